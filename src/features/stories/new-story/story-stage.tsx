import { phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import { Suspense, type ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { leftOf } from '../../../services/usage-service.ts';
import { priceSentence, STORIES } from '../../../services/usage-sentences.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { chapterName } from '../../chapter-words.ts';
import { latePart } from '../../late-part.tsx';
import { reached } from '../../plan-limits.ts';
import { useUsage } from '../../use-usage.ts';
import type { StageCoverProps } from '../stage-cover.tsx';

/** An ornament of wide screens; a phone never shows it. */
const StageCover = latePart(async () => (await import('../stage-cover.tsx')).StageCover);

interface StoryStageProps extends StageCoverProps {
  phase: StoryPhase;
  /** The price beside the button. */
  price: ReactNode;
  /** The one button. */
  children: ReactNode;
}

/** The cover that fills in while choosing, with what it will cost and the one button. Wide screens only. */
export function StoryStage({ phase, price, children, ...cover }: StoryStageProps) {
  return (
    <aside aria-label="Your story" className="sticky top-6 hidden lg:block">
      <div className="aspect-4/5">
        <Suspense>
          <StageCover {...cover} />
        </Suspense>
      </div>
      <p className="mt-5 text-soft">
        <b className="font-semibold text-text">{chapterName(phaseIndex(phase))} of four</b>
        {cover.ageRange && ` · ages ${cover.ageRange}`}
      </p>
      <div className="mb-4 text-soft">{price}</div>
      {children}
    </aside>
  );
}

/** What a new story costs, as the plan counts it; nothing until it is known. */
export function StoryPrice() {
  const usage = useUsage();
  if (!usage) return null;
  return (
    <>
      {priceSentence(usage.stories, STORIES)}
      {leftOf(usage.stories) === 0 && (
        <>
          {' '}
          <AppLink to={PATHS.subscription} state={reached('stories')} className="font-semibold text-accent">
            See the plans
          </AppLink>
        </>
      )}
    </>
  );
}
