import * as everywhere from '@talelantern/domain/contracts/contract';
import * as entityId from '@talelantern/domain/contracts/entity-id';
import * as narration from '@talelantern/domain/contracts/generate-audio-narration';
import * as image from '@talelantern/domain/contracts/generate-image';
import * as story from '@talelantern/domain/contracts/generate-story';
import * as saving from '@talelantern/domain/contracts/save-image';
import * as scene from '@talelantern/domain/contracts/scene-sentences';
import * as sharing from '@talelantern/domain/contracts/update-sharing';
import { ERROR_CODES, ERROR_STATUS } from '@talelantern/domain/errors/app-error';
import { INVALID_DESCRIPTION } from '@talelantern/domain/images/image-prompt';
import { SAVE_LOCATION_FIRST } from '@talelantern/domain/locations/location-form';
import * as sceneRequest from '@talelantern/domain/stories/scene-request';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import sharp from 'sharp';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { PICTURE_NOT_FOUND } from '../../../functions/src/operations/pictures/own-picture.ts';
import { fieldName, fieldsOf } from './bodies-fields.ts';
import { generateBodies, type Batch } from './bodies-generated.ts';
import { fullBodies, type Asker, type Body } from './bodies-valid.ts';
import { chapter, telling, TELLING } from './chapters.ts';
import { adminFirestore } from './cloud-access.ts';
import type { EveryFunction } from './every-function.ts';
import { newRequestId, type Answer } from './function-under-test.ts';
import type { StandIn } from '../../support/stand-in.ts';
import type { Household } from './household.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';

/** So many requests must not be slowed down for being many. */
export const NO_BRAKES = {
  STARTS_PER_MINUTE: '1000000',
  STARTS_PER_DAY: '1000000',
  CALLS_PER_MINUTE: '1000000',
  SPEND_CAP_UNLIMITED_MICROS: '1000000000000',
};

/** Fields that nothing can be wrong with, and why. */
const TAKES_ANYTHING: Readonly<Record<string, string>> = {
  model: 'models are configuration: accepted and ignored (architecture §3)',
  'characters.0': 'entries are checked one by one, and one that a story can be told about is enough',
};

/** What any function may say, whichever it is. */
const SENTENCES: readonly unknown[] = [
  ...[everywhere, entityId, narration, image, story, saving, scene, sharing, sceneRequest].flatMap((module) =>
    Object.values<unknown>(module).filter((value) => typeof value === 'string'),
  ),
  ...Object.values(sharing.SHARING_SENTENCES).flatMap(({ notFound, noPermission }) => [notFound, noPermission]),
  INVALID_DESCRIPTION,
  SAVE_LOCATION_FIRST,
  LIMIT_REACHED,
  PICTURE_NOT_FOUND,
];

/** Nothing that a body says may have another answer: no 401, 429 or 503, and never a 500. */
const STATUSES = [400, 403, 404, 409, 413];

const refusalSchema = z.strictObject({
  error: z.strictObject({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    requestId: z.string(),
    field: z.optional(z.string()),
  }),
});
type Refusal = z.infer<typeof refusalSchema>['error'];

/** Few enough that the stand-in remembers all that was asked of it, and that no allowance of a day is used up. */
const BATCH = 100;
const REMEMBERED = 500;
const AT_ONCE = 4;

/** Calls that write one and the same share wait for each other, up to 500. */
const ONE_BY_ONE: readonly string[] = ['updateSharing'];

type Contract = (typeof HTTPS_CONTRACTS)[number];

interface Meeting {
  functions: EveryFunction;
  asker: Asker;
  other: Household;
}

interface Outcome {
  accepted: number;
  /** Names of the fields that were never refused although something can be wrong with them. */
  neverRefused: string[];
}

/**
 * Sends generated bodies to a function. Each gets an answer of its contract; whoever is refused by the schema has
 * not been heard of by any vendor, whoever is refused later by none that is paid; and the function still works afterwards.
 */
