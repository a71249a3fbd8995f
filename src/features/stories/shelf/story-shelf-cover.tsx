import { STORY_PHASES } from '@talelantern/domain/stories/phases';
import type { Story } from '@talelantern/domain/stories/story';
import { useNavigate } from 'react-router-dom';
import { readPath, storyPath } from '../../../config/paths.ts';
import { BookCover } from '../../../ui/book-cover.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChapterLights } from '../../../ui/lantern-string.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { CastFaces } from '../new-story/cast-faces.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { progressWords, StoryFacts } from './story-facts.tsx';
import { useCoverPicture } from './use-cover-picture.ts';

/** What a book of the shelf needs to know. */
export interface ShelvedStory {
  story: Story;
  /** The child that it was told for; null where it is for everyone. */
  childName: string | null;
  onDelete: () => void;
}

/** Keeps the ground of a landscape in view, and the middle of a painted scene. */
const positionOf = (isScene: boolean): string | undefined => (isScene ? '50% 40%' : undefined);

/** A story on the shelf. */
export function StoryCover({ story, childName, onDelete }: ShelvedStory) {
  const { picture, isScene } = useCoverPicture(story, 'thumbnail');
  return (
    <BookCover
      title={story.title}
      picture={picture}
      position={positionOf(isScene)}
      faces={isScene ? undefined : <CastFaces cast={story.characters} />}
      onImageFailed={tellImageFailed}
      to={storyPath(story.id)}
    >
      <ChapterLights lit={story.previousParts.length} total={STORY_PHASES.length} label={progressWords(story)} />
      <span className="-mr-3 flex">
        <FavoriteButton story={story} />
        <StoryMenu story={story} onDelete={onDelete} />
      </span>
      <p className="w-full leading-snug wrap-anywhere">
        <span aria-hidden="true" className="block">
          {progressWords(story)}
        </span>
        <StoryFacts story={story} childName={childName} time={story.createdAt} />
      </p>
    </BookCover>
  );
}

/** What else can be done with a story. */
export function StoryMenu({ story, onDelete }: { story: Story; onDelete: () => void }) {
  const navigate = useNavigate();
  return (
    <MoreMenu
      label={`More about ${story.title}`}
      acts={[
        { label: 'Read', icon: 'book-open', onPress: () => void navigate(readPath(story.id)) },
        { label: 'Delete', icon: 'bin', onPress: onDelete },
      ]}
    />
  );
}

/** Stands where a story lies that could not be read. */
export function UnreadableCover() {
  return (
    <div className="grid aspect-4/5 place-content-center justify-items-center gap-3 rounded-card border-2 border-hairline p-4 text-center text-soft">
      <Icon name="cloud-off" size="large" />
      <p>This story could not be read. It is kept as it is.</p>
    </div>
  );
}
