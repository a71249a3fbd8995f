/** How an open page learns that its family was switched off (docs/decisions/0081). */
export interface Standing {
  /** Whether the database shuts the family out. One small read; rejects without an answer. */
  isShutOut: () => Promise<boolean>;
  /** Asks the sign-in service for a new token; it ends the session of whoever was switched off, and says why. */
  confirm: () => Promise<unknown>;
}

/** With the look after it still within the minute in which a family is to be out. */
const EVERY_MS = 40_000;
/** The sign-in service may hear of it a moment after the database. */
const AGAIN_MS = 5_000;

/** Looks now and then while the page is to be seen, and when somebody comes back to it. Returns what stops it. */
export function watchStanding({ isShutOut, confirm }: Standing): () => void {
  let lookedAt = Date.now();
  let wait = EVERY_MS;

  async function look(): Promise<void> {
    if (document.hidden || Date.now() - lookedAt < wait) return;
    lookedAt = Date.now();
    const isOut = await isShutOut();
    wait = isOut ? AGAIN_MS : EVERY_MS;
    if (isOut) await confirm();
  }

  // Without an answer nothing has changed.
  const lookAgain = (): void => void look().catch(() => undefined);
  const timer = setInterval(lookAgain, AGAIN_MS);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
