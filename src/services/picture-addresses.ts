import { mediaUrl } from '@talelantern/domain/images/media-address';

/** From stored addresses to those that a browser can load. */
export interface PictureAddresses {
  /** Null where there is no picture or its address is not ours: it is never shown then. */
  full: (stored: string | null) => string | null;
  thumbnail: (stored: string | null) => string | null;
}

/** `base`: where Storage answers, e.g. 'https://firebasestorage.googleapis.com'. */
export const createPictureAddresses = (base: string): PictureAddresses => ({
  full: (stored) => mediaUrl(stored, base),
  thumbnail: (stored) => mediaUrl(stored, base, 'thumbnail'),
});
