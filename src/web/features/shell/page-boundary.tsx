import { Component, type ReactNode } from "react";
import { PageError } from "./page-error.tsx";

interface PageBoundaryProps {
  children: ReactNode;
}

interface PageBoundaryState {
  error: unknown;
  reference: string;
}

/** Eight characters that can be read out over the phone: no vowels, nothing that looks like something else. */
const LETTERS = "23456789BCDFGHJKMNPQRTVWX";

function newReference(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("");
}

/** Catches a page that cannot be drawn; the dashboard around it stays. Give it a new `key` for another page. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: null, reference: "" };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error, reference: newReference() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`A page stopped working (reference ${this.state.reference})`, error);
  }

  override render(): ReactNode {
    const { error, reference } = this.state;
    return reference === "" ? this.props.children : <PageError error={error} reference={reference} />;
  }
}