export async function sendBodies(meeting: Meeting, contract: Contract, wanted: Batch): Promise<Outcome> {
  const { name, request } = contract;
  const { asker, other } = meeting;
  const fields = fieldsOf(request);
  const valid = fullBodies(name, asker).map((body) => ({ ...body, requestId: newRequestId() }));
  await answerAtOnce(meeting.functions.standIn);
  await expectAccepted(meeting, name, valid);
  const bodies = generateBodies({ valid, fields, other }, wanted);
  const isRefused = (body: Body): boolean => !request.safeParse(JSON.parse(JSON.stringify(body))).success;
  const refusals: Refusal[] = [];
  for (const batch of batches(bodies.filter(isRefused))) {
    const refused = await sendBatch(meeting, contract, batch);
    expect(refused).toHaveLength(batch.length);
    expect(await meeting.functions.standIn.requests()).toEqual([]);
    refusals.push(...refused);
  }
  for (const batch of batches(bodies.filter((body) => !isRefused(body)))) {
    const refused = await sendBatch(meeting, contract, batch);
    await expectUnpaid(meeting, refused);
    refusals.push(...refused);
  }
  await expectAccepted(
    meeting,
    name,
    valid.map((body) => ({ ...body, requestId: newRequestId() })),
  );
  const refusedFields = new Set(refusals.map(({ field }) => field));
  const names = fields.map(({ path }) => fieldName(path)).filter((field) => !(field in TAKES_ANYTHING));
  return {
    accepted: bodies.length - refusals.length,
    neverRefused: names.filter((field) => !refusedFields.has(field)),
  };
}

const batches = (bodies: readonly Body[]): Body[][] =>
  Array.from({ length: Math.ceil(bodies.length / BATCH) }, (_, index) =>
    bodies.slice(index * BATCH, (index + 1) * BATCH),
  );

/** Forgets what was asked of the vendor, who from now on takes no time. */
async function answerAtOnce(standIn: StandIn): Promise<void> {
  await standIn.reset();
  const picture = await sharp({ create: { width: 48, height: 64, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer();
  await standIn.plan({ kind: 'picture', base64: picture.toString('base64') });
  await standIn.plan(telling(chapter(6)), TELLING);
}

async function expectAccepted({ functions, asker }: Meeting, name: string, bodies: readonly Body[]): Promise<void> {
  for (const body of bodies) {
    const { status, text } = await functions.call(name, asker.family, body);
    expect(status, text).toBe(200);
  }
}

/** Sends the bodies with all of the plan left and nothing asked of the vendor yet; answers the refusals. */
async function sendBatch(
  { functions, asker }: Meeting,
  contract: Contract,
  batch: readonly Body[],
): Promise<Refusal[]> {
  await adminFirestore()
    .doc(`usage/${monthlyUsageId(asker.family.uid, Date.now())}`)
    .delete();
  await answerAtOnce(functions.standIn);
  const waiting = [...batch];
  const refusals: Refusal[] = [];
  const lane = async (): Promise<void> => {
    for (let body = waiting.pop(); body !== undefined; body = waiting.pop()) {
      const answer = await functions.call(contract.name, asker.family, body);
      if (answer.status !== 200) refusals.push(readRefusal(contract, answer, body));
    }
  };
  await Promise.all(Array.from({ length: ONE_BY_ONE.includes(contract.name) ? 1 : AT_ONCE }, lane));
  return refusals;
}

function readRefusal({ messages, fieldMessages }: Contract, { status, json, text }: Answer, body: Body): Refusal {
  const what = `${status} ${text} to ${JSON.stringify(body).slice(0, 1_000)}`;
  expect(STATUSES, what).toContain(status);
  const refusal = refusalSchema.safeParse(json);
  if (!refusal.success) throw new Error(what);
  const { code, message } = refusal.data.error;
  expect(ERROR_STATUS[code], what).toBe(status);
  const sentences = [...SENTENCES, ...Object.values(messages), ...Object.values(fieldMessages)];
  expect(sentences, what).toContain(message);
  return refusal.data.error;
}

/** Pictures, stories and voices are asked for under the id of the request that they are for; moderation has none. */
async function expectUnpaid({ functions: { standIn } }: Meeting, refusals: readonly Refusal[]): Promise<void> {
  const asked = await standIn.requests();
  expect(asked.length).toBeLessThan(REMEMBERED);
  const refused = new Set<unknown>(refusals.map(({ requestId }) => requestId));
  expect(asked.filter(({ headers }) => refused.has(headers['x-client-request-id']))).toEqual([]);
}
