import type { Story } from '@talelantern/domain/stories/story';
import { queryKeys } from '../query-keys.ts';
import { useChosen } from '../use-chosen.ts';
import { useServices } from '../use-services.ts';

/** Somebody or some place of a story. */
export interface Pictured {
  id: string;
  name: string;
  /** The stored address of the picture that the story keeps, or of the one painted since; null where there is none. */
  imageUrl: string | null;
}

export interface PicturedCast {
  people: readonly Pictured[];
  places: readonly Pictured[];
}

const idsOfUnpainted = (kept: readonly Pictured[]): string[] =>
  kept.filter(({ imageUrl }) => imageUrl === null).map(({ id }) => id);

/** Who and what is in a story, each with the picture that a scene can be drawn from. */
export function usePicturedCast({ characters, locations }: Pick<Story, 'characters' | 'locations'>): PicturedCast {
  const services = useServices();
  const people = useChosen(idsOfUnpainted(characters), {
    queryKey: queryKeys.character,
    find: services.characters.find,
  });
  const places = useChosen(idsOfUnpainted(locations), { queryKey: queryKeys.location, find: services.locations.find });
  const painted = [...people.members, ...places.members];
  const withPicture = ({ id, name, imageUrl }: Pictured): Pictured => ({
    id,
    name,
    imageUrl: imageUrl ?? painted.find((item) => item.id === id)?.imageUrl ?? null,
  });
  return { people: characters.map(withPicture), places: locations.map(withPicture) };
}
