import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { VendorEvent } from '../account/records.ts';
import type { Postman } from './postman.ts';

/** The one version of the API that the stand-in speaks: the one that the pinned SDK asks for. */
export const API_VERSION = '2026-10-28.endive';

/** What an event is about: any object of the vendor's. */
interface Subject extends Readonly<Record<string, unknown>> {
  id: string;
  object: string;
}

/** Writes down what happens in the account and hands it to the webhooks. */
export class Announcer {
  private readonly account: Account;
  private readonly postman: Postman;

  constructor(account: Account, postman: Postman) {
    this.account = account;
    this.postman = postman;
  }

  /** `previous` holds the old values of what has changed, for events that end in `.updated`. */
  announce(type: string, subject: Subject, previous?: Readonly<Record<string, unknown>>): VendorEvent {
    const customer = subject.object === 'customer' ? subject.id : subject['customer'];
    const event: VendorEvent = {
      id: newId('evt', 24),
      object: 'event',
      api_version: API_VERSION,
      created: this.account.now(typeof customer === 'string' ? customer : null),
      data: {
        object: structuredClone({ ...subject }),
        ...(previous === undefined ? {} : { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: this.postman.addressees(type).length,
      request: { id: newId('req', 14), idempotency_key: null },
      type,
    };
    this.account.events.put(event);
    this.postman.post(event);
    return event;
  }
}
