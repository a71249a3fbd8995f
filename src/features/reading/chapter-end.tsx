import { isLastPhase } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { PATHS, storyPath } from '../../config/paths.ts';
import { readPath } from '../../config/item-paths.ts';
import { CHAPTER_PARAM, chapterName, waitingSentence, WRITTEN_WITH_AI } from '../../shared/chapters/chapter-copy.ts';
import { StoryEnding } from '../../shared/chapters/story-ending.tsx';
import { TALK_TITLE } from '../../shared/chapters/talk-cards.tsx';
import { StoryLocations } from '../../shared/locations/story-locations.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { ChildReading } from './child-controls.tsx';

interface ChapterEndProps {
  story: Story;
  part: number;
  hasWaiting: boolean;
  onOpen: (part: number) => void;
  /** Offers a storyteller's voice after the device has read the chapter; null to offer nothing. */
  onOfferVoice?: (() => void) | null;
  /** Opens the cards for talking about the chapter; null if there are none. */
  onTalk?: (() => void) | null;
  /** Set if a child reads alone: shows only the links to pages, books and the next idea. */
  child?: ChildReading | null;
}

const isNewestPart = ({ story, part }: Pick<ChapterEndProps, 'story' | 'part'>): boolean =>
  part === story.previousParts.length - 1;

export const isEndOfStory = (chapter: Pick<ChapterEndProps, 'story' | 'part' | 'hasWaiting'>): boolean =>
  isNewestPart(chapter) && !chapter.hasWaiting && isLastPhase(chapter.story.currentPhase);

export function ChapterEnd(props: ChapterEndProps) {
  const { story, part, hasWaiting, onOpen, onOfferVoice, onTalk, child } = props;
  const talk = onTalk && !child && (
    <Button variant="quiet" icon="users" onClick={onTalk}>
      {TALK_TITLE}
    </Button>
  );
  const offer = onOfferVoice && !child && (
    <Button variant="quiet" onClick={onOfferVoice}>
      Hear a storyteller read it
    </Button>
  );
  if (isEndOfStory(props))
    return (
      <>
        {story.locations.length > 0 && (
          <div className="reader-end">
            <StoryLocations locations={story.locations} />
          </div>
        )}
        <div className="reader-ending">
          <StoryEnding story={story}>
            <Button size={child ? 'big' : 'normal'} icon="refresh" onClick={() => onOpen(0)}>
              Read again
            </Button>
            <LinkButton to={child?.books ?? PATHS.stories} size={child ? 'big' : 'normal'} variant="line" icon="books">
              {child ? 'My books' : 'My stories'}
            </LinkButton>
            {talk}
            {offer}
          </StoryEnding>
        </div>
      </>
    );
  const isNewest = isNewestPart(props);
  return (
    <div className="reader-end">
      <p className="reader-end-words">The story goes on.</p>
      {isNewest && hasWaiting && <p>{waitingSentence(part + 1)}</p>}
      {isNewest && child?.grownUpButton}
      {!isNewest && (
        <Button
          icon="book-open"
          variant={child ? 'line' : 'primary'}
          size={child ? 'big' : 'normal'}
          onClick={() => onOpen(part + 1)}
        >
          Read {chapterName(part + 1).toLowerCase()}
        </Button>
      )}
      {child?.next && isNewest && (
        <LinkButton to={child.next} size="big" icon="sparkle">
          What happens next?
        </LinkButton>
      )}
      {isNewest && !hasWaiting && !child && (
        <LinkButton to={storyPath(story.id)} variant="line" icon="sparkle">
          Continue the story
        </LinkButton>
      )}
      {talk}
      {offer}
      {isNewest && <StoryLocations locations={story.locations} />}
      {isNewest && !hasWaiting && <p className="text-15 opacity-80">{WRITTEN_WITH_AI}</p>}
    </div>
  );
}

/** Shown instead of the unapproved chapter `part` and those after it. */
export const ChapterWaits = ({ story, part }: Pick<ChapterEndProps, 'story' | 'part'>) => (
  <EmptyState
    title="Not open yet"
    line={waitingSentence(part)}
    illustrations={['/art/cut-hoot.webp']}
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
