import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { VendorEvent } from '../account/records.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** The API version of the pinned SDK, the only one supported. */
export const API_VERSION = '2026-10-28.endive';

/** The object of an event. */
interface Subject extends Readonly<Record<string, unknown>> {
  id: string;
  object: string;
}

/** Stores the account's events and passes them to the webhook sender. */
export class EventLog {
  private readonly account: Account;
  private readonly webhookSender: WebhookSender;

  constructor(account: Account, webhookSender: WebhookSender) {
    this.account = account;
    this.webhookSender = webhookSender;
  }

  /** `previous` contains the old values of changed fields, for `.updated` events. */
  record(type: string, subject: Subject, previous?: Readonly<Record<string, unknown>>): VendorEvent {
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
      pending_webhooks: this.webhookSender.recipients(type).length,
      request: { id: newId('req', 14), idempotency_key: null },
      type,
    };
    this.account.events.put(event);
    this.webhookSender.post(event);
    return event;
  }
}
