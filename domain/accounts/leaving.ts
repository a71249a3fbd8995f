/** What stays of an account that was deleted stays for so long: its tombstone, and its address as a keyed hash. */
export const KEPT_AFTER_LEAVING_DAYS = 40;

/** Nobody may delete an account from a device that somebody left signed in: so fresh has the sign-in to be. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** For so long a packed archive can be fetched. */
export const ARCHIVE_KEPT_HOURS = 24;

/** What a family types before its account goes. */
export const DELETION_WORD = 'delete';

/** Whether what was typed is the word, however it is written. */
export const isDeletionWord = (typed: string): boolean => typed.trim().toLowerCase() === DELETION_WORD;

/** How long it is noted what administrators did, from then on and also where the account goes that it was about. */
export const AUDIT_KEPT_YEARS = 2;
