import { mediaUrl } from '@talelantern/domain/images/media-url';

export type PictureAddresses = ReturnType<typeof createPictureAddresses>;

export const createPictureAddresses = (base: string) => ({
  full: (stored: string | null) => mediaUrl(stored, base),
  thumbnail: (stored: string | null) => mediaUrl(stored, base, 'thumbnail'),
});
