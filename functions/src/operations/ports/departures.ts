/** Accounts that go, and what stays of them for a while (docs/decisions/0062). Times in ms since 1970. */
export interface Departures {
  /**
   * Closes the account: from here on neither its family nor a function writes anything of it. What its month has used
   * is kept under the account's address in the same moment, where that is known, and added to what its `heir` has used:
   * who has that address by now. A second time changes nothing: answers whether it was the first.
   */
  begin: (leaver: { uid: string; addressKey: string | null; heir: string | null }, now: number) => Promise<boolean>;
  /** Accounts that have to be gone through once more at `now`. */
  unfinished: (now: number) => AsyncIterable<string>;
  /** Nothing of the account can come back any more. */
  finish: (uid: string) => Promise<void>;
  /** Deletes what was kept and whose time is over at `now`; answers how many there were. */
  deleteExpired: (now: number) => Promise<number>;
}

/** Who may sign in. */
export interface SignIns {
  /** What stands for the account's address, which nobody can read from it; null for one that is gone or has none. */
  addressKeyOf: (uid: string) => Promise<string | null>;
  /** The same for an address. */
  keyOf: (address: string) => string;
  /** Who signs in with the address; null where nobody does. */
  holderOf: (address: string) => Promise<string | null>;
  /** What the sign-in service knows of the account, without secrets; null for one that is gone. */
  describe: (uid: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Ends every sign-in and the account; one that is gone already is no news. */
  remove: (uid: string) => Promise<void>;
}

export interface SubscriptionEnder {
  /** Ends what a family that goes pays for, at once; where there is nothing to end, nothing happens. */
  end: (uid: string) => Promise<void>;
  /** The same for a family that stays: it can buy again. */
  stop: (uid: string) => Promise<void>;
}
