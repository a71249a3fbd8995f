import { bookTitleOf } from '@talelantern/domain/stories/book-title';
import { coverTitle } from '@talelantern/domain/stories/cover-title';
import { isLastPhase, STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useNavigate } from 'react-router-dom';
import { readPath, storyPath } from '../../../config/paths.ts';
import { chapterSteps } from '../../../shared/chapters/chapter-copy.ts';
import { notifyImageFailed } from '../../../shared/notifications/image-failure.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { BookCover } from '../../../ui/book-cover.tsx';
import { BookSpread } from '../../../ui/book-spread.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChapterLights, LanternString } from '../../../ui/lantern-string.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { CastFigures } from '../cast-figures.tsx';
import { CoverArt, useCoverPicture } from './cover-art.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { progressCopy, StoryFacts } from './story-facts.tsx';

interface ShelvedStory {
  story: Story;
  /** Nickname of the child that the story is for; null for everyone. */
  childName: string | null;
  onDelete: (story: Story) => void;
}

/** Landscapes are aligned to their bottom, scenes to their middle. */
const positionOf = (isScene: boolean): string | undefined => (isScene ? '50% 40%' : undefined);

export function StoryCover({ story, childName, onDelete }: ShelvedStory) {
  const { picture, isScene } = useCoverPicture(story, 'thumbnail');
  return (
    <BookCover
      title={coverTitle(
        bookTitleOf(story),
        story.characters.map(({ name }) => name),
      )}
      picture={picture}
      position={positionOf(isScene)}
      faces={isScene ? undefined : <CastFigures cast={story.characters} />}
      onImageFailed={notifyImageFailed}
      to={storyPath(story.id)}
    >
      <ChapterLights lit={story.previousParts.length} total={STORY_PHASES.length} label={progressCopy(story)} />
      <span className="-mr-3 flex">
        <FavoriteButton story={story} />
        <StoryMenu story={story} onDelete={onDelete} />
      </span>
      <p className="w-full leading-snug wrap-anywhere">
        <span aria-hidden="true" className="block">
          {progressCopy(story)}
        </span>
        <StoryFacts story={story} childName={childName} time={story.createdAt} />
      </p>
    </BookCover>
  );
}

function StoryMenu({ story, onDelete }: Pick<ShelvedStory, 'story' | 'onDelete'>) {
  const navigate = useNavigate();
  return (
    <MoreMenu
      label={`More about ${bookTitleOf(story)}`}
      actions={[
        { label: 'Read', icon: 'book-open', onPress: () => void navigate(readPath(story.id)) },
        { label: 'Delete', icon: 'bin', onPress: () => onDelete(story) },
      ]}
    />
  );
}

/** Shown for a story that could not be parsed. */
export const UnreadableCover = () => (
  <div className="grid aspect-4/5 place-content-center justify-items-center gap-3 rounded-card border-2 border-hairline p-4 text-center text-soft">
    <Icon name="cloud-off" size="large" />
    <p>We couldn’t read this story. It hasn’t changed.</p>
  </div>
);

/** The most recent story, shown large. */
export const RecentStory = ({ story, childName, onDelete }: ShelvedStory) => (
  <BookSpread art={<CoverArt story={story} />}>
    <div className="flex items-center justify-between gap-2">
      <p className="font-semibold text-accent">Where you left off</p>
      <span className="-mr-3 flex">
        <FavoriteButton story={story} />
        <StoryMenu story={story} onDelete={onDelete} />
      </span>
    </div>
    <h2 className="line-clamp-4 pb-[0.08em] text-36 text-balance wrap-anywhere">
      <AppLink to={storyPath(story.id)} className="no-underline hover:underline">
        {bookTitleOf(story)}
      </AppLink>
    </h2>
    <p className="text-15 text-soft wrap-anywhere">
      <StoryFacts story={story} childName={childName} time={story.updatedAt ?? story.createdAt} />
    </p>
    <LanternString label="Chapters" steps={chapterSteps(story.previousParts.length)} />
    <div className="flex gap-3 [&>*]:grow [&>*]:px-4">
      <LinkButton to={readPath(story.id)} size="big" icon="book-open" className="basis-40">
        {isLastPhase(story.currentPhase) ? 'Read again' : 'Read on'}
      </LinkButton>
      <LinkButton to={storyPath(story.id)} size="big" variant="line">
        Chapters
      </LinkButton>
    </div>
  </BookSpread>
);
