import { useEffect } from 'react';
import type { Stop } from '../../../services/generation/generations.ts';
import { chapterName } from '../../../shared/chapters/chapter-copy.ts';
import { usePreferences } from '../../../shared/family/use-preferences.ts';
import { CancelButton } from '../../../shared/generation/cancel-button.tsx';
import { ChapterText } from '../../../ui/chapter-text.tsx';
import { Lantern } from '../../../ui/lantern.tsx';
import { CastRail, ChapterRail } from '../book/story-book-rail.tsx';
import { StoryLayout, StoryLeaf } from '../book/story-leaf.tsx';
import { CoverArt } from '../shelf/cover-art.tsx';
import { StoryArt } from '../story-art.tsx';
import { ChapterFailed, ChapterNotSaved } from './chapter-failed.tsx';
import { paragraphsOf, progressSentence, progressOf, type ChapterProgress } from './chapter-progress.ts';
import type { ChapterRunControl, WrittenRun } from './use-chapter-run.ts';
import { focusMain } from '../../../ui/main-focus.ts';
import { scrollToTop } from '../../../ui/scroll-to-top.ts';

export function ChapterRunView({ control }: { control: ChapterRunControl }) {
  const { run, cancel } = control;
  const { preferences } = usePreferences();
  const isClosed = preferences && preferences.showFirst;
  useTopOfPage(run.status !== 'failed' ? 'generating' : run.generated ? 'not-saved' : 'failed');
  if (run.status === 'idle') return null;
  if (run.status !== 'failed') return <ChapterWriting run={run} isClosed={isClosed} onCancel={cancel} />;
  const failed = { control, run, isClosed };
  return run.generated ? <ChapterNotSaved {...failed} draft={run.generated} /> : <ChapterFailed {...failed} />;
}

function useTopOfPage(screen: string): void {
  useEffect(() => {
    scrollToTop();
    focusMain();
  }, [screen]);
}

interface ChapterWritingProps {
  run: WrittenRun;
  isClosed: boolean | null;
  onCancel: () => void;
}

/** Paragraphs appear as they arrive, unless a parent reads first. */
function ChapterWriting({ run, isClosed, onCancel }: ChapterWritingProps) {
  const progress = progressOf(run.input);
  const { title, characters, index } = progress;
  const stop = run.status === 'generating' ? run.stop : null;
  const paragraphs = paragraphsOf(run);
  const rail = <ChapterRail written={index} open={index} isWriting />;
  return (
    <StoryLayout
      leaf={
        <StoryLeaf
          title={title}
          index={index}
          picture={<WritingPicture run={run} progress={progress} />}
          chapters={rail}
          actions={
            <p role="status" className="flex min-h-16 items-center gap-3 font-semibold">
              <Lantern lit className="h-10 w-auto shrink-0 animate-breathe text-(--on-string)" />
              <span>
                {chapterName(index)} is being {stop === null ? 'saved' : 'written'}
                <span className="block text-15 font-normal text-soft">{lineOf(run, progress)}</span>
              </span>
            </p>
          }
        >
          {isClosed ? (
            <p className="mx-auto max-w-[640px] text-19 text-soft">{CLOSED_NOTE}</p>
          ) : (
            <ChapterText paragraphs={isClosed === false ? paragraphs : []} writing />
          )}
          {stop && (
            <CancelChapter stop={stop} canRead={isClosed === false && paragraphs.length > 0} onCancel={onCancel} />
          )}
        </StoryLeaf>
      }
      rail={
        <>
          {rail}
          <CastRail cast={characters} />
        </>
      }
    />
  );
}

const WritingPicture = ({ run, progress }: { run: WrittenRun; progress: ChapterProgress }) =>
  run.input.kind === 'next-chapter' ? <CoverArt story={run.input.story} /> : <StoryArt story={progress} />;

function lineOf(run: WrittenRun, progress: ChapterProgress): string {
  if (run.status !== 'generating') return 'Putting it on your shelf';
  return run.isResumed ? CONNECTION_LOST : progressSentence(progress, run.paragraphs.length);
}

const CONNECTION_LOST = 'The connection was lost for a moment. The chapter is still being written.';
const CLOSED_NOTE = 'A grown-up reads this chapter first. It waits on the story’s page.';

const STOP_COPY: Readonly<Record<Stop, string | null>> = {
  possible: null,
  asked: 'Checking whether it can still be stopped…',
  'too-late': 'It’s already being written and can’t be stopped. You can keep it or delete it.',
};

const CancelChapter = ({ stop, canRead, onCancel }: { stop: Stop; canRead: boolean; onCancel: () => void }) => (
  <div className="mx-auto mt-8 grid max-w-[640px] justify-items-start gap-4">
    <p className="max-w-[56ch] text-soft">
      {`${canRead ? 'You can start reading now. ' : ''}You can leave if you like. It will be waiting in My Stories.`}
    </p>
    <p role="status" className="max-w-[56ch] text-soft empty:hidden">
      {STOP_COPY[stop]}
    </p>
    <CancelButton stop={stop} icon="close" onCancel={onCancel} />
  </div>
);
