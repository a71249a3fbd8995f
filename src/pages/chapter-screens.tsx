import type { Story } from '@talelantern/domain/stories/story';
import { Suspense, useEffect } from 'react';
import { Outlet, useMatch, useNavigate, useOutletContext } from 'react-router-dom';
import { FamilyPage } from '../features/navigation/family-page.tsx';
import { useStory } from '../features/stories/use-story.ts';
import {
  useChapterRun,
  useClearOnLeave,
  type ChapterRun,
  type ChapterRunControl,
} from '../features/stories/writing/use-chapter-run.ts';
import { PATHS } from '../config/paths.ts';
import { continuePath } from '../config/item-paths.ts';
import { lazyPart } from '../shared/page/lazy-part.tsx';
import { useOnChange } from '../shared/page/use-on-change.ts';
import { focusMain } from '../ui/main-focus.ts';
import { scrollToTop } from '../ui/scroll-to-top.ts';
import { useCreatePageState } from './use-creator.ts';

const ChapterRunView = lazyPart(
  async () => (await import('../features/stories/writing/chapter-run-view.tsx')).ChapterRunView,
);
const OpenStory = lazyPart(async () => (await import('./story-page.tsx')).OpenStory);

/** A chapter being written, on `/create` and once saved on its story's page, not remounted (docs/decisions/0126). */
export function ChapterScreens() {
  const isGenerator = useMatch(PATHS.create) !== null;
  const storyId = useMatch(PATHS.story)?.params.storyId;
  const control = useChapterRun(isGenerator);
  const { run } = control;
  const writtenStory = run.status === 'saved' && run.saved.id === storyId ? run.saved : null;
  useClearOnLeave(writtenStory !== null, control);
  const isChoosing = isGenerator && run.status === 'idle';
  // A saved chapter is either about to be shown on its story's page, or is left for the generator of another story.
  const writing = isGenerator && run.status !== 'idle' && run.status !== 'saved' ? run : null;
  useOwnChoices(writing);
  // When a run ends without a saved chapter, the form is shown again from the top, where a note about that run may be.
  useOnChange(writing !== null, () => {
    if (!isChoosing) return;
    scrollToTop();
    focusMain();
  });
  if (writtenStory === null && (!isGenerator || isChoosing)) return <Outlet context={control} />;
  return (
    <FamilyPage title={writtenStory?.title ?? 'Create Story'} light="left">
      <Suspense>{writtenStory ? <WrittenStory saved={writtenStory} /> : <ChapterRunView control={control} />}</Suspense>
    </FamilyPage>
  );
}

export const useChapterControl = () => useOutletContext<ChapterRunControl>();

function preloadChapter(): void {
  ChapterRunView.preload();
  OpenStory.preload();
}

/** The code that shows a chapter from its first word to its page, once the response to the last click is painted. */
export function usePreloadChapter(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const frame = requestAnimationFrame(() => setTimeout(preloadChapter));
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
}

function WrittenStory({ saved }: { saved: Story }) {
  const state = useStory(saved.id);
  const story = state.status === 'found' ? state.story : saved;
  return <OpenStory key={saved.id} story={story} opensAt={saved.previousParts.length - 1} />;
}

/** Keeps the URL on the shown story, because Cancel and 'Back to your choices' return to the choices of its story. */
function useOwnChoices(run: Exclude<ChapterRun, { status: 'idle' | 'saved' }> | null): void {
  const navigate = useNavigate();
  const { storyId } = useCreatePageState();
  const ownStoryId = run?.input.kind === 'next-chapter' ? run.input.story.id : null;
  const isOther = run !== null && storyId !== ownStoryId;
  useEffect(() => {
    if (isOther) void navigate(ownStoryId === null ? PATHS.create : continuePath(ownStoryId), { replace: true });
  }, [isOther, ownStoryId, navigate]);
}
