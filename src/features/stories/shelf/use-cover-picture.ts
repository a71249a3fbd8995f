import { coverScene } from '@talelantern/domain/stories/cover-scene';
import type { Story } from '@talelantern/domain/stories/story';
import type { PictureAddresses } from '../../../services/picture-addresses.ts';
import { useServices } from '../../use-services.ts';
import { themeScene } from '../theme-art.ts';

interface CoverPicture {
  /** Where the picture is loaded from. */
  picture: string;
  /** It was painted for this story, so its cast need not stand before it. */
  isScene: boolean;
}

/** The picture on a story's cover: its scene, else the landscape of its theme. */
export function useCoverPicture(story: Story, size: keyof PictureAddresses): CoverPicture {
  const { pictures } = useServices();
  const scene = pictures[size](coverScene(story)?.imageUrl ?? null);
  return { picture: scene ?? themeScene(story.theme), isScene: scene !== null };
}
