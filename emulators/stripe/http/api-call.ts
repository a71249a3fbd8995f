import type { Account } from '../account/account.ts';
import type { Announcer } from '../webhooks/announcer.ts';

/** One request to the API that has been let in. */
export interface ApiCall {
  account: Account;
  announcer: Announcer;
  /** What the path names in braces, in order. */
  ids: readonly string[];
  /** The query or the form, still as text. */
  params: Readonly<Record<string, unknown>>;
  /** Where the stand-in's own pages stand, e.g. 'http://127.0.0.1:8414'. */
  origin: string;
}

/** Answers the JSON of the answer. @throws ApiError where the vendor refuses. */
export type Endpoint = (call: ApiCall) => object;
