import type { Story } from '@talelantern/domain/stories/story';
import { readPath } from '../../config/paths.ts';
import { CHAPTER_PARAM } from '../../shared/chapters/chapter-copy.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { LISTENING_LINK } from './listen-at-once.ts';

/** Opens the book at a chapter and reads it aloud. */
export const PlayLink = ({ story, part }: { story: Pick<Story, 'id'>; part: number }) => (
  <LinkButton
    to={`${readPath(story.id)}?${CHAPTER_PARAM}=${part + 1}`}
    {...LISTENING_LINK}
    size="big"
    icon="play"
    className="grow lg:min-w-52"
  >
    Play
  </LinkButton>
);
