import { monthlyUsageId } from '@talelantern/domain/usage/usage';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import type { StandIn } from '../../support/stand-in.ts';
import { fieldName, fieldsOf } from './bodies-fields.ts';
import { generateBodies, type Batch, type GeneratedBody } from './bodies-generated.ts';
import type { Meeting } from './bodies-meeting.ts';
import { readRefusal, type Refusal } from './bodies-refused.ts';
import { shrinkBody } from './bodies-shrunk.ts';
import { fullBodies, type Asker, type Body } from './bodies-valid.ts';
import { chapter, telling, TELLING } from './chapters.ts';
import { adminFirestore } from './cloud-access.ts';
import type { EveryFunction } from './every-function.ts';
import { newRequestId, type Answer } from './function-under-test.ts';
import type { HTTPS_CONTRACTS } from './https-contracts.ts';

/** Fields that nothing can be wrong with, and why. */
const TAKES_ANYTHING: Readonly<Record<string, string>> = {
  model: 'models are configuration: accepted and ignored (architecture §3)',
  'characters.0': 'entries are checked one by one, and one that a story can be told about is enough',
};

/** Few enough that the stand-in remembers all that was asked of it, and that no allowance of a day is used up. */
const AT_ONCE_OF_EACH = 50;
const REMEMBERED = 500;

const LOGGED_WITHIN_MS = 10_000;

type Contract = (typeof HTTPS_CONTRACTS)[number];

interface Letter extends GeneratedBody {
  asker: Asker;
}

interface Outcome {
  accepted: number;
  /** Names of the fields that were never refused although something can be wrong with them. */
  neverRefused: string[];
}

/**
 * Sends generated bodies to a function. Each gets an answer of its contract; whoever is refused by the schema has
 * not been heard of by any vendor, whoever is refused later by none that is paid; and the function still works afterwards.
 * @throws Error with the first body that is answered otherwise, made as small as it can be.
 */
export async function sendBodies(meeting: Meeting, contract: Contract, wanted: Batch): Promise<Outcome> {
  const letters = await writeLetters(meeting, contract, wanted);
  const refusals: Refusal[] = [];
  for (const fits of [false, true]) {
    for (const batch of batches(letters, fits)) refusals.push(...(await sendBatch(meeting, contract, batch)));
  }
  const [first] = meeting.askers;
  if (first) await expectAccepted(meeting, contract.name, first, newBodies(contract.name, first));
  const refusedFields = new Set(refusals.map(({ field }) => field));
  const names = fieldsOf(contract.request).map(({ path }) => fieldName(path));
  return {
    accepted: letters.flat().length - refusals.length,
    neverRefused: names.filter((field) => !(field in TAKES_ANYTHING) && !refusedFields.has(field)),
  };
}

const newBodies = (name: string, asker: Asker): Body[] =>
  fullBodies(name, asker).map((body) => ({ ...body, requestId: newRequestId() }));

/** What each family will send. */
function writeLetters(meeting: Meeting, contract: Contract, { count, seed }: Batch): Promise<Letter[][]> {
  const askers = meeting.askers;
  const fields = fieldsOf(contract.request);
  const fits = (body: Body): boolean => contract.request.safeParse(JSON.parse(JSON.stringify(body))).success;
  return Promise.all(
    askers.map(async (asker, place) => {
      const valid = await answeredBodies(meeting, contract.name, asker);
      const share = { count: Math.round(count / askers.length), seed: seed * askers.length + place };
      const bodies = generateBodies({ valid, fields, other: meeting.other, fits }, share);
      return bodies.map((body) => ({ ...body, asker }));
    }),
  );
}

/** Valid bodies that were carried out once: whoever sends them again is answered what was made then. */
async function answeredBodies(meeting: Meeting, name: string, asker: Asker): Promise<readonly Body[]> {
  const key = `${name} ${asker.family.uid}`;
  const known = meeting.answered.get(key);
  if (known) return known;
  const bodies = newBodies(name, asker);
  await answerAtOnce(meeting.functions.standIn);
  await expectAccepted(meeting, name, asker, bodies);
  meeting.answered.set(key, bodies);
  return bodies;
}

/** Those that fit the schema or those that do not, some of each family at a time. */
function batches(letters: readonly Letter[][], fits: boolean): Letter[][][] {
  const chosen = letters.map((ofOne) => ofOne.filter((letter) => letter.fits === fits));
  const longest = Math.max(...chosen.map(({ length }) => length));
  return Array.from({ length: Math.ceil(longest / AT_ONCE_OF_EACH) }, (_, index) =>
    chosen.map((ofOne) => ofOne.slice(index * AT_ONCE_OF_EACH, (index + 1) * AT_ONCE_OF_EACH)),
  );
}

const PICTURE = sharp({ create: { width: 48, height: 64, channels: 3, background: 'teal' } })
  .webp()
  .toBuffer();

