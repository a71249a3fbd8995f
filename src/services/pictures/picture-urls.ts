import { mediaUrl } from '@talelantern/domain/images/media-url';

export type PictureUrls = ReturnType<typeof createPictureUrls>;

export const createPictureUrls = (base: string) => ({
  full: (stored: string | null) => mediaUrl(stored, base),
  thumbnail: (stored: string | null) => mediaUrl(stored, base, 'thumbnail'),
});
