import type { FriendPictures } from '../ports/ports.ts';

/** Part of the bundle (local-cloud/launcher/bundle-functions.ts), because a function has no files of the app. */
const FILES = {
  ember: () => import('../../../../public/art/friends/ember.webp'),
  pip: () => import('../../../../public/art/friends/pip.webp'),
  lyra: () => import('../../../../public/art/friends/lyra.webp'),
};

export const readFriendPicture: FriendPictures = async (id) => Buffer.from((await FILES[id]()).default);
