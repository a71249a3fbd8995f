import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Delivery, VendorEvent } from '../account/records.ts';
import { signatureHeader } from './signature.ts';

/** A webhook that receives every event, set when it starts or by a test. */
export interface Webhook {
  url: string;
  secret: string;
}

/** The webhook that is set directly, without an endpoint object. */
const DIRECT = 'direct';

/** Delays between attempts in ms. The vendor tries for three days; a developer does not wait that long. */
const RETRY_DELAYS_MS = [1000, 3000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];

/** Timeout of a delivery, ms: functions on a busy machine start slowly. */
const TIMEOUT_MS = 60_000;

interface Recipient {
  endpoint: string;
  url: string;
}

/** Delivers signed events to webhooks, retries failures, and delays or reorders them on request. */
export class WebhookSender {
  direct: Webhook | null;
  private readonly account: Account;
  private readonly onChange: () => void;
  private isHolding = false;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly inFlight = new Set<Promise<void>>();
  /** The last delivery in each endpoint's queue. */
  private readonly queues = new Map<string, Promise<void>>();
  private readonly closing = new AbortController();

  constructor(account: Account, direct: Webhook | null, onChange: () => void) {
    this.account = account;
    this.direct = direct;
    this.onChange = onChange;
  }

  recipients(type: string): Recipient[] {
    const endpoints = this.account.webhookEndpoints
      .all()
      .filter(
        ({ status, enabled_events: enabledTypes }) =>
          status === 'enabled' && (enabledTypes.includes('*') || enabledTypes.includes(type)),
      )
      .map(({ id, url }) => ({ endpoint: id, url }));
    return this.direct === null ? endpoints : [...endpoints, { endpoint: DIRECT, url: this.direct.url }];
  }

  post(event: VendorEvent): void {
    for (const delivery of this.prepare(event)) if (delivery.state === 'waiting') this.sendInOrder(delivery);
  }

  hold(): void {
    this.isHolding = true;
  }

  /** Sends the held deliveries one after another, and stops holding. */
  async release(order: 'as-made' | 'reversed'): Promise<void> {
    this.isHolding = false;
    const heldDeliveries = this.account.deliveries.all().filter(({ state }) => state === 'held');
    if (order === 'reversed') heldDeliveries.reverse();
    for (const delivery of heldDeliveries) await this.send({ ...delivery, state: 'waiting' });
  }

  /** Sends an event `times` more times in parallel, even while holding. */
  async repeat(event: VendorEvent, times: number): Promise<void> {
    const deliveries = Array.from({ length: times }, () => this.prepare(event)).flat();
    await Promise.all(deliveries.map((delivery) => this.send({ ...delivery, state: 'waiting' })));
  }

  /** Retries all failed deliveries that are not given up, even of earlier runs. */
  async retryNow(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await this.settled();
    const waitingDeliveries = this.account.deliveries.all().filter(({ state }) => state === 'waiting');
    await Promise.all(waitingDeliveries.map((delivery) => this.send(delivery)));
  }

  /** Resolves when no delivery is in progress; those that wait for a retry do not count. */
  async settled(): Promise<void> {
    while (this.inFlight.size > 0) await Promise.all(this.inFlight);
  }

  /** Cancels held and waiting deliveries. */
  clear(): void {
    this.isHolding = false;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  close(): void {
    this.clear();
    this.closing.abort();
  }

  private prepare(event: VendorEvent): Delivery[] {
    return this.recipients(event.type).map(({ endpoint, url }) =>
      this.account.deliveries.put({
        id: newId('del', 16),
        event: event.id,
        type: event.type,
        url,
        endpoint,
        state: this.isHolding ? 'held' : 'waiting',
        attempts: [],
      }),
    );
  }

  /** One delivery at a time: a payment causes several events, and each would start a function process. */
  private sendInOrder(delivery: Delivery): void {
    const { endpoint } = delivery;
    const before = this.queues.get(endpoint) ?? Promise.resolve();
    this.queues.set(endpoint, this.send(delivery, before));
  }

  private send(delivery: Delivery, after: Promise<void> = Promise.resolve()): Promise<void> {
    const sending = after.then(() => this.attempt(delivery)).finally(() => this.inFlight.delete(sending));
    this.inFlight.add(sending);
    return sending;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    if (this.isForgotten(delivery)) return;
    const status = await this.deliver(delivery);
    if (this.isForgotten(delivery)) return;
    const attempts = [...delivery.attempts, status];
    const wait = RETRY_DELAYS_MS[attempts.length - 1];
    const isTaken = status >= 200 && status < 300;
    const state = isTaken ? 'delivered' : wait === undefined ? 'given-up' : 'waiting';
    const tried = this.account.deliveries.put({ ...delivery, attempts, state });
    this.onChange();
    if (state !== 'waiting') return;
    const timer = setTimeout(() => {
      this.timers.delete(tried.id);
      void this.send(tried);
    }, wait);
    this.timers.set(tried.id, timer);
  }

  private isForgotten({ id }: Delivery): boolean {
    return this.closing.signal.aborted || this.account.deliveries.find(id) === undefined;
  }

  /** Returns the status, 0 if none arrived. */
  private async deliver({ event, endpoint, url }: Delivery): Promise<number> {
    const body = JSON.stringify(this.account.events.find(event), null, 2);
    const secret = endpoint === DIRECT ? this.direct?.secret : this.account.webhookSecrets.find(endpoint)?.secret;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
          'stripe-signature': signatureHeader(body, secret ?? '', Math.floor(Date.now() / 1000)),
        },
        body,
        redirect: 'manual',
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
