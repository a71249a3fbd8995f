import type { Story } from '@talelantern/domain/stories/story';
import { readPath, storyPath } from '../../config/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CHAPTER_PARAM } from '../chapter-address.ts';
import { chapterName } from '../chapter-words.ts';
import { waitingSentence } from './waiting-sentence.ts';

interface ChapterWaitsProps {
  story: Story;
  /** Index of the first chapter that is not open yet. */
  part: number;
}

/** In the place of a chapter that a parent reads first. */
export function ChapterWaits({ story, part }: ChapterWaitsProps) {
  return (
    <EmptyState
      title="Not open yet"
      line={waitingSentence(part)}
      friends={['/art/cut-hoot.webp']}
      action={
        <div className="page-actions">
          {part > 0 && (
            <LinkButton to={`${readPath(story.id)}?${CHAPTER_PARAM}=${part}`} size="big" icon="book-open">
              Read {chapterName(part - 1).toLowerCase()}
            </LinkButton>
          )}
          <LinkButton to={`${storyPath(story.id)}?${CHAPTER_PARAM}=${part + 1}`} size="big" variant="line">
            I’m the grown-up
          </LinkButton>
        </div>
      }
    />
  );
}
