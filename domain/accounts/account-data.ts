/** How long a deleted account's tombstone and the keyed hash of its email address are kept. */
export const KEPT_AFTER_DELETION_DAYS = 40;

/** Deleting an account needs a recent sign-in, because another person may use a device that is signed in. */
export const RECENT_SIGN_IN_MINUTES = 5;

export const ARCHIVE_KEPT_HOURS = 24;

export const DELETION_WORD = 'delete';

export const isDeletionWord = (typed: string): boolean => typed.trim().toLowerCase() === DELETION_WORD;

/** How long a report is kept after it was closed, or a visitor's report after it was sent. */
export const REPORTS_KEPT_DAYS = 180;
/** For the ids of events: longer than the vendor sends one again (https://docs.stripe.com/webhooks#retries). */
export const PAYMENT_EVENTS_KEPT_DAYS = 35;

/** How long entries of the audit log are kept, even if the account that they are about is deleted. */
export const AUDIT_KEPT_YEARS = 2;
