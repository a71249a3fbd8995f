import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { sendJson } from '../http/send.ts';
import { ApiError } from '../http/api-error.ts';
import { recordChange } from '../lifecycle/change-subscription.ts';
import { disputeCharge, disputeKind } from '../lifecycle/disputes.ts';
import { advanceClock, advanceToPeriodEnd } from '../lifecycle/pass-time.ts';
import type { StandInState } from '../state.ts';
import { plannedFaultSchema } from './planned-faults.ts';

export const CONTROLS_PREFIX = '/__controls/';

const DAY = 86_400;

const advanceSchema = z.object({
  customer: z.string(),
  by: z.union([z.literal('period'), z.object({ days: z.number().check(z.minimum(0)) })]),
});
const cardSchema = z.object({ customer: z.string(), card: z.enum(['good', 'declined']) });
const alterSchema = z.object({ subscription: z.string(), fields: z.record(z.string(), z.unknown()) });
const disputeSchema = z.object({ charge: z.string(), kind: disputeKind });
const webhookSchema = z.object({ webhook: z.nullable(z.object({ url: z.url(), secret: z.string() })) });
const orderSchema = z.object({ order: z.enum(['as-made', 'reversed']) });
const repeatSchema = z.object({ event: z.string(), times: z.int().check(z.minimum(1), z.maximum(100)) });
const releaseSchema = z.object({ token: z.string() });

/** Handles the body of a control and returns its result. */
type Control = (standIn: StandInState, body: unknown) => object | undefined | void | Promise<void>;

/**
 * The test controls, documented in their client tests/support/stripe-stand-in.ts. They need no key, exist only in the
 * stand-in, and are independent of the vendor's API version.
 */
const CONTROLS: Readonly<Record<string, Control>> = {
  'POST advance': (standIn, body) => {
    const { customer, by } = advanceSchema.parse(body);
    standIn.account.customers.getOrThrow(customer);
    if (by === 'period') advanceToPeriodEnd(standIn, customer);
    else advanceClock(standIn, customer, Math.round(by.days * DAY));
  },
  'POST card': ({ account }, body) => {
    const { customer, card } = cardSchema.parse(body);
    account.standings.put({ ...account.customerState(account.customers.getOrThrow(customer).id), card });
  },
  'POST alter': (standIn, body) => {
    const { subscription, fields } = alterSchema.parse(body);
    const before = standIn.account.subscriptions.getOrThrow(subscription);
    recordChange(standIn, before, { ...before, ...fields });
  },
  'POST dispute': (standIn, body) => {
    const { charge, kind } = disputeSchema.parse(body);
    disputeCharge(standIn, standIn.account.charges.getOrThrow(charge), kind);
  },
  'POST webhook': ({ webhookSender }, body) => {
    webhookSender.direct = webhookSchema.parse(body).webhook;
  },
  'GET deliveries': ({ account }) => ({ deliveries: account.deliveries.all() }),
  'POST deliveries/hold': ({ webhookSender }) => webhookSender.hold(),
  'POST deliveries/release': ({ webhookSender }, body) => webhookSender.release(orderSchema.parse(body).order),
  'POST deliveries/repeat': ({ account, webhookSender }, body) => {
    const { event, times } = repeatSchema.parse(body);
    return webhookSender.repeat(account.events.getOrThrow(event), times);
  },
  'POST deliveries/retry': ({ webhookSender }) => webhookSender.retryNow(),
  'POST deliveries/settled': ({ webhookSender }) => webhookSender.settled(),
  'POST faults': ({ faults }, body) => faults.plan(plannedFaultSchema.parse(body)),
  'DELETE faults': ({ faults }) => faults.clear(),
  'POST release': ({ faults }, body) => faults.release(releaseSchema.parse(body).token),
  'GET requests': ({ log }) => ({ requests: log.list() }),
  'POST reset': (standIn) => standIn.reset(),
};

/**
 * Runs the requested test control and sends its result as the response. @throws ApiError for an unknown control or an
 * invalid body.
 */
export async function serveControls(
  standIn: StandInState,
  response: ServerResponse,
  { method, path, bodyText }: { method: string; path: string; bodyText: string },
): Promise<void> {
  const control = CONTROLS[`${method} ${path.slice(CONTROLS_PREFIX.length)}`];
  if (control === undefined) throw new ApiError(404, `No such control: ${method} ${path}`);
  const body: unknown = bodyText === '' ? {} : JSON.parse(bodyText);
  try {
    const result = await control(standIn, body);
    standIn.save();
    sendJson(response, 200, result ?? {});
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw new ApiError(400, z.prettifyError(error));
    throw error;
  }
}
