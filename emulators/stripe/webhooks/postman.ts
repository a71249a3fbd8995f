import type { Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Delivery, VendorEvent } from '../account/records.ts';
import { signatureHeader } from './signature.ts';

/** An address that gets every event, given at the start or by a test. */
export interface Webhook {
  url: string;
  secret: string;
}

/** Names the webhook that no endpoint of the account stands for. */
const DIRECT = 'direct';

/** Waits between attempts, milliseconds. The vendor tries for three days; nobody at a desk waits so long. */
const RETRY_DELAYS_MS = [1000, 3000, 10_000, 30_000, 60_000, 300_000, 900_000, 3_600_000];

/** How long an answer may take, milliseconds: functions on a busy machine begin slowly. */
const PATIENCE_MS = 60_000;

interface Addressee {
  endpoint: string;
  url: string;
}

/** Carries events to the webhooks, signed, again where nobody took them, and late or in disorder on request. */
export class Postman {
  direct: Webhook | null;
  private readonly account: Account;
  private readonly whenChanged: () => void;
  private isHolding = false;
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly onTheWay = new Set<Promise<void>>();
  /** The last delivery that each endpoint waits for. */
  private readonly queues = new Map<string, Promise<void>>();
  private readonly closing = new AbortController();

  constructor(account: Account, direct: Webhook | null, whenChanged: () => void) {
    this.account = account;
    this.direct = direct;
    this.whenChanged = whenChanged;
  }

  addressees(type: string): Addressee[] {
    const endpoints = this.account.webhookEndpoints
      .all()
      .filter(
        ({ status, enabled_events: wanted }) => status === 'enabled' && (wanted.includes('*') || wanted.includes(type)),
      )
      .map(({ id, url }) => ({ endpoint: id, url }));
    return this.direct === null ? endpoints : [...endpoints, { endpoint: DIRECT, url: this.direct.url }];
  }

  post(event: VendorEvent): void {
    for (const delivery of this.prepare(event)) if (delivery.state === 'waiting') this.sendInTurn(delivery);
  }

  hold(): void {
    this.isHolding = true;
  }

  /** Sends what is held back, one after the other, and holds nothing back any more. */
  async release(order: 'as-made' | 'reversed'): Promise<void> {
    this.isHolding = false;
    const held = this.account.deliveries.all().filter(({ state }) => state === 'held');
    if (order === 'reversed') held.reverse();
    for (const delivery of held) await this.send({ ...delivery, state: 'waiting' });
  }

  /** Sends an event so many times more, all at once, whatever is held back. */
  async repeat(event: VendorEvent, times: number): Promise<void> {
    const deliveries = Array.from({ length: times }, () => this.prepare(event)).flat();
    await Promise.all(deliveries.map((delivery) => this.send({ ...delivery, state: 'waiting' })));
  }

  /** Tries all again that failed and is not given up; at the start, what an earlier run has left. */
  async retryNow(): Promise<void> {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    await this.settled();
    const waiting = this.account.deliveries.all().filter(({ state }) => state === 'waiting');
    await Promise.all(waiting.map((delivery) => this.send(delivery)));
  }

  /** Resolves when nothing is on its way; what waits for its next attempt is not. */
  async settled(): Promise<void> {
    while (this.onTheWay.size > 0) await Promise.all(this.onTheWay);
  }

  /** Forgets what is held back and what would be tried again. */
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
    return this.addressees(event.type).map(({ endpoint, url }) =>
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

  /** A payment makes several events at once, and a machine with few cores would begin a function for each of them. */
  private sendInTurn(delivery: Delivery): void {
    const { endpoint } = delivery;
    const before = this.queues.get(endpoint) ?? Promise.resolve();
    this.queues.set(endpoint, this.send(delivery, before));
  }

  private send(delivery: Delivery, after: Promise<void> = Promise.resolve()): Promise<void> {
    const sending = after.then(() => this.attempt(delivery)).finally(() => this.onTheWay.delete(sending));
    this.onTheWay.add(sending);
    return sending;
  }

  private async attempt(delivery: Delivery): Promise<void> {
    if (this.isForgotten(delivery)) return;
    const status = await this.carry(delivery);
    if (this.isForgotten(delivery)) return;
    const attempts = [...delivery.attempts, status];
    const wait = RETRY_DELAYS_MS[attempts.length - 1];
    const isTaken = status >= 200 && status < 300;
    const state = isTaken ? 'delivered' : wait === undefined ? 'given-up' : 'waiting';
    const tried = this.account.deliveries.put({ ...delivery, attempts, state });
    this.whenChanged();
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

  /** Answers the status, 0 where nobody answered. */
  private async carry({ event, endpoint, url }: Delivery): Promise<number> {
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
        signal: AbortSignal.any([this.closing.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      await response.arrayBuffer();
      return response.status;
    } catch {
      return 0;
    }
  }
}
