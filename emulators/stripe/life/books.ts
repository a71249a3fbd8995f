import type { Account } from '../account/account.ts';
import type { Announcer } from '../webhooks/announcer.ts';

/** Where what happens is written down and told. */
export interface Books {
  account: Account;
  announcer: Announcer;
}
