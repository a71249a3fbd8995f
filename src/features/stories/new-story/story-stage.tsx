import type { Character } from '@talelantern/domain/characters/character';
import { phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { ReactNode } from 'react';
import { PATHS } from '../../../config/paths.ts';
import { placesSentence, priceSentence, STORIES } from '../../../services/plans/usage-sentences.ts';
import { leftOf } from '../../../services/plans/usage-service.ts';
import { CharacterFace } from '../../../shared/characters/character-face.tsx';
import { isFriendId } from '../../../shared/characters/friends.ts';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { lazyPart } from '../../../shared/page/lazy-part.tsx';
import { stateForLimit } from '../../../shared/plans/plan-limits.ts';
import { useUsage } from '../../../shared/plans/use-usage.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tray } from '../../../ui/tray.tsx';
import type { StageCoverProps } from '../stage-cover.tsx';
import type { CastMember } from '../cast-figures.tsx';
import { CREATE_COLUMNS } from './create-frame.tsx';

/** On a phone the paper extends behind the tray to the bottom of the screen. */
const PAPER_TO_BOTTOM =
  'max-md:relative max-md:after:absolute max-md:after:inset-x-0 max-md:after:top-[calc(100%-1px)] max-md:after:h-screen max-md:after:bg-paper-50';

export const NewStoryLayout = ({ top, stage, children }: { top: ReactNode; stage: ReactNode; children: ReactNode }) => (
  <div className={CREATE_COLUMNS}>
    <div className="min-w-0">
      {top}
      <Sheet className={PAPER_TO_BOTTOM}>{children}</Sheet>
    </div>
    {stage}
  </div>
);

/** Decorative, and on wide screens only. */
const StageCover = lazyPart(async () => (await import('../stage-cover.tsx')).StageCover, null);

interface StoryStageProps extends StageCoverProps {
  phase: StoryPhase;
  price: ReactNode;
  children: ReactNode;
}

export const StoryStage = ({ phase, price, children, ...cover }: StoryStageProps) => (
  <aside aria-label="Your story" className="sticky top-6 hidden lg:block">
    <div className="aspect-4/5">
      <StageCover {...cover} />
    </div>
    <p className="mt-5 text-soft">
      <b className="font-semibold text-text">{chapterName(phaseIndex(phase))} of four</b>
      {cover.ageRange && <span>{` · ages ${cover.ageRange}`}</span>}
    </p>
    <div className="mb-4 text-soft">{price}</div>
    {children}
  </aside>
);

/** What the story uses of the plan; a friend in the cast is stored with it, as a character of the plan. */
export function StoryPrice({ cast }: { cast: readonly Character[] }) {
  const usage = useUsage();
  if (!usage) return null;
  const price = priceSentence(usage.stories, STORIES);
  const isUsedUp = leftOf(usage.stories) === 0;
  const friends = cast.filter(({ id }) => isFriendId(id)).map(({ name }) => name);
  return (
    <>
      <span>{isUsedUp ? price : `${price} ${placesSentence(friends, usage.characters)}`.trim()}</span>
      {isUsedUp && (
        <>
          {' '}
          <AppLink to={PATHS.subscription} state={stateForLimit('stories')} className="font-semibold text-accent">
            See the plans
          </AppLink>
        </>
      )}
    </>
  );
}

export function CastTray({ cast, ...tray }: { cast: readonly CastMember[]; label?: string; children: ReactNode }) {
  const faces = cast
    .slice(0, 3)
    .map((character) => <CharacterFace key={character.id} character={character} size="face" />);
  return <Tray {...tray} faces={faces.length > 0 && faces} />;
}
