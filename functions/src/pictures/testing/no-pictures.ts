import { unexpected } from '../../core/testing/unexpected.ts';
import type { Moderator } from '../../generation/ports/providers.ts';
import type { PictureStaging, PictureStore } from '../ports/ports.ts';

/** Files that nothing may read or write, to be completed by a test. */
export const NO_PICTURES: PictureStore = {
  store: unexpected,
  find: unexpected,
  read: unexpected,
  copy: unexpected,
  makePreview: unexpected,
  makePlaceholder: unexpected,
  list: unexpected,
  remove: unexpected,
  pathOf: unexpected,
};

export const NO_STAGING: PictureStaging = { keep: unexpected, find: unexpected, remove: unexpected };

/** Finds all text and all pictures fit for children. */
export const FIT: Moderator = {
  moderateTexts: async (texts) => texts.map(() => ({ scores: {}, flagged: [] })),
  moderatePicture: async () => ({ scores: {}, flagged: [] }),
};
