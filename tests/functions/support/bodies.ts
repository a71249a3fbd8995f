import { monthlyUsageId } from '@talelantern/domain/plans/usage';
import { expect, vi } from 'vitest';
import type { StandIn } from '../../support/stand-in.ts';
import { fieldName, fieldsOf } from './bodies-fields.ts';
import { generateBodies, type Batch, type GeneratedBody } from './bodies-generated.ts';
import type { BodySenders } from './body-senders.ts';
import { readRefusal, type Refusal } from './bodies-refused.ts';
import { shrinkBody } from './bodies-shrunk.ts';
import { fullBodies, type Sender, type Body } from './bodies-valid.ts';
import { chapter, textReply, CHAPTER_REQUESTS } from './chapters.ts';
import { adminFirestore } from './cloud-access.ts';
import type { FunctionsUnderTest } from './function-under-test.ts';
import { newRequestId, type FunctionResponse } from './function-under-test.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';
import { plainPicture } from './plain-picture.ts';

/** Fields that accept any value, and why. */
const ACCEPTS_ANYTHING: Readonly<Record<string, string>> = {
  model: 'models are configuration: accepted and ignored',
  'characters.0': 'entries are checked one by one, and one that a story can be told about is enough',
};

/** Few enough for the stand-in's request log and the daily allowances. */
const BATCH_SIZE = 50;
const REMEMBERED = 500;

const LOGGED_WITHIN_MS = 10_000;

type Contract = (typeof HTTPS_CONTRACTS)[number];

interface PlannedBody extends GeneratedBody {
  sender: Sender;
}

interface Outcome {
  accepted: number;
  /** Fields that were never refused although they can be wrong. */
  neverRefused: string[];
}

/**
 * Sends generated bodies to a function. Checks that every response fits the contract, that a body refused by the schema
 * reached no vendor and one refused later no paid one, and that the function still works afterwards. @throws Error with
 * the first wrong body, shrunk.
 */
export async function sendBodies(bodySenders: BodySenders, contract: Contract, batchSize: Batch): Promise<Outcome> {
  const planned = await planBodies(bodySenders, contract, batchSize);
  const refusals: Refusal[] = [];
  for (const fits of [false, true]) {
    for (const batch of batches(planned, fits)) refusals.push(...(await sendBatch(bodySenders, contract, batch)));
  }
  const [first] = bodySenders.senders;
  if (first) await expectAccepted(bodySenders, contract.name, first, newBodies(contract.name, first));
  const refusedFields = new Set(refusals.map(({ field }) => field));
  const names = fieldsOf(contract.request).map(({ path }) => fieldName(path));
  return {
    accepted: planned.flat().length - refusals.length,
    neverRefused: names.filter((field) => !(field in ACCEPTS_ANYTHING) && !refusedFields.has(field)),
  };
}

const newBodies = (name: string, sender: Sender): Body[] =>
  fullBodies(name, sender).map((body) => ({ ...body, requestId: newRequestId() }));

/** Plans the bodies that each family sends. */
function planBodies(bodySenders: BodySenders, contract: Contract, { count, seed }: Batch): Promise<PlannedBody[][]> {
  const senders = bodySenders.senders;
  const fields = fieldsOf(contract.request);
  const fits = (body: Body): boolean => contract.request.safeParse(JSON.parse(JSON.stringify(body))).success;
  return Promise.all(
    senders.map(async (sender, index) => {
      const valid = await acceptedBodies(bodySenders, contract.name, sender);
      const share = { count: Math.round(count / senders.length), seed: seed * senders.length + index };
      const bodies = generateBodies({ valid, fields, other: bodySenders.other, fits }, share);
      return bodies.map((body) => ({ ...body, sender }));
    }),
  );
}

/** Valid bodies that ran once: sending them again returns the stored response. */
async function acceptedBodies(bodySenders: BodySenders, name: string, sender: Sender): Promise<readonly Body[]> {
  const key = `${name} ${sender.family.uid}`;
  const storedBodies = bodySenders.bodiesBySender.get(key);
  if (storedBodies) return storedBodies;
  const bodies = newBodies(name, sender);
  await removeDelays(bodySenders.functions.standIn);
  await expectAccepted(bodySenders, name, sender, bodies);
  bodySenders.bodiesBySender.set(key, bodies);
  return bodies;
}

/** Batches of bodies that fit the schema, or that do not. */
function batches(planned: readonly PlannedBody[][], fits: boolean): PlannedBody[][][] {
  const chosen = planned.map((ofOne) => ofOne.filter((plannedBody) => plannedBody.fits === fits));
  const longest = Math.max(...chosen.map(({ length }) => length));
  return Array.from({ length: Math.ceil(longest / BATCH_SIZE) }, (_, index) =>
    chosen.map((ofOne) => ofOne.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE)),
  );
}

/** Clears the request log and removes the stand-in's delays. */
async function removeDelays(standIn: StandIn): Promise<void> {
  await standIn.reset();
  await standIn.plan({ kind: 'picture', base64: (await plainPicture('teal')).toString('base64') });
  await standIn.plan(textReply(chapter(6)), CHAPTER_REQUESTS);
}

async function expectAccepted(
  { functions }: BodySenders,
  name: string,
  { family }: Sender,
  bodies: readonly Body[],
): Promise<void> {
  for (const body of bodies) {
    const { status, text } = await functions.call(name, family, body);
    expect(status, text).toBe(200);
  }
}

