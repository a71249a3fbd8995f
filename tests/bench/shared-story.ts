import { downloadAddress } from '@talelantern/domain/images/media-address';
import type { StoredData } from '@talelantern/domain/stored/read-fields';

const CHAPTER = Array.from(
  { length: 8 },
  (_, index) =>
    `The boat was called the Patient Duck, and it did not like to be hurried, said Pip for the ${index + 1}th time that morning. All day it followed the blue line across the bay, and when the wind fell asleep Ember blew into the sail herself, very gently, because she had once dried a whole library by mistake.`,
).join('\n\n');

/** Stands anywhere; a page shows pictures from its own Storage. */
const ANYWHERE = 'http://storage.invalid';

/** A shared story of four chapters as `shares/{id}` holds it; each path is a picture in Storage, one to a chapter. */
export const sharedStory = (id: string, picturePaths: readonly string[]): StoredData => ({
  contentType: 'story',
  copy: {
    contentType: 'story',
    title: 'The Treasure Hunt of Ember and Pip',
    chapters: Array.from({ length: 4 }, () => CHAPTER),
    theme: 'Treasure Hunt',
    ageRange: '5-8',
    cast: [{ name: 'Ember', type: 'Mythical Creature - Dragon - Fire Dragon', imageUrl: null }],
    places: [],
    scenes: picturePaths.map((path, part) => ({
      id: `scene_${part}`,
      imageUrl: downloadAddress(ANYWHERE, { bucket: 'tales', path, token: 'bench' }),
      part,
      position: 0,
    })),
    coverSceneId: null,
  },
  sharing: {
    isPublic: true,
    allowComments: true,
    shareId: id,
    sharedAt: new Date(),
    sharedBy: 'A',
    views: 0,
    likes: 0,
  },
  hidden: false,
  offered: false,
  listed: false,
  withdrawnAt: null,
});
