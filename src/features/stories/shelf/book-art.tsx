import type { PictureUrls } from '../../../services/pictures/picture-urls.ts';
import { Picture } from '../../../ui/picture.tsx';
import { LandscapeArt } from '../landscape-art.tsx';
import { coverPicture, type Cover } from './shelf-book.ts';

/** The cover picture: its scene, else the theme's landscape with the cast. Fills its container. */
export function BookArt({ cover, pictureUrls }: { cover: Cover; pictureUrls: PictureUrls }) {
  const { picture, preview, isScene } = coverPicture(cover, pictureUrls, 'full');
  return isScene ? (
    <Picture src={picture} preview={preview} alt="" eager position="50% 40%" />
  ) : (
    <LandscapeArt landscape={picture} figures={cover.figures} />
  );
}
