/** How an open page detects that its account was disabled (docs/decisions/0081). */
export interface AccountAccess {
  isDisabled: () => Promise<boolean>;
  /** Refreshes the token; the sign-in service then ends the session of a disabled user, with the reason. */
  confirm: () => Promise<unknown>;
}

/** Poll interval. With the retry below, a disabled user is signed out within 60 s. */
const POLL_MS = 40_000;
/** The sign-in service may disable the account slightly later than the database. */
const RETRY_MS = 5_000;

/** Polls while the page is visible, and when it becomes visible. Returns a function that stops polling. */
export function watchAccess({ isDisabled, confirm }: AccountAccess): () => void {
  let checkedAt = Date.now();
  let wait = POLL_MS;

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - checkedAt < wait) return;
    checkedAt = Date.now();
    const disabled = await isDisabled();
    wait = disabled ? RETRY_MS : POLL_MS;
    if (disabled) await confirm();
  }

  // A failed request does not mean that the account is disabled.
  const poll = (): void => void check().catch(() => undefined);
  const timer = setInterval(poll, RETRY_MS);
  document.addEventListener('visibilitychange', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
  };
}
