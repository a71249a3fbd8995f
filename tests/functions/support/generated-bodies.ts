import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { EveryFunction } from './every-function.ts';
import { newRequestId, type Answer } from './function-under-test.ts';
import { validBody, type Household } from './household.ts';

type Fields = Record<string, unknown>;

/** What a broken or hostile caller might write anywhere. */
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  7.5,
  1e21,
  '',
  ' \n',
  '../x',
  '\ud800',
  '{{name}}',
  'x'.repeat(30_000),
  [],
  [[null]],
  {},
  { length: 9, url: 7 },
];

/** Fields that nobody reads. */
const UNKNOWN: readonly Fields[] = [
  { model: 'gpt-4' },
  { admin: true },
  { size: '9999x9999' },
  { constructor: { name: 'x' } },
  { plan: 'unlimited_monthly' },
];

/** The same bodies in every run. */
const SEED = 20_261_122;

const ANY_INDEX = fc.noBias(fc.nat());

const someMutations = fc.array(
  fc.record({ kind: fc.constantFrom('replace', 'delete', 'unknown', 'unknown'), where: ANY_INDEX, what: ANY_INDEX }),
  { minLength: 1, maxLength: 3 },
);
type Mutation = { kind: string; where: number; what: number };

interface Place {
  parent: Record<string | number, unknown>;
  key: string;
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Every place in `value` where something stands, however deep. */
const placesIn = (value: Fields): Place[] =>
  Object.keys(value).flatMap((key) => {
    const child = value[key];
    return [{ parent: value, key }, ...(isContainer(child) ? placesIn(child) : [])];
  });

/** All fields of a contract, so that those are mutated too that the app often leaves out. */
const withAllFields = (body: Fields, fields: readonly string[]): Fields => ({
  ...Object.fromEntries(fields.map((field) => [field, undefined])),
  ...body,
});

function mutate(valid: Fields, fields: readonly string[], mutations: readonly Mutation[]): Fields {
  const body = withAllFields(structuredClone(valid), fields);
  for (const { kind, where, what } of mutations) {
    if (kind === 'unknown') Object.assign(body, UNKNOWN[what % UNKNOWN.length]);
    // Without its id a request would be carried out anew.
    const places = placesIn(body).filter(({ key }) => kind === 'replace' || key !== 'requestId');
    const place = places[where % places.length];
    if (!place || kind === 'unknown') continue;
    if (kind === 'delete') delete place.parent[place.key];
    else place.parent[place.key] = STRANGE[what % STRANGE.length];
  }
  return body;
}

export interface GeneratedRun {
  accepted: number;
  /** Names of the fields that were refused at least once. */
  refusedFields: ReadonlySet<string>;
}

const EXPECTED_STATUSES = [200, 400, 403, 404, 409, 413];
const errorSchema = z.object({ error: z.object({ code: z.string(), field: z.optional(z.string()) }) });

/**
 * Sends `count` generated bodies to a function: valid ones with one to three mutations. Nothing may break, and no vendor
 * be asked for work; the valid body itself was answered before under the same request id.
 */
export async function sendGenerated(
  functions: EveryFunction,
  household: Household,
  { name, fields, count }: { name: string; fields: readonly string[]; count: number },
): Promise<GeneratedRun> {
  const valid = { ...validBody(name, household), requestId: newRequestId() };
  expect(await functions.call(name, household.family, valid)).toMatchObject({ status: 200 });
  await functions.standIn.reset();
  const bodies = fc
    .sample(someMutations, { numRuns: count, seed: SEED })
    .map((mutations) => mutate(valid, fields, mutations));
  const refusedFields = new Set<string>();
  let accepted = 0;
  const send = async (body: Fields): Promise<void> => {
    const answer = await functions.call(name, household.family, body);
    expect(EXPECTED_STATUSES, `${answer.status} to ${JSON.stringify(body).slice(0, 400)}`).toContain(answer.status);
    if (answer.status === 200) accepted += 1;
    else noteRefusal(answer, refusedFields);
  };
  for (const body of bodies) await send(body);
  const asked = await functions.standIn.requests();
  expect(asked.filter(({ path }) => path !== '/v1/moderations')).toEqual([]);
  return { accepted, refusedFields };
}

function noteRefusal({ json }: Answer, refusedFields: Set<string>): void {
  const { field } = errorSchema.parse(json).error;
  if (field !== undefined) refusedFields.add(field.split('.')[0] ?? field);
}

/** The fields of a schema that do not take whatever stands there. */
export const fussyFields = (shape: Readonly<Record<string, z.ZodMiniType>>): string[] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    STRANGE.every((value) => schema.safeParse(value).success) ? [] : [field],
  );
