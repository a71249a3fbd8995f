import type { Account } from '../account/account.ts';
import type { EventLog } from '../webhooks/event-log.ts';

export interface Deps {
  account: Account;
  eventLog: EventLog;
}
