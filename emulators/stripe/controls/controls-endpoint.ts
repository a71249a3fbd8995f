import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { sendJson } from '../http/answer.ts';
import { ApiError } from '../http/api-error.ts';
import { announceChange } from '../life/change-subscription.ts';
import { disputeCharge } from '../life/charges.ts';
import { advanceClock, advanceToPeriodEnd } from '../life/pass-time.ts';
import type { Office } from '../office.ts';
import { plannedFaultSchema } from './fault-book.ts';

export const CONTROLS_PREFIX = '/__controls/';

const DAY = 86_400;

const advanceSchema = z.object({
  customer: z.string(),
  by: z.union([z.literal('period'), z.object({ days: z.number().check(z.minimum(0)) })]),
});
const cardSchema = z.object({ customer: z.string(), card: z.enum(['good', 'declined']) });
const alterSchema = z.object({ subscription: z.string(), fields: z.record(z.string(), z.unknown()) });
const disputeSchema = z.object({ charge: z.string() });
const webhookSchema = z.object({ webhook: z.nullable(z.object({ url: z.url(), secret: z.string() })) });
const orderSchema = z.object({ order: z.enum(['as-made', 'reversed']) });
const repeatSchema = z.object({ event: z.string(), times: z.int().check(z.minimum(1), z.maximum(100)) });
const releaseSchema = z.object({ token: z.string() });

/** What a control does with the body it gets; it answers what the caller is to know. */
type Control = (office: Office, body: unknown) => object | undefined | void | Promise<void>;

/**
 * The test controls; tests/support/stripe-stand-in.ts is their client and says what each does. They need no key, exist
 * only in the stand-in, and stay the same whatever the vendor's API becomes.
 */
const CONTROLS: Readonly<Record<string, Control>> = {
  'POST advance': (office, body) => {
    const { customer, by } = advanceSchema.parse(body);
    office.account.customers.need(customer);
    if (by === 'period') advanceToPeriodEnd(office, customer);
    else advanceClock(office, customer, Math.round(by.days * DAY));
  },
  'POST card': ({ account }, body) => {
    const { customer, card } = cardSchema.parse(body);
    account.standings.put({ ...account.standing(account.customers.need(customer).id), card });
  },
  'POST alter': (office, body) => {
    const { subscription, fields } = alterSchema.parse(body);
    const before = office.account.subscriptions.need(subscription);
    announceChange(office, before, { ...before, ...fields });
  },
  'POST dispute': (office, body) => {
    disputeCharge(office, office.account.charges.need(disputeSchema.parse(body).charge));
  },
  'POST webhook': ({ postman }, body) => {
    postman.direct = webhookSchema.parse(body).webhook;
  },
  'GET deliveries': ({ account }) => ({ deliveries: account.deliveries.all() }),
  'POST deliveries/hold': ({ postman }) => postman.hold(),
  'POST deliveries/release': ({ postman }, body) => postman.release(orderSchema.parse(body).order),
  'POST deliveries/repeat': ({ account, postman }, body) => {
    const { event, times } = repeatSchema.parse(body);
    return postman.repeat(account.events.need(event), times);
  },
  'POST deliveries/retry': ({ postman }) => postman.retryNow(),
  'POST deliveries/settled': ({ postman }) => postman.settled(),
  'POST faults': ({ faults }, body) => faults.plan(plannedFaultSchema.parse(body)),
  'DELETE faults': ({ faults }) => faults.clear(),
  'POST release': ({ faults }, body) => faults.release(releaseSchema.parse(body).token),
  'GET requests': ({ log }) => ({ requests: log.list() }),
  'POST reset': (office) => office.reset(),
};

/** Answers a control. @throws ApiError for one that is not there or asks for what is not */
export async function answerControls(
  office: Office,
  response: ServerResponse,
  { method, path, bodyText }: { method: string; path: string; bodyText: string },
): Promise<void> {
  const control = CONTROLS[`${method} ${path.slice(CONTROLS_PREFIX.length)}`];
  if (control === undefined) throw new ApiError(404, `No such control: ${method} ${path}`);
  const body: unknown = bodyText === '' ? {} : JSON.parse(bodyText);
  try {
    const answer = await control(office, body);
    office.save();
    sendJson(response, 200, answer ?? {});
  } catch (error) {
    if (error instanceof z.core.$ZodError) throw new ApiError(400, z.prettifyError(error));
    throw error;
  }
}
