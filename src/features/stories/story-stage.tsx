import { phaseIndex, type StoryPhase } from '@talelantern/domain/stories/phases';
import { storyTitle } from '@talelantern/domain/stories/story-title';
import { joinNames } from '@talelantern/domain/text/lists';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../config/paths.ts';
import { leftOf } from '../../services/usage-service.ts';
import { priceSentence, STORIES } from '../../services/usage-sentences.ts';
import { BlankCover, BookCover } from '../../ui/book-cover.tsx';
import { reached } from '../plan-limits.ts';
import { useUsage } from '../use-usage.ts';
import { tellImageFailed } from '../image-failure.ts';
import { CastFaces, type Faced } from './cast-faces.tsx';
import { chapterName } from '../chapter-words.ts';

interface StoryStageProps {
  cast: readonly Faced[];
  theme: string | null;
  /** The landscape of the theme. */
  scene: string | null;
  ageRange: AgeRange | null;
  phase: StoryPhase;
  /** Of a story that has one already. */
  title?: string | undefined;
  /** The price beside the button. */
  price: ReactNode;
  /** The one button. */
  children: ReactNode;
}

const workingTitle = (theme: string | null, names: readonly string[], ageRange: AgeRange | null): string =>
  theme === null ? `The story of ${joinNames(names)}` : storyTitle(theme, names.length > 0 ? names : ['…'], ageRange);

/** The cover that fills in while choosing, with what it will cost and the one button. Wide screens only. */
export function StoryStage(props: StoryStageProps) {
  const { cast, theme, scene, ageRange, phase, title, price, children } = props;
  const names = cast.map(({ name }) => name);
  const isBlank = cast.length === 0 && theme === null;
  return (
    <aside aria-label="Your story" className="sticky top-6 hidden lg:block">
      {isBlank ? (
        <BlankCover title="Your story starts here" line="Pick someone and this cover begins to fill." />
      ) : (
        <BookCover
          size="stage"
          title={title ?? workingTitle(theme, names, ageRange)}
          picture={scene}
          onImageFailed={tellImageFailed}
          faces={cast.length > 0 && <CastFaces cast={cast} />}
        />
      )}
      <p className="mt-5 text-soft">
        <b className="font-semibold text-text">{chapterName(phaseIndex(phase))} of four</b>
        {ageRange && ` · ages ${ageRange}`}
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
          <Link to={PATHS.subscription} state={reached('stories')} className="font-semibold text-accent">
            See the plans
          </Link>
        </>
      )}
    </>
  );
}