interface Exchange {
  plannedBody: PlannedBody;
  /** The error; null when the body was accepted. */
  refusal: Refusal | null;
}

interface Suspect {
  plannedBody: PlannedBody;
  /** The fault of the response to this body in its batch. */
  seen: string;
}

/** Sends each family's bodies with a full allowance and an empty request log; returns the refusals. */
async function sendBatch(
  bodySenders: BodySenders,
  contract: Contract,
  batch: readonly PlannedBody[][],
): Promise<Refusal[]> {
  const { functions, senders } = bodySenders;
  const usage = senders.map(({ family }) => `usage/${monthlyUsageId(family.uid, Date.now())}`);
  await Promise.all(usage.map((path) => adminFirestore().doc(path).delete()));
  await removeDelays(functions.standIn);
  const exchanges: Exchange[] = [];
  const suspects: Suspect[] = [];
  const sendSequentially = async (planned: readonly PlannedBody[]): Promise<void> => {
    for (const plannedBody of planned) {
      try {
        exchanges.push({ plannedBody, refusal: await send(bodySenders, contract, plannedBody) });
      } catch (error) {
        suspects.push({ plannedBody, seen: String(error) });
      }
    }
  };
  await Promise.all(batch.map(sendSequentially));
  const paidRefusals = await refusedAfterCall(functions.standIn, exchanges);
  suspects.push(
    ...paidRefusals.map((plannedBody) => ({ plannedBody, seen: 'The vendor was asked, and it was refused' })),
  );
  if (suspects.length > 0) throw await smallestFault(bodySenders, contract, suspects);
  return exchanges.flatMap(({ refusal }) => refusal ?? []);
}

/** @throws Error for a response outside the contract, with the function's log. */
async function send(
  { functions }: BodySenders,
  contract: Contract,
  { sender, body }: PlannedBody,
): Promise<Refusal | null> {
  const response = await functions.call(contract.name, sender.family, body);
  if (response.status === 200) return null;
  if (response.status >= 500)
    throw new Error(`${await faultLogged(functions, response)} ${response.status} ${response.text}`);
  return readRefusal(contract, response);
}

/**
 * The logged cause of a 500, written shortly after the response. It comes first because reports are truncated at the
 * end.
 */
async function faultLogged({ logs }: FunctionsUnderTest, { text }: FunctionResponse): Promise<string> {
  const requestId = /"requestId":"([^"]+)"/.exec(text)?.[1] ?? 'none';
  const isFault = (line: string): boolean => line.includes('"severity":"ERROR"') && line.includes(requestId);
  return vi
    .waitFor(
      () => {
        const faults = logs().split('\n').filter(isFault);
        if (faults.length === 0) throw new Error('Nothing was logged');
        return faults.join(' ');
      },
      { timeout: LOGGED_WITHIN_MS },
    )
    .catch(String);
}

/**
 * Bodies refused although the vendor was called. Paid calls carry the request's id; moderation calls do not, but
 * bodies that the schema refuses never reach moderation.
 */
async function refusedAfterCall(standIn: StandIn, exchanges: readonly Exchange[]): Promise<PlannedBody[]> {
  const requests = await standIn.requests();
  expect(requests.length).toBeLessThan(REMEMBERED);
  const accepted = new Set(
    exchanges.flatMap(({ plannedBody, refusal }) => (refusal ? [] : [plannedBody.body['requestId']])),
  );
  const ids = new Set<unknown>(requests.map(({ headers }) => headers['x-client-request-id']));
  return exchanges
    .filter(
      ({ plannedBody, refusal }) =>
        refusal !== null &&
        ((ids.has(refusal.requestId) && !accepted.has(refusal.requestId)) ||
          (requests.length > 0 && !plannedBody.fits)),
    )
    .map(({ plannedBody }) => plannedBody);
}

/** The error for the first body that fails alone, with its smallest form. */
async function smallestFault(
  bodySenders: BodySenders,
  contract: Contract,
  suspects: readonly Suspect[],
): Promise<Error> {
  for (const { plannedBody } of suspects) {
    const faultOf = (body: Body): Promise<string | null> => faultAlone(bodySenders, contract, { ...plannedBody, body });
    const fault = await faultOf(plannedBody.body);
    if (fault !== null) {
      const body = await shrinkBody(plannedBody.body, plannedBody.base, faultOf);
      return new Error(`${contract.name}: ${fault}\nwith ${JSON.stringify(body).slice(0, 2_000)}`);
    }
  }
  const descriptions = suspects.map(
    ({ plannedBody, seen: faultText }) => `${faultText}\nwith ${JSON.stringify(plannedBody.body).slice(0, 2_000)}`,
  );
  return new Error(`${contract.name}, among others and not alone: ${descriptions.join('\n')}`);
}

/** Sends a body alone and returns what is wrong, or null. */
async function faultAlone(
  bodySenders: BodySenders,
  contract: Contract,
  plannedBody: PlannedBody,
): Promise<string | null> {
  const { standIn } = bodySenders.functions;
  await removeDelays(standIn);
  try {
    const refusal = await send(bodySenders, contract, plannedBody);
    const paidRefusals = await refusedAfterCall(standIn, [{ plannedBody, refusal }]);
    return paidRefusals.length > 0 ? `The vendor was asked, and it was refused: ${JSON.stringify(refusal)}` : null;
  } catch (error) {
    return String(error);
  }
}
