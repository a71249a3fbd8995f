import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { isBookOf } from '@talelantern/domain/stories/child-books';
import { isLastPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useParams } from 'react-router-dom';
import { booksPath, childNextPath } from '../config/child-paths.ts';
import { GrownUpButton } from '../features/child-mode/exit-buttons.tsx';
import { Reader } from '../features/reading/reader.tsx';
import { useAllowedStory } from '../features/reading/use-allowed-story.ts';
import { PrintedStory } from '../features/stories/printed-story.tsx';
import { PicturePlaceholder, StoryArt } from '../features/stories/story-art.tsx';
import { useStory } from '../features/stories/use-story.ts';
import { useTitle } from '../shared/page/use-title.ts';
import { ChildStoryNote, WaitsForGrownUp } from './child-notes.tsx';
import { useReadingChild } from './child-screens.tsx';

/** `/books/{child}/{story}`: the reader of a child who reads alone. */
export function ChildReadPage() {
  const child = useReadingChild();
  const { storyId = '' } = useParams();
  const state = useStory(storyId);
  useTitle(state.status === 'found' ? bookTitleOf(state.story) : 'Story');
  if (state.status === 'found' && isBookOf(state.story, child)) return <Book key={storyId} story={state.story} />;
  return <ChildStoryNote state={state} />;
}

function Book({ story }: { story: Story }) {
  const { id: childId } = useReadingChild();
  const state = useAllowedStory(story);
  if (state.status === 'waits') return <WaitsForGrownUp storyId={story.id} part={state.part} />;
  if (state.status !== 'open') return <ChildStoryNote state={state} />;
  const { hasWaiting } = state;
  const isOver = hasWaiting || isLastPhase(story.currentPhase);
  return (
    <>
      <Reader
        story={state.story}
        cover={<StoryArt story={story} />}
        placeholder={<PicturePlaceholder story={story} />}
        hasWaiting={hasWaiting}
        child={{
          id: childId,
          books: booksPath(childId),
          next: isOver ? null : childNextPath(childId, story.id),
          grownUpButton: hasWaiting && <GrownUpButton storyId={story.id} part={state.story.previousParts.length} />,
        }}
      />
      <PrintedStory story={story} isPrepared={false} />
    </>
  );
}
