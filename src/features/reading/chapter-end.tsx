import type { Story } from '@talelantern/domain/stories/story';
import { isLastPhase } from '@talelantern/domain/stories/phases';
import { storyPath } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { chapterName } from '../chapter-words.ts';
import { waitingSentence } from './waiting-sentence.ts';

interface ChapterEndProps {
  story: Story;
  part: number;
  /** A further chapter is there, but still closed to the child. */
  hasWaiting: boolean;
  onOpen: (part: number) => void;
}

/** What stands after the last word of a chapter. */
export function ChapterEnd({ story, part, hasWaiting, onOpen }: ChapterEndProps) {
  const isNewest = part === story.previousParts.length - 1;
  const isOver = isNewest && !hasWaiting && isLastPhase(story.currentPhase);
  const isClosed = isNewest && hasWaiting;
  return (
    <div className="reader-end">
      <p className="reader-end-words">{isOver ? 'The end. Sleep well.' : 'The story goes on.'}</p>
      {isClosed && <p>{waitingSentence(part + 1)}</p>}
      {!isNewest && (
        <Button icon="book-open" onClick={() => onOpen(part + 1)}>
          Read {chapterName(part + 1).toLowerCase()}
        </Button>
      )}
      {isOver && (
        <Button variant="line" icon="refresh" onClick={() => onOpen(0)}>
          Again!
        </Button>
      )}
      {isNewest && !isOver && !isClosed && (
        <LinkButton to={storyPath(story.id)} variant="line" icon="sparkle">
          Continue the story
        </LinkButton>
      )}
    </div>
  );
}
