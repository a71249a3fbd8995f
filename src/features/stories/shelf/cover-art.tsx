import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Story } from '@talelantern/domain/stories/story';
import type { PictureAddresses } from '../../../services/pictures/picture-addresses.ts';
import { notifyImageFailed } from '../../../shared/notifications/image-failure.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StoryArt, themeScene } from '../story-art.tsx';

/** The cover picture: its scene, else the theme's landscape with the cast. It fills its container. */
export function CoverArt({ story }: { story: Story }) {
  const { picture, isScene } = useCoverPicture(story, 'full');
  return isScene ? (
    <Picture src={picture} alt="" eager position="50% 40%" onImageFailed={notifyImageFailed} />
  ) : (
    <StoryArt story={story} />
  );
}

interface CoverPicture {
  picture: string;
  /** True for a scene, which shows the cast itself. */
  isScene: boolean;
}

/** The picture on a story's cover: its scene, else its theme's landscape. */
export function useCoverPicture(story: Story, size: keyof PictureAddresses): CoverPicture {
  const { pictures } = useServices();
  const scene = pictures[size](coverScene(story)?.imageUrl ?? null);
  return { picture: scene ?? themeScene(story.theme), isScene: scene !== null };
}
