import { AppError } from '@talelantern/domain/errors/app-error';
import type { Scene, SceneCharacter, ScenePlace } from '@talelantern/domain/stories/scene-prompt';
import type { PictureStore } from '../ports/pictures.ts';
import { MOST_REFERENCES } from '../ports/providers.ts';
import { PICTURE_NOT_FOUND } from './own-picture.ts';

/** Somebody or something in a scene, and where the family's own picture of it lies; null: described in words alone. */
export interface Drawn<Subject> {
  subject: Subject;
  picturePath: string | null;
}

/** Who and what is drawn in a scene. */
export interface SceneCast {
  people: readonly Drawn<SceneCharacter>[];
  place: Drawn<ScenePlace> | null;
  /** Whether the family chose the pictures itself: one that is gone is then said, instead of described in words. */
  isChosen: boolean;
}

/** What goes to the vendor of a cast: its pictures in the order in which the prompt names them, the place's last. */
interface SentCast extends Pick<Scene, 'pictured' | 'described' | 'place'> {
  references: Buffer[];
}

/**
 * Reads the pictures of a cast. Beyond what the vendor takes, the last people are described in words.
 * @throws AppError `not_found` for a chosen picture that is gone.
 */
export async function sendPictures(pictures: Pick<PictureStore, 'read'>, cast: SceneCast): Promise<SentCast> {
  const read = async <Subject>({ subject, picturePath }: Drawn<Subject>) => {
    const bytes = picturePath === null ? null : await pictures.read(picturePath);
    if (picturePath !== null && bytes === null && cast.isChosen) throw new AppError('not_found', PICTURE_NOT_FOUND);
    return { subject, bytes };
  };
  const [place, people] = await Promise.all([cast.place && read(cast.place), Promise.all(cast.people.map(read))]);
  const room = MOST_REFERENCES - (place?.bytes ? 1 : 0);
  const pictured = people.filter(({ bytes }) => bytes !== null).slice(0, room);
  const described = people.filter((person) => !pictured.includes(person));
  return {
    pictured: pictured.map(({ subject }) => subject),
    described: described.map(({ subject }) => subject),
    place: place && { location: place.subject, isPictured: place.bytes !== null },
    references: [...pictured, ...(place ? [place] : [])].flatMap(({ bytes }) => bytes ?? []),
  };
}
