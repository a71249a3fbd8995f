import type { Story } from '@talelantern/domain/stories/story';
import type { PictureUrls } from '../../../services/pictures/picture-urls.ts';
import { useServices } from '../../../shared/services/use-services.ts';
import { BookArt } from './book-art.tsx';
import { coverPicture } from './shelf-book.ts';
import { coverOf } from './to-shelf-book.ts';

export const CoverArt = ({ story }: { story: Story }) => (
  <BookArt cover={coverOf(story)} pictureUrls={useServices().pictureUrls} />
);

/** The picture at the end of a story: the closing picture of its last chapter, which is calm, else the cover. */
export function EndingArt({ story }: { story: Story }) {
  const { pictureUrls } = useServices();
  const lastPart = story.previousParts.length - 1;
  const closing = story.sceneImages.find(({ part, slot }) => part === lastPart && slot === 'closing');
  const cover = coverOf(story);
  return <BookArt cover={{ ...cover, scene: closing?.imageUrl ?? cover.scene }} pictureUrls={pictureUrls} />;
}

export const useCoverPicture = (story: Story, size: keyof PictureUrls) =>
  coverPicture(coverOf(story), useServices().pictureUrls, size);
