import type { Story } from '@talelantern/domain/stories/story';
import { Picture } from '../../../ui/picture.tsx';
import { tellImageFailed } from '../../image-failure.ts';
import { StoryArt } from '../story-art.tsx';
import { useCoverPicture } from './use-cover-picture.ts';

/** The picture that stands for a story: the scene on its cover, else its landscape with the cast. It fills its box. */
export function CoverArt({ story }: { story: Story }) {
  const { picture, isScene } = useCoverPicture(story, 'full');
  return isScene ? (
    <Picture src={picture} alt="" eager position="50% 40%" onImageFailed={tellImageFailed} />
  ) : (
    <StoryArt story={story} />
  );
}
