import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import type { ErrorCode } from '@talelantern/domain/errors/app-error';
import { ERROR_CODES } from '@talelantern/domain/errors/error-codes';
import { GENERATION_KINDS, type GenerationKind } from '@talelantern/domain/generation/job';
import { formatCost, formatCount } from '../format.ts';
import { DayChart, type Series, sum } from './day-chart.tsx';

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

export function DayCharts({ days }: { days: readonly OverviewDay[] }) {
  const perDay = (name: string, valueOf: (day: OverviewDay) => number): Series => ({ name, values: days.map(valueOf) });
  const errors = ERROR_CODES.map((code) => perDay(ERROR_COPY[code], (day) => day.errors[code] ?? 0))
    .filter(({ values }) => sum(values) > 0)
    .sort((one, other) => sum(other.values) - sum(one.values));
  const chartProps = { days: days.map(({ day }) => day), format: formatCount };
  return (
    <>
      <DayChart
        {...chartProps}
        width="half"
        title="Sign-ups"
        hint="New accounts."
        series={[perDay('Sign-ups', (day) => day.signUps)]}
        emptyText="No one has signed up."
      />
      <DayChart
        {...chartProps}
        width="half"
        title="Last sign-ins"
        hint="Each family on the day it last signed in. It stays signed in afterwards."
        // Each family is counted once, so that the sum is the number of families.
        series={[perDay('Last sign-ins', (day) => day.activeFamilies)]}
        emptyText="No families have signed in."
      />
      <DayChart
        {...chartProps}
        width="third"
        title="Stories"
        hint="Chapters written."
        series={[perDay('Chapters', ({ work }) => work.story.count)]}
        emptyText="No chapters were written."
      />
      <DayChart
        {...chartProps}
        width="third"
        title="Pictures"
        hint="Portraits, places and scenes."
        series={[perDay('Pictures', ({ work }) => sum(PICTURES.map((kind) => work[kind].count)))]}
        emptyText="No pictures were painted."
      />
      <DayChart
        {...chartProps}
        width="third"
        title="Narrations"
        hint="Chapters recorded."
        series={[perDay('Narrations', ({ work }) => work.narration.count)]}
        emptyText="No chapters were recorded."
      />
      <DayChart
        {...chartProps}
        width="half"
        title="Cost"
        hint="US dollars, estimated from the configuration."
        series={GENERATION_KINDS.map((kind) => perDay(KIND_COPY[kind], ({ work }) => work[kind].micros))}
        format={formatCost}
        emptyText="Nothing was spent."
      />
      <DayChart
        {...chartProps}
        width="half"
        title="Errors"
        hint="Failed calls, by kind."
        series={errors}
        emptyText="No calls have failed."
      />
    </>
  );
}
