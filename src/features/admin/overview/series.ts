import type { OverviewDay } from '@talelantern/domain/admin/overview';
import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { GENERATION_KINDS, type GenerationKind } from '@talelantern/domain/generation/job';

/** One thing that is told for each day. */
export interface Series {
  name: string;
  /** As many as there are days. */
  values: readonly number[];
}

const KIND_WORDS: Readonly<Record<GenerationKind, string>> = {
  portrait: 'Portraits',
  location: 'Places',
  scene: 'Scenes',
  story: 'Chapters',
  rewrite: 'Rewrites',
  narration: 'Narrations',
};

const PICTURES: readonly GenerationKind[] = ['portrait', 'location', 'scene'];

const ERROR_WORDS: Readonly<Record<ErrorCode, string>> = {
  unauthenticated: 'Not signed in',
  provider_key: 'Our key was refused',
  forbidden: 'Not allowed',
  plan_limit: 'Limit of the plan',
  quota_exceeded: 'Vendor’s quota',
  verify_email: 'Address not confirmed',
  not_found: 'Not found',
  in_progress: 'Under way already',
  invalid: 'Not understood',
  refused: 'Unfit for children',
  too_large: 'Too large',
  rate_limited: 'Too fast',
  internal: 'Our mistake',
  busy: 'Vendor not reached',
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const perDay = (days: readonly OverviewDay[], value: (day: OverviewDay) => number): number[] => days.map(value);

export const signUpSeries = (days: readonly OverviewDay[]): Series => ({
  name: 'Sign-ups',
  values: perDay(days, (day) => day.signUps),
});

/** By the last day that a family came: their sum is how many came at all. */
export const familySeries = (days: readonly OverviewDay[]): Series => ({
  name: 'Active families',
  values: perDay(days, (day) => day.activeFamilies),
});

/** What was made, pictures of every kind together. */
export const madeSeries = (days: readonly OverviewDay[]): [Series, Series, Series] => [
  { name: 'Chapters', values: perDay(days, ({ work }) => work.story.count) },
  { name: 'Pictures', values: perDay(days, ({ work }) => sum(PICTURES.map((kind) => work[kind].count))) },
  { name: 'Narrations', values: perDay(days, ({ work }) => work.narration.count) },
];

/** Millionths of a dollar, by what they were spent on. */
export const costSeries = (days: readonly OverviewDay[]): Series[] =>
  GENERATION_KINDS.map((kind) => ({
    name: KIND_WORDS[kind],
    values: perDay(days, ({ work }) => work[kind].micros),
  }));

/** Failed calls by kind, the most frequent first; those that did not happen are left out. */
export function errorSeries(days: readonly OverviewDay[]): Series[] {
  const codes = Object.keys(ERROR_WORDS).filter((code): code is ErrorCode => code in ERROR_WORDS);
  return codes
    .map((code) => ({ name: ERROR_WORDS[code], values: perDay(days, ({ errors }) => errors[code] ?? 0) }))
    .filter(({ values }) => sum(values) > 0)
    .toSorted((one, other) => sum(other.values) - sum(one.values));
}
