import { ADMIN_ACTIONS } from '@talelantern/domain/contracts/admin/actions';
import { adminContract } from '@talelantern/domain/contracts/admin/admin-action';
import { ADMIN_PERMISSIONS } from '@talelantern/domain/admin/permissions';
import { createCheckoutSessionContract } from '@talelantern/domain/contracts/create-checkout-session';
import { createPortalSessionContract } from '@talelantern/domain/contracts/create-portal-session';
import { ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ADMIN_BODIES } from './support/admin-bodies.ts';
import { createAdmin } from './support/admins.ts';
import { fieldName, fieldsOf, type Field } from './support/bodies-fields.ts';
import { generateBodies } from './support/bodies-generated.ts';
import type { Body } from './support/bodies-valid.ts';
import { createFamily } from './support/family.ts';
import { newRequestId, type FunctionResponse } from './support/function-under-test.ts';
import { createHousehold, type Household } from './support/household.ts';
import { customerOf, setUpPayments } from './support/payments.ts';

const COUNT = 200;
const SEED = 20_261_123;
/** Families that send concurrently, each one body at a time. */
const FAMILIES = 4;
/** A payment page takes five requests to the vendor. */
const SLOW = { timeout: 240_000 };

const { functions, stripe, subscribe, sendEvent } = await setUpPayments({
  CALLS_PER_MINUTE: '1000000',
  PAYMENT_PAGES_PER_HOUR: '1000000',
});

const refusalSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.optional(z.string()),
    field: z.optional(z.string()),
  }),
});

/** The fault of a response, or null: a refusal must have its status's code, and 500 is always wrong. */
function faultOf({ status, json, text }: FunctionResponse, response: z.ZodMiniType): string | null {
  const description = `${status} ${text}`;
  if (status === 200) return response.safeParse(json).success ? null : description;
  const refusal = refusalSchema.safeParse(json);
  const isRefused = refusal.success && ERROR_STATUS[refusal.data.error.code] === status && status < 429;
  return isRefused && status !== 401 ? null : description;
}

interface Sending {
  valid: readonly Body[];
  fields: readonly Field[];
  request: z.ZodMiniType;
  response: z.ZodMiniType;
  count: number;
  seed?: number;
  other: Household;
  send: (body: Body) => Promise<FunctionResponse>;
}

/** Sends generated bodies; returns how many were accepted. @throws on the first response outside the contract. */
async function sendAll({
  valid,
  fields,
  request,
  response,
  count,
  seed = SEED,
  other,
  send,
}: Sending): Promise<number> {
  const fits = (body: Body): boolean => request.safeParse(JSON.parse(JSON.stringify(body))).success;
  const bodies = generateBodies({ valid, fields, other, fits }, { count, seed });
  let accepted = 0;
  for (const { body } of bodies) {
    const received = await send(body);
    expect(faultOf(received, response), JSON.stringify(body).slice(0, 1_000)).toBeNull();
    if (received.status === 200) accepted += 1;
  }
  return accepted;
}

it.each([
  [createCheckoutSessionContract, { plan: 'pro_monthly' }],
  [createPortalSessionContract, {}],
] as const)('$name responds to 200 generated bodies as its contract says', SLOW, async (contract, body) => {
  const { name, request, response } = contract;
  const other = await createHousehold();
  const count = COUNT / FAMILIES;
  const sendFor = async (index: number): Promise<number> => {
    const family = await createFamily();
    expect((await functions.call('createCheckoutSession', family, { plan: 'pro_monthly' })).status).toBe(200);
    const valid = [{ ...body, userId: family.uid, requestId: newRequestId() }];
    const send = (sentBody: Body) => functions.call(name, family, sentBody);
    return sendAll({ valid, fields: fieldsOf(request), request, response, count, seed: SEED + index, other, send });
  };
  const accepted = await Promise.all(Array.from({ length: FAMILIES }, (_, index) => sendFor(index)));
  expect(accepted.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(COUNT / 20);
});

it('stripeWebhook responds to 200 generated, correctly signed events according to its contract', SLOW, async () => {
  const [family, other] = [await createFamily(), await createHousehold()];
  await subscribe(family, 'pro_monthly');
  const customer = await customerOf(family);
  const about = { id: 'sub_1', object: 'subscription', customer, charge: 'ch_1', refunded: false };
  const valid = ['customer.subscription.updated', 'charge.refunded', 'charge.dispute.funds_withdrawn'].map(
    (type, index) => ({
      id: `evt_generated${index}${Date.now()}`,
      type,
      created: 1_790_000_000,
      livemode: false,
      data: { object: about },
    }),
  );
  const paths = [['id'], ['type'], ['livemode'], ['data'], ['data', 'object']];
  const within = Object.keys(about).map((field) => ['data', 'object', field]);
  await stripe.setWebhook(null);
  const accepted = await sendAll({
    valid,
    fields: [...paths, ...within].map((path) => ({ path, choices: [] })),
    request: z.object({ data: z.object({ object: z.object({}) }) }),
    response: z.strictObject({ received: z.literal(true) }),
    count: COUNT,
    other,
    send: sendEvent,
  });
  expect(accepted).toBeGreaterThan(COUNT / 20);
});

/** Fields that would change settings for all other tests. */
const UNCHANGED_FIELDS = ['action', 'revision'];

it('admin responds to 200 generated bodies according to the contract of each action', SLOW, async () => {
  const [admin, other] = [await createAdmin(ADMIN_PERMISSIONS), await createHousehold()];
  const actions = Object.values(ADMIN_ACTIONS);
  let accepted = 0;
  for (const { action, request, response } of actions) {
    const valid = [{ ...ADMIN_BODIES[action], userId: admin.uid, requestId: newRequestId() }];
    const fields = fieldsOf(request).filter(({ path }) => !UNCHANGED_FIELDS.includes(fieldName(path)));
    const send = (body: Body) => functions.call(adminContract.name, admin, body);
    accepted += await sendAll({
      valid,
      fields,
      request,
      response,
      count: Math.ceil(COUNT / actions.length),
      other,
      send,
    });
  }
  expect(accepted).toBeGreaterThan(COUNT / 20);
});
