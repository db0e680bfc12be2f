import type { CDPSession, Page } from "@playwright/test";

/** A security device of Chromium that a test controls. */
interface VirtualAuthenticator {
  /** Number of passkeys that it holds. */
  readonly countPasskeys: () => Promise<number>;
  /** Whether its owner's fingerprint or PIN is right. */
  readonly setUserVerified: (verified: boolean) => Promise<void>;
  /** Whether it answers without a touch. */
  readonly setAutomatic: (automatic: boolean) => Promise<void>;
}

/**
 * Adds a platform authenticator that can hold passkeys to the page of a browser test (Chrome
 * DevTools Protocol, domain WebAuthn, read 2026-11). It stays until the page is closed. Integration
 * tests use `authenticator.ts`.
 */
export async function addVirtualAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async countPasskeys() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    setUserVerified: async (isUserVerified) =>
      void (await session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified })),
    setAutomatic: async (enabled) =>
      void (await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })),
  };
}
