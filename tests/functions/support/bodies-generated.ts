import fc from 'fast-check';
import type { Household } from './household.ts';
import type { Field, FieldPath } from './bodies-fields.ts';
import type { Body } from './bodies-valid.ts';

/** No field takes this: it is no text, no list, and less than any number that may be sent. */
const SPOILT = -1e300;

const nested = (depth: number): unknown => (depth === 0 ? [{}] : { a: [nested(depth - 1)] });

/** What a broken or hostile caller might write anywhere; `other` is another family. */
const twistsWith = (other: Household): readonly unknown[] => [
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

/** Words as families write them, whose letters are not ours. */
const ODD_WORDS = [
  'Ember fand am stillen Ufer eine silberne Glocke.',
  'Ember 🐉 and the 小さな bell',
  'Ember\r\nfound\u2028a bell\u00a0.',
  'E\u0301mber l’oiseau “said” – …',
  'NaN',
  'null',
];

/** Fields that nobody reads, parsed so that even `__proto__` is a field like any other. */
const EXTRAS: readonly Body[] = [
  '{"model":"gpt-4","n":10,"size":"9999x9999"}',
  '{"admin":true,"plan":"unlimited_monthly","uid":"somebody"}',
  '{"constructor":{"prototype":{"admin":true}},"toString":7,"hasOwnProperty":null}',
  '{"":"","0":[],"a.b":{"$ne":null}}',
  '{"__proto__":{"admin":true}}',
].map((text): Body => JSON.parse(text));

/** What a caller may well do without being refused, and what mostly ends with a refusal. */
const MILD = ['extra', 'choose'] as const;
const ANY = [...MILD, 'leave out', 'twist', 'twist', 'twist'] as const;

/** How many bodies of a hundred fit the schema: most of these are accepted, and take far longer than what is refused. */
const FITTING_PERCENT = 36;

/** So many are drawn that enough of them do not fit. */
const DRAWN_PER_BODY = 3;

interface Mutation {
  kind: (typeof ANY)[number];
  field: Field;
  twist: unknown;
  extra: Body;
  words: string;
  choice: number;
}

/** What bodies are made of: those that a function answers with 200, the fields of its contract, another family. */
export interface Ingredients {
  valid: readonly Body[];
  fields: readonly Field[];
  other: Household;
  /** Whether the schema takes a body as it arrives. */
  fits: (body: Body) => boolean;
}

/** The same seed makes the same bodies. */
export interface Batch {
  count: number;
  seed: number;
}

export interface GeneratedBody {
  body: Body;
  /** The valid one that it was made of. */
  base: Body;
  fits: boolean;
}

/**
 * First one body for each field, in which that field alone is spoilt, then valid ones with one to three mutations. Every
 * fiftieth of these is sent under a new request id, so that it is carried out and not just looked up.
 */
export function generateBodies({ valid, fields, other, fits }: Ingredients, { count, seed }: Batch): GeneratedBody[] {
  const spoilt = fields.flatMap(({ path }) => spoil(valid, path)).map((body) => ({ ...body, fits: fits(body.body) }));
  const wanted = Math.max(0, count - spoilt.length);
  const drawn = fc
    .sample(mutated(valid, fields, other), { numRuns: DRAWN_PER_BODY * wanted, seed })
    .map((body) => ({ ...body, fits: fits(body.body) }));
  const fitting = drawn.filter((body) => body.fits).slice(0, Math.round((count * FITTING_PERCENT) / 100));
  const unfit = drawn.filter((body) => !body.fits).slice(0, wanted - fitting.length);
  return [...spoilt, ...fitting, ...unfit];
}

function mutated(valid: readonly Body[], fields: readonly Field[], other: Household) {
  const mutations = (kinds: readonly Mutation['kind'][]): fc.Arbitrary<Mutation[]> =>
    fc.array(
      fc.record({
        kind: fc.constantFrom(...kinds),
        field: fc.constantFrom(...fields),
        twist: fc.constantFrom(...twistsWith(other)),
        extra: fc.constantFrom(...EXTRAS),
        words: fc.constantFrom(...ODD_WORDS),
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

/** The first valid body that has the field, with that field spoilt. */
function spoil(valid: readonly Body[], path: FieldPath): { base: Body; body: Body }[] {
  const base = valid.find((candidate) => readAt(candidate, path) !== undefined);
  return base ? [{ base, body: changeAt(base, path, () => SPOILT) }] : [];
}

function mutate(body: Body, { kind, field, twist, extra, words, choice }: Mutation): Body {
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
      return changeAt(body, path, (value) => (typeof value === 'string' && value.includes(' ') ? words : value));
  }
}

const isContainer = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readAt(value: unknown, [key, ...rest]: FieldPath): unknown {
  if (key === undefined) return value;
  return isContainer(value) ? readAt(value[key], rest) : undefined;
}

/** A copy of `body` with another value at `path`; unchanged where the way there has gone. */
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
