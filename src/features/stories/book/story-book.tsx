import { isReadable } from '@talelantern/domain/stories/approval';
import { coverScene } from '@talelantern/domain/stories/cover-scene';
import { isLastPhase, nextPhase, phaseIndex, STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PATHS, readPath } from '../../../config/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { CHAPTER_PARAM } from '../../chapter-address.ts';
import { chapterName, phaseName } from '../../chapter-words.ts';
import { usePreferences } from '../../use-preferences.ts';
import { ChapterBody } from './chapter-body.tsx';
import type { Passage } from './passage.ts';
import { ChapterApproval } from './chapter-approval.tsx';
import { CoverArt } from '../shelf/cover-art.tsx';
import { RetellingDialog } from './retelling-dialog.tsx';
import { RetellingNote } from './retelling-note.tsx';
import { GrownUpPlace } from '../../lock/grown-up-place.tsx';
import { StoryArt } from '../story-art.tsx';
import { StoryBookHeading } from './story-book-heading.tsx';
import { CastRail, ChapterRail } from './story-book-rail.tsx';
import { useRetelling, type ParagraphPlace } from './use-retelling.ts';

function useOpenChapter(story: Story): number {
  const [params] = useSearchParams();
  const asked = Number(params.get(CHAPTER_PARAM)) - 1;
  const last = story.previousParts.length - 1;
  return Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : last;
}

interface StoryBookProps {
  story: Story;
  /** Further buttons beside the title. */
  acts?: ReactNode;
  /** Whether a chapter can be listened to; stands above its text. */
  renderListening?: (part: number) => ReactNode;
}

/** A story to read, chapter by chapter. */
export function StoryBook({ story, acts, renderListening }: StoryBookProps) {
  const open = useOpenChapter(story);
  const [chosen, choose] = useState<ParagraphPlace | 'under-way' | null>(null);
  const retelling = useRetelling(story, chosen !== null);
  return (
    <>
      <StoryBookHeading
        story={story}
        actions={
          <>
            <LinkButton to={`${readPath(story.id)}?${CHAPTER_PARAM}=${open + 1}`} size="big" icon="book-open">
              Read and listen
            </LinkButton>
            {acts}
          </>
        }
      />
      {chosen === null && <RetellingNote run={retelling.run} onLook={() => choose('under-way')} />}
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_280px]">
        <div className="grid gap-6 lg:order-2 lg:sticky lg:top-6">
          <ChapterRail written={story.previousParts.length} open={open} />
          <div className="hidden lg:block">
            <CastRail cast={story.characters} />
          </div>
        </div>
        <OpenChapter story={story} index={open} listening={renderListening?.(open)} onTellAnew={choose} />
      </div>
      {chosen !== null && (
        <RetellingDialog
          story={story}
          place={chosen === 'under-way' ? null : chosen}
          control={retelling}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

interface OpenChapterProps {
  story: Story;
  index: number;
  listening: ReactNode;
  onTellAnew: (place: ParagraphPlace) => void;
}

function OpenChapter({ story, index, listening, onTellAnew }: OpenChapterProps) {
  const phase = STORY_PHASES[index] ?? story.currentPhase;
  const isNewest = index === story.previousParts.length - 1;
  return (
    <Sheet className="overflow-clip !p-0">
      <article aria-label={chapterName(index)}>
        <div className="relative aspect-3/2 overflow-hidden bg-night-800 md:aspect-12/7">
          <ChapterPlate story={story} index={index} />
        </div>
        <div className="px-5 py-8 md:px-16 md:py-12">
          <div className="mx-auto max-w-[640px]">
            <p className="font-semibold text-accent">{chapterName(index)}</p>
            <h2 className="mb-5 text-36">{phaseName(phase)}</h2>
          </div>
          <ChapterWords story={story} index={index}>
            <div className="mx-auto max-w-[640px]">
              <ChapterApproval story={story} part={index} />
              {listening}
            </div>
            <ChapterBody key={index} story={story} part={index} actions={tellAnewWith(onTellAnew)} />
            <p className="mx-auto mt-8 max-w-[640px] text-15 text-soft">Told with the help of AI.</p>
          </ChapterWords>
        </div>
        {isNewest ? <WhatComesNext story={story} /> : <TurnThePage to={index + 1} />}
      </article>
    </Sheet>
  );
}

/** With 'show me first' and a lock, the words of a chapter that waits are a grown-up's too. */
function ChapterWords({ story, index, children }: { story: Story; index: number; children: ReactNode }) {
  const { preferences } = usePreferences();
  const waits = preferences !== null && !isReadable(story, index, preferences.showFirst);
  return waits ? <GrownUpPlace reason="approve">{children}</GrownUpPlace> : children;
}

/** Above a chapter: what stands for the story, unless that stands in the chapter itself. */
const ChapterPlate = ({ story, index }: { story: Story; index: number }) =>
  coverScene(story)?.part === index ? <StoryArt story={story} /> : <CoverArt story={story} />;

/** The button for a passage that leads to its paragraph being told anew. */
const tellAnewWith = (onTellAnew: OpenChapterProps['onTellAnew']) =>
  function tellAnew({ part, paragraph }: Passage, close: () => void) {
    const handlePress = (): void => {
      close();
      onTellAnew({ part, paragraph });
    };
    return (
      <Button variant="line" icon="wand" onClick={handlePress}>
        Tell it anew
      </Button>
    );
  };

const nextBox =
  'mx-5 mb-8 flex flex-wrap items-center justify-between gap-5 rounded-button bg-well p-6 md:mx-16 md:mb-12';

function TurnThePage({ to }: { to: number }) {
  return (
    <div className={nextBox}>
      <p className="font-display text-22 font-semibold">The story goes on.</p>
      <LinkButton to={`?${CHAPTER_PARAM}=${to + 1}`} size="big" icon="book-open">
        Read {chapterName(to).toLowerCase()}
      </LinkButton>
    </div>
  );
}

function WhatComesNext({ story }: { story: Story }) {
  if (isLastPhase(story.currentPhase))
    return (
      <div className={nextBox}>
        <p className="font-display text-22 font-semibold">The end. Sleep well.</p>
        <LinkButton to={PATHS.create} variant="line" icon="sparkle">
          A new story
        </LinkButton>
      </div>
    );
  const next: StoryPhase = nextPhase(story.currentPhase);
  return (
    <div className={nextBox}>
      <p className="font-display text-22 font-semibold">
        What happens in {chapterName(phaseIndex(next)).toLowerCase()}?
      </p>
      <LinkButton to={PATHS.create} state={{ storyId: story.id }} size="big" icon="sparkle">
        Continue
      </LinkButton>
    </div>
  );
}
