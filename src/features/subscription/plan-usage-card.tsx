import type { ReactNode } from 'react';
import { leftOf, type Allowed, type PlanUsage } from '../../services/usage-service.ts';
import { CHARACTERS, leftSentence, LOCATIONS, NARRATIONS, PICTURES, STORIES } from '../../services/usage-sentences.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { UsageLanterns } from '../../ui/usage-lanterns.tsx';
import { renewalSentence } from './renewal-sentence.ts';

/** The plan in force and what is left of it. `now` in ms. */
export function PlanUsageCard({ usage, now }: { usage: PlanUsage; now: number }) {
  return (
    <Sheet shape="card" className="mt-6">
      <section className="grid gap-6" aria-labelledby="current-plan">
        <div>
          <h2 id="current-plan" className="text-28">
            You’re on {usage.plan.name}
          </h2>
          <p className="text-soft">{renewalSentence(usage, now)}</p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-5">
          <Left allowed={usage.stories} nouns={STORIES} />
          <Left allowed={usage.characters} nouns={CHARACTERS} />
          <Left allowed={usage.locations} nouns={LOCATIONS} />
          <Left allowed={usage.pictures} nouns={PICTURES}>
            {leftOf(usage.picturesToday) < leftOf(usage.pictures) && `, ${leftOf(usage.picturesToday)} of them today`}
          </Left>
          {usage.narrations.limit !== 0 && <Left allowed={usage.narrations} nouns={NARRATIONS} />}
        </div>
      </section>
    </Sheet>
  );
}

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
