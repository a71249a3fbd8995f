import type { FriendId } from '@talelantern/domain/characters/friends';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import type { Scene, SceneCharacter, SceneLocation } from '@talelantern/domain/stories/scene-prompt';
import type { FriendPictures, PictureStore } from '../ports/ports.ts';
import { MAX_REFERENCES } from '../../generation/ports/providers.ts';
import { PICTURE_NOT_FOUND } from './ownership.ts';

/** A picture of the family, perhaps chosen for this scene, or the ready-made one of a friend. */
type CastPicture = { path: string; isChosen?: true } | { friend: FriendId };

/** A character or location with its picture; null when it is only described. */
export interface CastMember<Subject> {
  subject: Subject;
  picture: CastPicture | null;
}

export interface ReferenceDeps {
  pictures: Pick<PictureStore, 'read'>;
  readFriendPicture: FriendPictures;
}

export interface SceneCast {
  people: readonly CastMember<SceneCharacter>[];
  place: CastMember<SceneLocation> | null;
  /** Whether the user chose pictures: every member of the cast is then drawn. */
  isChosen: boolean;
}

/** The maximum number of pictures that are sent with the cast. */
export const referencesOf = ({ people, place }: SceneCast): number =>
  Math.min([...people, ...(place ? [place] : [])].filter(({ picture }) => picture !== null).length, MAX_REFERENCES);

/** The cast as it is sent to the vendor: pictures in the order in which the prompt names them, the location last. */
export interface SentCast extends Pick<Scene, 'pictured' | 'described' | 'place'> {
  references: Buffer[];
}

/** Beyond the vendor's maximum, the last are described. @throws AppError `not_found` for a missing chosen picture. */
export async function sendPictures(deps: ReferenceDeps, cast: SceneCast): Promise<SentCast> {
  const read = async <Subject>({ subject, picture }: CastMember<Subject>) => {
    const bytes = picture && (await readPicture(deps, picture));
    if (picture && 'isChosen' in picture && bytes === null) throw new AppError('not_found', PICTURE_NOT_FOUND);
    return { subject, bytes };
  };
  const [place, people] = await Promise.all([cast.place && read(cast.place), Promise.all(cast.people.map(read))]);
  const room = MAX_REFERENCES - (place?.bytes ? 1 : 0);
  const pictured = people.filter(({ bytes }) => bytes !== null).slice(0, room);
  const described = people.filter((person) => !pictured.includes(person));
  return {
    pictured: pictured.map(({ subject }) => subject),
    described: described.map(({ subject }) => subject),
    place: place && { location: place.subject, isPictured: place.bytes !== null },
    references: [...pictured, ...(place ? [place] : [])].flatMap(({ bytes }) => bytes ?? []),
  };
}

const readPicture = ({ pictures, readFriendPicture }: ReferenceDeps, picture: CastPicture): Promise<Buffer | null> =>
  'path' in picture ? pictures.read(picture.path) : readFriendPicture(picture.friend);

/** Only members of the cast who do something in the moment, which lists the cast in the same order. */
export function withActors({ pictured, described, place, references }: SentCast, { who }: SceneMoment): SentCast {
  const acts = (position: number): boolean => who[position]?.doing !== '';
  return {
    pictured: pictured.filter((_, index) => acts(index)),
    described: described.filter((_, index) => acts(pictured.length + index)),
    place,
    references: references.filter((_, index) => index >= pictured.length || acts(index)),
  };
}
