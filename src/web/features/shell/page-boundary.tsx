import { Component, type ReactNode } from "react";
import { PageError } from "./page-error.tsx";

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  reference: string;
}

/** Alphabet of references, for reading them aloud: no vowels and no ambiguous characters. */
const ALPHABET = "23456789BCDFGHJKMNPQRTVWX";

function newReference(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join("");
}

/**
 * Error boundary of a dashboard page (`routes/dashboard.tsx`): shows `PageError` with a reference
 * of eight characters, which it also logs to the console; the frame stays usable. Needs a new `key`
 * for each page. Outside of the dashboard, `ErrorBoundary` of `root.tsx` does this.
 */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, reference: "" };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error, reference: newReference() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`Page crashed (reference ${this.state.reference})`, error);
  }

  override render(): ReactNode {
    const { error, reference } = this.state;
    return reference === "" ? this.props.children : <PageError error={error} reference={reference} />;
  }
}
