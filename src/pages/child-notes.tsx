import { ChildNote } from '../features/child-mode/child-note.tsx';
import { GrownUpButton } from '../features/child-mode/exit-buttons.tsx';
import type { AllowedStory } from '../features/reading/use-allowed-story.ts';
import type { StoryState } from '../features/stories/use-story.ts';
import { chapterName } from '../shared/chapters/chapter-copy.ts';
import { Button } from '../ui/button.tsx';
import { BackToBooks, BookPage } from './child-screens.tsx';

/** For a story that the child cannot read: loading, failed, missing, for another child, or for older children. */
export function ChildStoryNote({ state }: { state: StoryState | AllowedStory }) {
  if (state.status === 'loading') return <BookPage />;
  if (state.status !== 'failed')
    return <ChildNote title="This book is not here" line="Pick another one." way={<BackToBooks />} />;
  return (
    <ChildNote title="Oh dear" line="This book won’t open just now. Please fetch a grown-up." way={<BackToBooks />}>
      <Button size="big" icon="refresh" onClick={state.retry}>
        Try again
      </Button>
    </ChildNote>
  );
}

export const WaitsForGrownUp = ({ storyId, part }: { storyId: string; part: number }) => (
  <ChildNote
    title="A grown-up reads first"
    line={`${chapterName(part)} is ready. Please fetch a grown-up: they read it first, then it’s your turn.`}
    way={<BackToBooks />}
  >
    <GrownUpButton storyId={storyId} part={part} />
  </ChildNote>
);