/** Forgets what was asked of the vendor, who from now on takes no time. */
async function answerAtOnce(standIn: StandIn): Promise<void> {
  await standIn.reset();
  await standIn.plan({ kind: 'picture', base64: (await PICTURE).toString('base64') });
  await standIn.plan(telling(chapter(6)), TELLING);
}

async function expectAccepted(
  { functions }: Meeting,
  name: string,
  { family }: Asker,
  bodies: readonly Body[],
): Promise<void> {
  for (const body of bodies) {
    const { status, text } = await functions.call(name, family, body);
    expect(status, text).toBe(200);
  }
}

interface Exchange {
  letter: Letter;
  /** Null for a body that was accepted. */
  refusal: Refusal | null;
}

interface Suspect {
  letter: Letter;
  /** What was wrong with its answer among the others. */
  seen: string;
}

/** Sends each family's letters with all of its plan left and nothing asked of the vendor yet; answers the refusals. */
async function sendBatch(meeting: Meeting, contract: Contract, batch: readonly Letter[][]): Promise<Refusal[]> {
  const { functions, askers } = meeting;
  const usage = askers.map(({ family }) => `usage/${monthlyUsageId(family.uid, Date.now())}`);
  await Promise.all(usage.map((path) => adminFirestore().doc(path).delete()));
  await answerAtOnce(functions.standIn);
  const exchanges: Exchange[] = [];
  const wrong: Suspect[] = [];
  const sendInTurn = async (letters: readonly Letter[]): Promise<void> => {
    for (const letter of letters) {
      try {
        exchanges.push({ letter, refusal: await send(meeting, contract, letter) });
      } catch (error) {
        wrong.push({ letter, seen: String(error) });
      }
    }
  };
  await Promise.all(batch.map(sendInTurn));
  const paid = await paidFor(functions.standIn, exchanges);
  wrong.push(...paid.map((letter) => ({ letter, seen: 'The vendor was asked, and it was refused' })));
  if (wrong.length > 0) throw await smallestFault(meeting, contract, wrong);
  return exchanges.flatMap(({ refusal }) => refusal ?? []);
}

/** @throws Error for an answer that the contract does not know, with what the function logged of it. */
async function send({ functions }: Meeting, contract: Contract, { asker, body }: Letter): Promise<Refusal | null> {
  const answer = await functions.call(contract.name, asker.family, body);
  if (answer.status === 200) return null;
  if (answer.status >= 500) throw new Error(`${await faultLogged(functions, answer)} ${answer.status} ${answer.text}`);
  return readRefusal(contract, answer);
}

/** Why an answer is a fault of ours, which the function logs a moment later and does not tell. Reports cut ends, so it goes first. */
async function faultLogged({ logs }: EveryFunction, { text }: Answer): Promise<string> {
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
 * What was refused although the vendor had been asked. Pictures, stories and voices are asked for under the id of the
 * request that they are for; moderation has none, and is asked about nothing that the schema refuses.
 */
async function paidFor(standIn: StandIn, exchanges: readonly Exchange[]): Promise<Letter[]> {
  const asked = await standIn.requests();
  expect(asked.length).toBeLessThan(REMEMBERED);
  const accepted = new Set(exchanges.flatMap(({ letter, refusal }) => (refusal ? [] : [letter.body['requestId']])));
  const ids = new Set<unknown>(asked.map(({ headers }) => headers['x-client-request-id']));
  return exchanges
    .filter(
      ({ letter, refusal }) =>
        refusal !== null &&
        ((ids.has(refusal.requestId) && !accepted.has(refusal.requestId)) || (asked.length > 0 && !letter.fits)),
    )
    .map(({ letter }) => letter);
}

/** The error that says what is wrong with the first that is at fault alone, and with the smallest body of which it is. */
async function smallestFault(meeting: Meeting, contract: Contract, suspects: readonly Suspect[]): Promise<Error> {
  for (const { letter } of suspects) {
    const faultOf = (body: Body): Promise<string | null> => faultAlone(meeting, contract, { ...letter, body });
    const fault = await faultOf(letter.body);
    if (fault !== null) {
      const body = await shrinkBody(letter.body, letter.base, faultOf);
      return new Error(`${contract.name}: ${fault}\nwith ${JSON.stringify(body).slice(0, 2_000)}`);
    }
  }
  const told = suspects.map(({ letter, seen }) => `${seen}\nwith ${JSON.stringify(letter.body).slice(0, 2_000)}`);
  return new Error(`${contract.name}, among others and not alone: ${told.join('\n')}`);
}

/** What is wrong with what happens to a letter that is sent alone; null for nothing. */
async function faultAlone(meeting: Meeting, contract: Contract, letter: Letter): Promise<string | null> {
  const { standIn } = meeting.functions;
  await answerAtOnce(standIn);
  try {
    const refusal = await send(meeting, contract, letter);
    const paid = await paidFor(standIn, [{ letter, refusal }]);
    return paid.length > 0 ? `The vendor was asked, and it was refused: ${JSON.stringify(refusal)}` : null;
  } catch (error) {
    return String(error);
  }
}
