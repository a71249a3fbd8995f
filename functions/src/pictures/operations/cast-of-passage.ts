import { isDeepStrictEqual } from 'node:util';
import { friendOf } from '@talelantern/domain/characters/friends';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { namedIn, locationNamedIn } from '@talelantern/domain/stories/scene-cast';
import type { Story, StoryCharacter, StoryLocation } from '@talelantern/domain/stories/story';
import type { StoreTx } from '../../generation/ports/ports.ts';
import type { PictureStore } from '../ports/ports.ts';
import { ownPicturePathOf } from './ownership.ts';
import type { CastMember, SceneCast } from './scene-cast.ts';

interface CastDeps {
  pictures: Pick<PictureStore, 'pathOf'>;
}

/** The characters and the location that the passage names; the only location of a story need not be named. */
export async function castOfPassage(deps: CastDeps, tx: StoreTx, story: Story, passage: string): Promise<SceneCast> {
  const named = namedIn(passage, story.characters, story.locations, story.previousParts.join('\n'));
  const [only, another] = story.locations;
  const location = locationNamedIn(passage, story.locations) ?? (another ? undefined : only);
  const [people, drawnLocation] = await Promise.all([
    Promise.all(named.map((character) => toCastMember(deps, tx, story.userId, 'characters', character))),
    location ? toCastMember(deps, tx, story.userId, 'locations', location) : null,
  ]);
  return { people, place: drawnLocation, isChosen: false };
}

/** The subject with the story's copy of its picture, otherwise its current one, otherwise the ready-made one of a friend. */
export async function toCastMember<Subject extends StoryCharacter | StoryLocation>(
  { pictures }: CastDeps,
  tx: StoreTx,
  uid: string,
  collection: 'characters' | 'locations',
  subject: Subject,
): Promise<CastMember<Subject>> {
  const ownPath = ownPicturePathOf(pictures, uid, subject);
  if (ownPath !== null) return { subject, picture: { path: ownPath } };
  const item = ENTITY_ID_PATTERN.test(subject.id) ? await tx.pictured(collection, subject.id) : null;
  const current = item?.userId === uid ? ownPicturePathOf(pictures, uid, { ...item, imageUrl: null }) : null;
  if (current !== null) return { subject, picture: { path: current } };
  return { subject, picture: readyMadePictureOf(subject) };
}

/** The ready-made picture of a friend whose looks the family has not changed. */
function readyMadePictureOf(subject: StoryCharacter | StoryLocation): CastMember<never>['picture'] {
  const friend = friendOf(subject);
  const hasItsLooks =
    friend && 'appearance' in subject && isDeepStrictEqual(subject.appearance, friend.fields.appearance);
  return hasItsLooks ? { friend: friend.id } : null;
}
