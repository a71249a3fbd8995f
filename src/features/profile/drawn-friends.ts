interface DrawnFriend {
  /** Stored as it is: an address of our own (decision 0052). */
  photoURL: string;
  name: string;
  /** The ground that it stands on. */
  tint: string;
}

/** Who can stand for a family that has no portrait of its own, or does not want one. */
export const DRAWN_FRIENDS: readonly DrawnFriend[] = [
  { photoURL: '/art/cut-pip.webp', name: 'Fox', tint: '#f0c58a' },
  { photoURL: '/art/cut-hoot.webp', name: 'Owl', tint: '#8fa0dc' },
  { photoURL: '/art/cut-ember.webp', name: 'Dragon', tint: '#f0a06a' },
  { photoURL: '/art/cut-t-hybrid.webp', name: 'Unicorn', tint: '#7fb9b0' },
  { photoURL: '/art/cut-t-robot.webp', name: 'Robot', tint: '#4f7f9c' },
  { photoURL: '/art/cut-t-magical.webp', name: 'Fairy', tint: '#c9a0dc' },
  { photoURL: '/art/cut-lyra.webp', name: 'Witch', tint: '#9cc2dd' },
];

export const drawnFriendAt = (photoURL: string | null): DrawnFriend | null =>
  DRAWN_FRIENDS.find((friend) => friend.photoURL === photoURL) ?? null;
