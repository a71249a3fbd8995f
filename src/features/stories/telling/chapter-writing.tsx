import { toParagraphs } from '@talelantern/domain/stories/story';
import { BookSpread } from '../../../ui/book-spread.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { LanternString } from '../../../ui/lantern-string.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { CastFaces } from '../new-story/cast-faces.tsx';
import { makingOf, makingStep, type ChapterMaking } from './chapter-making.ts';
import type { ChapterRun, Stop } from './chapter-runs.ts';
import { chapterName, chapterSteps } from '../../chapter-words.ts';
import { themeScene } from '../theme-art.ts';

type Making = Extract<ChapterRun, { status: 'writing' | 'saving' | 'saved' }>;

interface ChapterWritingProps {
  run: Making;
  /** Whether a parent reads the chapter before the child does: no word of it is shown then. Null: not known yet. */
  isClosed: boolean | null;
  onCancel: () => void;
}

interface Shown {
  making: ChapterMaking;
  paragraphs: readonly string[];
  step: string;
  stop: Stop | null;
}

function show(run: Making): Shown {
  if (run.status === 'writing') {
    const making = makingOf(run.assignment);
    return { making, paragraphs: run.paragraphs, step: makingStep(making, run.paragraphs.length), stop: run.stop };
  }
  const making = makingOf(run.draft.assignment);
  return { making, paragraphs: toParagraphs(run.draft.text), step: 'Putting it on your shelf', stop: null };
}

/** The book lies open while its chapter is written: each paragraph can be read as soon as it is there, unless it waits for a parent. */
export function ChapterWriting({ run, isClosed, onCancel }: ChapterWritingProps) {
  const { making, paragraphs, step, stop } = show(run);
  const isWriting = stop !== null;
  return (
    <div className="mx-auto mt-6 w-full max-w-[1060px] px-2 pb-12 md:mt-10 md:px-0">
      <BookSpread
        art={<Picture src={themeScene(making.theme)} alt="" eager position="50% 80%" onImageFailed={tellImageFailed} />}
        artPending={paragraphs.length === 0}
        artFaces={<CastFaces cast={making.characters} />}
        artCaption={step}
      >
        <div className="flex flex-1 flex-col md:min-h-[27rem]">
          <p className="text-15 font-semibold text-accent">
            {chapterName(making.index)} is being {isWriting ? 'written' : 'saved'}
          </p>
          <h1 className="mt-1 mb-4 text-36 wrap-anywhere">{making.title}</h1>
          {isClosed ? (
            <p className="max-w-[34ch] text-19 text-soft">{CLOSED}</p>
          ) : (
            <ChapterText paragraphs={isClosed === false ? paragraphs : []} writing={isWriting} />
          )}
          <div className="mt-auto pt-8">
            <LanternString label="Chapters" making={isWriting} steps={chapterSteps(making.index, making.index)} />
          </div>
        </div>
      </BookSpread>
      {stop && <WhileWaiting stop={stop} canRead={isClosed === false && paragraphs.length > 0} onCancel={onCancel} />}
    </div>
  );
}

const CLOSED = 'A grown-up reads this chapter first. It waits on the story’s page.';

const STOP_WORDS: Readonly<Record<Stop, string | null>> = {
  possible: null,
  asked: 'Asking whether it can still be stopped…',
  'too-late': 'It is being written already and can’t be stopped any more. It is yours to keep or to delete.',
};

function WhileWaiting({ stop, canRead, onCancel }: { stop: Stop; canRead: boolean; onCancel: () => void }) {
  return (
    <div className="mt-8 grid justify-items-center gap-4 text-center">
      <p className="max-w-[56ch] text-soft">
        {canRead && 'You can start reading now. '}
        Leave if you like: it keeps writing and waits in My Stories.
      </p>
      <p role="status" className="max-w-[56ch] text-soft empty:hidden">
        {STOP_WORDS[stop]}
      </p>
      {stop !== 'too-late' && (
        <Button variant="line" icon="close" busy={stop === 'asked'} busyLabel="Cancelling…" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
