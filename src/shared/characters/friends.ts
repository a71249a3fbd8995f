import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import { friendOf, FRIENDS, type Friend } from '@talelantern/domain/characters/friends';

const unsavedId = ({ id }: Friend): string => `friend-${id}`;

/** `figure`: a cut-out figure, for scenes. */
const artOf = ({ id }: Friend) => ({ portrait: `/art/friends/${id}.webp`, figure: `/art/cut-${id}.webp` });

const unsavedFriend = (id: string): Friend | undefined => FRIENDS.find((one) => unsavedId(one) === id);

export const isFriendId = (id: string): boolean => unsavedFriend(id) !== undefined;

/** The portrait of a ready-made friend; null for other ids. */
export function friendPortrait(id: string): string | null {
  const friend = unsavedFriend(id);
  return friend ? artOf(friend).portrait : null;
}

/** The friends as unsaved characters. */
export const FRIEND_CHARACTERS: readonly Character[] = FRIENDS.flatMap(
  (friend) => readCharacter(unsavedId(friend), friend.fields) ?? [],
);

/** The ready-made art of a stored or unsaved friend without a portrait; undefined for other characters. */
export function friendArt(character: Parameters<typeof friendOf>[0]) {
  const friend = friendOf(character);
  return friend && artOf(friend);
}
