import fc from 'fast-check';
import type { Household } from './household.ts';
import type { Field, FieldPath } from './bodies-fields.ts';
import type { Body } from './bodies-valid.ts';

/** A value that every field refuses: not text, not a list, and below every allowed minimum. */
const INVALID_VALUE = -1e300;

const nested = (depth: number): unknown => (depth === 0 ? [{}] : { a: [nested(depth - 1)] });

/** Values that a broken or hostile client might send; `other` is another family. */
const hostileValues = (other: Household): readonly unknown[] => [
  null,
  true,
  false,
  0,
  -1,
  7.5,
  1e21,
  '',
  ' \n\t',
  'NaN',
  '-Infinity',
  '1e999',
  'x'.repeat(30_000),
  Array.from({ length: 5_000 }, () => 'x'),
  [],
  [[null]],
  {},
  { length: 9, url: 7 },
  nested(60),
  '\u0000',
  '\ud800 half a pair',
  '\u202egnirts\u2066',
  `z${'\u0336\u0353'.repeat(60)}`,
  '👩‍👩‍👧‍👦'.repeat(20),
  '__proto__',
  '__reserved__',
  'constructor',
  '../../x',
  'users/../../etc/passwd',
  '.',
  'temp_12345678',
  `users/${other.family.uid}/characters/x.webp`,
  other.family.uid,
  other.characterId,
  other.locationId,
  other.storyId,
  other.portraitUrl,
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'https://firebasestorage.googleapis.com@evil.test/v0/b/x/o/y?token=z',
  '{{name}} ${name} %s',
  '<script>alert(1)</script>',
];

/** Unusual but valid text: other languages and scripts, emoji, line separators, decomposed letters, keywords. */
const UNUSUAL_TEXTS = [
  'Ember fand am stillen Ufer eine silberne Glocke.',
  'Ember 🐉 and the 小さな bell',
  'Ember\r\nfound\u2028a bell\u00a0.',
  'E\u0301mber l’oiseau “said” – …',
  'NaN',
  'null',
];

/** Unknown fields, parsed so that `__proto__` is a normal field too. */
const EXTRAS: readonly Body[] = [
  '{"model":"gpt-4","n":10,"size":"9999x9999"}',
  '{"admin":true,"plan":"unlimited_monthly","uid":"somebody"}',
  '{"constructor":{"prototype":{"admin":true}},"toString":7,"hasOwnProperty":null}',
  '{"":"","0":[],"a.b":{"$ne":null}}',
  '{"__proto__":{"admin":true}}',
].map((text): Body => JSON.parse(text));

/** Mutations that may be accepted, and those that are mostly refused. */
const MILD = ['extra', 'choose'] as const;
const ANY = [...MILD, 'leave out', 'twist', 'twist', 'twist'] as const;

/** Percentage of bodies that fit the schema: most are accepted and take far longer than refusals. */
const FITTING_PERCENT = 36;

/** Candidates per body, so that enough do not fit the schema. */
const DRAWN_PER_BODY = 3;

interface Mutation {
  kind: (typeof ANY)[number];
  field: Field;
  twist: unknown;
  extra: Body;
  text: string;
  choice: number;
}

/** The input of the generator: accepted bodies, the fields of the contract, another family. */
export interface Ingredients {
  valid: readonly Body[];
  fields: readonly Field[];
  other: Household;
  /** Whether the schema accepts the body. */
  fits: (body: Body) => boolean;
}

/** The same seed makes the same bodies. */
export interface Batch {
  count: number;
  seed: number;
}

export interface GeneratedBody {
  body: Body;
  /** The valid body that it was derived from. */
  base: Body;
  fits: boolean;
}

/**
 * First one body per field, with only that field invalid, then `count` valid ones with one to three mutations. Every
 * fiftieth gets a new request id, so that it runs instead of repeating a stored response.
 */
export function generateBodies({ valid, fields, other, fits }: Ingredients, { count, seed }: Batch): GeneratedBody[] {
  const invalidBodies = fields
    .flatMap(({ path }) => invalidate(valid, path))
    .map((body) => ({ ...body, fits: fits(body.body) }));
  const samples = fc
    .sample(mutatedBodies(valid, fields, other), { numRuns: DRAWN_PER_BODY * count, seed })
    .map((body) => ({ ...body, fits: fits(body.body) }));
  const fitting = samples.filter((body) => body.fits).slice(0, Math.round((count * FITTING_PERCENT) / 100));
  const nonFittingBodies = samples.filter((body) => !body.fits).slice(0, count - fitting.length);
  return [...invalidBodies, ...fitting, ...nonFittingBodies];
}

function mutatedBodies(valid: readonly Body[], fields: readonly Field[], other: Household) {
  const mutations = (kinds: readonly Mutation['kind'][]): fc.Arbitrary<Mutation[]> =>
    fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        field: fc.constantFrom(...fields),
        twist: fc.constantFrom(...hostileValues(other)),
        extra: fc.constantFrom(...EXTRAS),
        text: fc.constantFrom(...UNUSUAL_TEXTS),
        choice: fc.nat(),
      }),
      { minLength: 1, maxLength: 3 },
    );
  return fc
    .record({
      base: fc.constantFrom(...valid),
      changes: fc.oneof({ weight: 1, arbitrary: mutations(MILD) }, { weight: 3, arbitrary: mutations(ANY) }),
      newId: fc.oneof({ weight: 49, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.uuid() }),
    })
    .map(({ base, changes, newId }) => {
      const body = newId === null ? base : { ...base, requestId: newId };
      return { base: body, body: changes.reduce(mutate, body) };
    });
}

/** The first valid body that has the field, and the same with an invalid value in it. */
function invalidate(valid: readonly Body[], path: FieldPath): { base: Body; body: Body }[] {
  const base = valid.find((candidate) => readAt(candidate, path) !== undefined);
  return base ? [{ base, body: changeAt(base, path, () => INVALID_VALUE) }] : [];
}

function mutate(body: Body, { kind, field, twist, extra, text, choice }: Mutation): Body {
  const { path, choices } = field;
  switch (kind) {
    case 'extra':
      return { ...body, ...extra };
    case 'leave out':
      return changeAt(body, path, () => undefined);
    case 'twist':
      return changeAt(body, path, () => twist);
    case 'choose':
      if (choices.length > 0) return changeAt(body, path, () => choices[choice % choices.length]);
      return changeAt(body, path, (value) => (typeof value === 'string' && value.includes(' ') ? text : value));
  }
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readAt(value: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return value;
  return isContainer(value) ? readAt(value[key], rest) : undefined;
}

/** A copy of `body` with a different value at `path`; unchanged where the path does not exist. */
function changeAt(body: Body, path: FieldPath, change: (value: unknown) => unknown): Body {
  const copy: Record<string, unknown> = { ...body };
  const [key, ...rest] = path;
  if (key === undefined) return body;
  copy[key] = rest.length === 0 ? change(copy[key]) : changeWithin(copy[key], rest, change);
  return copy;
}

function changeWithin(value: unknown, path: FieldPath, change: (value: unknown) => unknown): unknown {
  if (!isContainer(value)) return value;
  const changed = changeAt(value, path, change);
  return Array.isArray(value) ? Object.values(changed) : changed;
}
