import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { GENERATION_KINDS, type GenerationKind } from '@talelantern/domain/generation/job';

export interface Series {
  name: string;
  values: readonly number[];
}

const KIND_COPY: Readonly<Record<GenerationKind, string>> = {
  portrait: 'Portraits',
  location: 'Places',
  scene: 'Scenes',
  story: 'Chapters',
  rewrite: 'Rewrites',
  narration: 'Narrations',
};

const PICTURES: readonly GenerationKind[] = ['portrait', 'location', 'scene'];

const ERROR_COPY: Readonly<Record<ErrorCode, string>> = {
  unauthenticated: 'Not signed in',
  provider_key: 'Our key was refused',
  forbidden: 'Not allowed',
  plan_limit: 'Plan limit reached',
  quota_exceeded: 'Vendor’s quota',
  verify_email: 'Email not verified',
  not_found: 'Not found',
  in_progress: 'Already in progress',
  invalid: 'Invalid request',
  refused: 'Unsuitable for children',
  too_large: 'Too large',
  rate_limited: 'Rate limit',
  internal: 'Our error',
  busy: 'Vendor unreachable',
  timed_out: 'Vendor too slow',
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const perDay = (days: readonly OverviewDay[], value: (day: OverviewDay) => number): number[] => days.map(value);

export const signUpSeries = (days: readonly OverviewDay[]): Series => ({
  name: 'Sign-ups',
  values: perDay(days, (day) => day.signUps),
});

/** Each family is counted on the day of its last sign-in, so that the sum is the number of families. */
export const familySeries = (days: readonly OverviewDay[]): Series => ({
  name: 'Last sign-ins',
  values: perDay(days, (day) => day.activeFamilies),
});

export const generatedSeries = (days: readonly OverviewDay[]): [Series, Series, Series] => [
  { name: 'Chapters', values: perDay(days, ({ work }) => work.story.count) },
  { name: 'Pictures', values: perDay(days, ({ work }) => sum(PICTURES.map((kind) => work[kind].count))) },
  { name: 'Narrations', values: perDay(days, ({ work }) => work.narration.count) },
];

export const costSeries = (days: readonly OverviewDay[]): Series[] =>
  GENERATION_KINDS.map((kind) => ({
    name: KIND_COPY[kind],
    values: perDay(days, ({ work }) => work[kind].micros),
  }));

export function errorSeries(days: readonly OverviewDay[]): Series[] {
  const codes = Object.keys(ERROR_COPY).filter((code): code is ErrorCode => code in ERROR_COPY);
  return codes
    .map((code) => ({ name: ERROR_COPY[code], values: perDay(days, ({ errors }) => errors[code] ?? 0) }))
    .filter(({ values }) => sum(values) > 0)
    .sort((one, other) => sum(other.values) - sum(one.values));
}
