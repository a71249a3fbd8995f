import type { ChildProfile } from '@talelantern/domain/audience/child-profile';
import { isBookOf } from '@talelantern/domain/stories/child-books';
import { isLastPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { childStoryPath } from '../config/child-paths.ts';
import { storyPath } from '../config/paths.ts';
import { ChildNote } from '../features/child-mode/child-note.tsx';
import { allowVoices } from '../features/reading/reader-audio.ts';
import { childModeChild } from '../shared/family/child-mode.ts';
import { AUTOPLAY } from '../features/reading/autoplay.ts';
import { useAllowedStory } from '../features/reading/use-allowed-story.ts';
import { useSpeech } from '../features/reading/use-speech.ts';
import { ChildIdeas } from '../features/stories/child-mode/child-ideas.tsx';
import { ChildWriting } from '../features/stories/child-mode/child-writing.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { paragraphsOf } from '../features/stories/writing/chapter-progress.ts';
import { useStoryIdeas } from '../features/stories/writing/next-ideas.tsx';
import {
  useChapterRun,
  useClearOnLeave,
  type ChapterRun,
  type ChapterRunControl,
  type FailedRun,
} from '../features/stories/writing/use-chapter-run.ts';
import { useLostChapter } from '../features/stories/writing/use-lost-chapter.ts';
import { isUnderWay } from '../services/generation/generations.ts';
import { MAY_STILL_FINISH } from '../services/generation/run-generation.ts';
import type { ChapterAssignment } from '../services/stories/chapter.ts';
import { CHAPTER_PARAM } from '../shared/chapters/chapter-copy.ts';
import { usePreferences } from '../shared/family/use-preferences.ts';
import { unfinishedWorkQuery } from '../shared/generation/use-unfinished-work.ts';
import { STAY_ON_PAGE } from '../shared/page/stay-on-page.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { useServices } from '../shared/services/use-services.ts';
import { Button } from '../ui/button.tsx';
import { NightPage } from '../ui/night-page.tsx';
import { ChildStoryNote, WaitsForGrownUp } from './child-notes.tsx';
import { BackToBooks, BookPage, useReadingChild } from './child-screens.tsx';

/** `/books/{child}/{story}/next`: a child chooses what happens next, by pictures and by listening. */
export function ChildNextPage() {
  const child = useReadingChild();
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  useTitle('What happens next?');
  if (state.status === 'found' && isBookOf(state.story, child)) return <Next key={storyId} story={state.story} />;
  return <ChildStoryNote state={state} />;
}

function Next({ story }: { story: Story }) {
  const child = useReadingChild();
  const navigate = useNavigate();
  const allowed = useAllowedStory(story);
  const { uid } = useServices();
  const openChapter = useCallback(
    ({ id, previousParts }: Story): void => {
      // A parent may have left the books in the meantime and may be watching the chapter on `/create`.
      if (childModeChild(uid) === null) void navigate(storyPath(id), { state: STAY_ON_PAGE });
      else
        void navigate(`${childStoryPath(child.id, id)}?${CHAPTER_PARAM}=${previousParts.length}`, {
          state: AUTOPLAY,
          replace: true,
        });
    },
    [uid, child.id, navigate],
  );
  const control = useChapterRun(true, openChapter);
  const { run, begin } = control;
  const { preferences } = usePreferences();
  const speech = useSpeech();
  const ideas = useStoryIdeas(story, child);
  useClearOnLeave(run.status === 'saved', control);

  const ownRun = isOfStory(run, story) ? run : null;
  const isBusy = !ownRun && isUnderWay(run);
  const isOver = isLastPhase(story.currentPhase);
  const { isLoading, hasFailed, refetch, work } = useEarlierChapter(story);
  const earlier = isOver ? undefined : work;
  const isForGrownUp = earlier?.status === 'finished' && !isRequestedFor(earlier.input, child);
  const finishedChapter = ownRun || isBusy || isForGrownUp || earlier?.status !== 'finished' ? null : earlier;
  const saveWritten = useEffectEvent(() => finishedChapter && control.save(finishedChapter));
  const writtenId = finishedChapter?.requestId ?? null;
  useEffect(() => {
    if (writtenId !== null) saveWritten();
  }, [writtenId]);

  if (isBusy)
    return (
      <ChildNote
        title="In a moment"
        line="Another story is being written just now. Read a book, then come back."
        way={<BackToBooks />}
      />
    );
  const writingOf = (paragraphs: readonly string[]) => (
    <BookPage>
      <ChildWriting story={story} paragraphs={paragraphs} isClosed={preferences?.showFirst !== false} />
    </BookPage>
  );
  if (ownRun?.status === 'failed')
    return <ChildFailed control={control} run={ownRun} writing={writingOf(ownRun.paragraphs)} />;
  if (!ownRun && isForGrownUp) return <NotWritten onRetry={refetch} isGenerated />;
  if (ownRun || earlier) return writingOf(ownRun ? paragraphsOf(ownRun) : []);
  if (allowed.status === 'waits') return <WaitsForGrownUp storyId={story.id} part={allowed.part} />;
  if (allowed.status !== 'open') return <ChildStoryNote state={allowed} />;
  if (allowed.hasWaiting) return <WaitsForGrownUp storyId={story.id} part={allowed.story.previousParts.length} />;
  if (isOver) return <Navigate to={childStoryPath(child.id, story.id)} replace />;
  if (hasFailed) return <NotWritten onRetry={refetch} isGenerated={false} />;
  if (isLoading) return <BookPage />;
  return (
    <NightPage>
      <ChildIdeas
        back={<BackToBooks />}
        ideas={ideas}
        speech={speech}
        onChoose={(idea) => {
          // The chapter will be read aloud as soon as it is written, which iOS must allow during this click.
          allowVoices();
          begin({ kind: 'next-chapter', story, length: story.settings.length, idea, childId: child.id });
        }}
      />
    </NightPage>
  );
}

/** The chapter that was requested before this page was loaded. A second request would cost a second chapter. */
function useEarlierChapter({ id }: Story) {
  const { data, isFetched, isLoading, refetch } = useQuery(unfinishedWorkQuery(useServices()));
  const chapters = data?.filter((work) => work.kind === 'story').filter((work) => work.status !== 'partial');
  return {
    work: chapters?.find((one) => (one.status === 'finished' ? one.generated.storyId : one.storyId) === id),
    /** False offline: the list then waits for the network, and nothing can be ordered. */
    isLoading,
    /** Stays true during a retry. */
    hasFailed: data === undefined && isFetched,
    refetch: () => void refetch(),
  };
}

/** A request contains the child only if the story is for somebody else; otherwise it is not known who ordered it. */
const isRequestedFor = (input: ChapterAssignment, { id }: ChildProfile): boolean =>
  input.kind === 'next-chapter' && (input.childId ?? input.story.childId) === id;

const isOfStory = (run: ChapterRun, { id }: Story): run is Exclude<ChapterRun, { status: 'idle' }> =>
  run.status !== 'idle' && run.input.kind === 'next-chapter' && run.input.story.id === id;

interface ChildFailedProps {
  control: ChapterRunControl;
  run: FailedRun;
  writing: ReactNode;
}

/** Shows `writing` while only the connection was lost. */
function ChildFailed({ control, run, writing }: ChildFailedProps) {
  const { isAwaited } = useLostChapter(control, run);
  if (isAwaited) return writing;
  // Retries the same idea if the chapter may still be written: another idea would cost a second chapter.
  const retry = MAY_STILL_FINISH.includes(run.error.code) ? () => control.begin(run.input) : control.clear;
  return <NotWritten onRetry={run.generated ? control.saveAgain : retry} isGenerated={run.generated !== null} />;
}

/** A failure or a reached limit, explained to a child. Details are for a grown-up. */
const NotWritten = ({ isGenerated, onRetry }: { isGenerated: boolean; onRetry: () => void }) => (
  <ChildNote
    title="Not just now"
    line={
      isGenerated
        ? 'The new chapter is written and safe. Please fetch a grown-up to put it into your book.'
        : 'The story can’t go on by itself. Please fetch a grown-up. Nothing is lost.'
    }
    way={<BackToBooks />}
  >
    <Button size="big" variant="line" icon="refresh" onClick={onRetry}>
      Try again
    </Button>
  </ChildNote>
);
