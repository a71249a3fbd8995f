import { fill, joinNames } from '@talelantern/domain/text/lists';
import type { ReactNode } from 'react';
import { type Allowed, leftOf, type PlanUsage } from '../../services/plans/usage-service.ts';
import {
  CHARACTERS,
  leftSentence,
  LOCATIONS,
  NARRATIONS,
  PICTURES,
  REWRITES,
  STORIES,
} from '../../services/plans/usage-sentences.ts';
import { firstOfNextMonth, formatNextDay, isPeriodOver } from '../../shared/plans/renewal-sentence.ts';
import { Lantern } from '../../ui/lantern.tsx';

export const PlanLeft = ({ usage, now }: { usage: PlanUsage; now: number }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-5">
    <AllowanceLeft allowed={usage.stories} nouns={STORIES} />
    <AllowanceLeft allowed={usage.characters} nouns={CHARACTERS} />
    <AllowanceLeft allowed={usage.locations} nouns={LOCATIONS} />
    <AllowanceLeft allowed={usage.pictures} nouns={PICTURES}>
      <LeftToday month={usage.pictures} day={usage.picturesToday} now={now} />
    </AllowanceLeft>
    <AllowanceLeft allowed={usage.rewrites} nouns={REWRITES}>
      <LeftToday month={usage.rewrites} day={usage.rewritesToday} now={now} />
    </AllowanceLeft>
    {usage.narrations.limit !== 0 && (
      <AllowanceLeft allowed={usage.narrations} nouns={NARRATIONS}>
        <LeftToday month={usage.narrations} day={usage.narrationsToday} now={now} />
      </AllowanceLeft>
    )}
  </div>
);

function LeftToday({ month, day, now }: Record<'month' | 'day', Allowed> & { now: number }) {
  const leftToday = leftOf(day);
  // Says nothing of an unused day: the daily limit is on the card of each plan.
  if (day.taken === 0 || leftToday >= leftOf(month)) return null;
  return (
    <p className="text-15 text-soft">{`${leftToday ? `Up to ${leftToday}` : 'None'} now, more ${formatNextDay(now)}`}</p>
  );
}

function AllowanceLeft({
  allowed,
  nouns,
  children,
}: {
  allowed: Allowed;
  nouns: typeof STORIES;
  children?: ReactNode;
}) {
  const sentence = leftSentence(allowed, nouns);
  if (allowed.limit === undefined) return <p className="font-semibold">{sentence}</p>;
  return (
    <div>
      <p className="font-semibold">{sentence}</p>
      {children}
      {allowed.limit <= MAX_LANTERNS && <UsageLanterns left={leftOf(allowed)} total={allowed.limit} />}
    </div>
  );
}

export const PlanResets = ({ usage, now }: { usage: PlanUsage; now: number }) => (
  <div className="text-15 text-soft">
    {resetSentences(usage, now).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>Characters and locations count for as long as you keep them.</p>
  </div>
);

const RESET_SENTENCE = 'Your {names} renew on {local}.';
const UNPAID_SENTENCE = 'Your {names} renew with your next payment.';
const END_SENTENCE = 'You can use what’s left of this year’s {names} until {local}.';

const MINUTE = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** The date of a month does not need a year; a subscription year may end on the same day of the next year. */
const MINUTE_OF_YEAR = { ...MINUTE, year: 'numeric' } as const;

export function resetSentences(usage: PlanUsage, now: number, zone?: string): string[] {
  const [monthly, yearly] = [countedNames(usage, 'month'), countedNames(usage, 'year')];
  if (isPeriodOver(usage, now))
    return usage.cancelsAtPeriodEnd ? [] : [fill(UNPAID_SENTENCE, { names: joinNames([...monthly, ...yearly]) })];
  const yearlySentence = usage.cancelsAtPeriodEnd ? END_SENTENCE : RESET_SENTENCE;
  const moments = [
    { names: monthly, time: firstOfNextMonth(now), format: MINUTE, sentence: RESET_SENTENCE },
    { names: yearly, time: usage.periodEnd, format: MINUTE_OF_YEAR, sentence: yearlySentence },
  ];
  return moments.flatMap(({ names, time, format, sentence }) => {
    if (time === null || names.length === 0) return [];
    const local = new Intl.DateTimeFormat('en-US', { ...format, timeZone: zone }).format(time);
    return fill(sentence, { names: joinNames(names), local });
  });
}

function countedNames(usage: PlanUsage, per: Allowed['per']): string[] {
  const namesAndAllowances: readonly [string, Allowed][] = [
    [STORIES.many, usage.stories],
    [PICTURES.many, usage.pictures],
    [REWRITES.many, usage.rewrites],
    [NARRATIONS.many, usage.narrations],
  ];
  // Unlimited items and items that the plan excludes have no count.
  return namesAndAllowances.filter(([, allowed]) => allowed.per === per && allowed.limit).map(([names]) => names);
}

const MAX_LANTERNS = 15;

const UsageLanterns = ({ left, total }: { left: number; total: number }) => (
  <p aria-hidden="true" className="mt-2 flex max-w-75 flex-wrap gap-1 text-accent">
    {Array.from({ length: total }, (_, index) => (
      <Lantern key={index} lit={index < left} className={index < left ? 'h-7' : 'h-7 text-edge'} />
    ))}
  </p>
);
