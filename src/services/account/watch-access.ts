import { isAppError } from '@talelantern/domain/errors/app-error';

/** How an open page detects that its account was disabled (docs/decisions/0081). */
export interface AccountAccess {
  /** `missing`: there is no profile. The account may have been deleted on another device. */
  read: () => Promise<'open' | 'disabled' | 'missing'>;
  /**
   * Refreshes the token; the sign-in service then ends the session of a disabled or deleted user, with the reason, which
   * this rejects with as an AppError. Null if nobody is signed in.
   */
  confirm: () => Promise<string | null>;
  /** Marks the family as signing out, so that nothing of it is kept when the session ends, and takes this back. */
  leave: () => void;
  arrive: () => void;
}

/** Poll interval. With the retry below, a disabled user is signed out within 60 s. */
const POLL_MS = 40_000;
/** The sign-in service may disable the account slightly later than the database. */
const RETRY_MS = 5_000;

/** Polls while the page is visible, and when it becomes visible. Returns a function that stops polling. */
export function watchAccess({ read, confirm, leave, arrive }: AccountAccess): () => void {
  let checkedAt = Date.now();
  let wait = POLL_MS;

  async function check(): Promise<void> {
    if (document.hidden || Date.now() - checkedAt < wait) return;
    checkedAt = Date.now();
    const access = await read();
    wait = access === 'disabled' ? RETRY_MS : POLL_MS;
    if (access === 'disabled') await confirm();
    else if (access === 'missing') await confirmDeletion();
  }

  async function confirmDeletion(): Promise<void> {
    leave();
    // The deletion may still be running, or this user never got a profile.
    const isSignedIn = await confirm().then(
      (token) => token !== null,
      (error: unknown) => !isAppError(error),
    );
    if (isSignedIn) arrive();
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
