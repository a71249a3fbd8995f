import { isAppError } from '@talelantern/domain/errors/app-error';

/** Lets an open page detect that its account was disabled (docs/decisions/0081). */
export interface AccountAccess {
  /** `missing`: there is no profile; the account may have been deleted on another device. */
  read: () => Promise<'open' | 'disabled' | 'missing'>;
  /** Refreshes the token, and rejects with the reason if the session has ended. Null if nobody is signed in. */
  confirm: () => Promise<string | null>;
  /** Marks the family as signing out, so that none of its data is kept when the session ends; or removes this mark. */
  leave: () => void;
  arrive: () => void;
}

/** Poll interval. With the retry below, a disabled user is signed out within 60 s. */
const POLL_MS = 40_000;
/** Time until the next check, because the sign-in service may disable the account slightly later than the database. */
const RETRY_MS = 5_000;

/** Polls while the page is visible, and immediately when it becomes visible. Returns a function that stops polling. */
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
    // The session stays: the deletion may still be running, or this user may never have had a profile.
    const isSignedIn = await confirm().then(
      (token) => token !== null,
      (error: unknown) => !isAppError(error),
    );
    if (isSignedIn) arrive();
  }

  // Ignores a failed request, which does not mean that the account is disabled.
  const poll = (): void => void check().catch(() => undefined);
  const timer = setInterval(poll, RETRY_MS);
  document.addEventListener('visibilitychange', poll);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', poll);
  };
}
