import type { ReactNode } from 'react';
import { leftOf, type Allowed, type PlanUsage } from '../../services/usage-service.ts';
import {
  CHARACTERS,
  leftSentence,
  LOCATIONS,
  NARRATIONS,
  PICTURES,
  REWRITES,
  STORIES,
} from '../../services/usage-sentences.ts';
import { UsageLanterns } from '../../ui/usage-lanterns.tsx';

/** What is left of a plan, thing by thing, in words and as lanterns. */
export function PlanLeft({ usage }: { usage: PlanUsage }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-x-8 gap-y-5">
      <Left allowed={usage.stories} nouns={STORIES} />
      <Left allowed={usage.characters} nouns={CHARACTERS} />
      <Left allowed={usage.locations} nouns={LOCATIONS} />
      <Left allowed={usage.pictures} nouns={PICTURES}>
        {ofThemToday(usage.pictures, usage.picturesToday)}
      </Left>
      <Left allowed={usage.rewrites} nouns={REWRITES}>
        {ofThemToday(usage.rewrites, usage.rewritesToday)}
      </Left>
      {usage.narrations.limit !== 0 && <Left allowed={usage.narrations} nouns={NARRATIONS} />}
    </div>
  );
}

const ofThemToday = (month: Allowed, day: Allowed): string =>
  leftOf(day) < leftOf(month) ? `, ${leftOf(day)} of them today` : '';

interface LeftProps {
  allowed: Allowed;
  nouns: typeof STORIES;
  /** Goes on with the sentence. */
  children?: ReactNode;
}

function Left({ allowed, nouns, children }: LeftProps) {
  const words = leftSentence(allowed, nouns);
  if (allowed.limit === undefined) return <p className="font-semibold">{words}</p>;
  return (
    <UsageLanterns left={leftOf(allowed)} total={allowed.limit}>
      {words}
      {children}
    </UsageLanterns>
  );
}
