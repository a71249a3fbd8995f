import type { Account } from '../account/account.ts';
import type { EventLog } from '../webhooks/event-log.ts';

/** One authorised request to the API. */
export interface ApiCall {
  account: Account;
  eventLog: EventLog;
  /** The ids in the path, in order. */
  ids: readonly string[];
  /** The query or form, values as text. */
  params: Readonly<Record<string, unknown>>;
  /** Base URL of the stand-in's pages, e.g. 'http://127.0.0.1:8414'. */
  origin: string;
}

/** Returns the JSON to send. @throws ApiError to refuse. */
export type Endpoint = (call: ApiCall) => object;
