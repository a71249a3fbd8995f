import type { Story } from '@talelantern/domain/stories/story';
import { useQueries } from '@tanstack/react-query';
import { queryKeys } from '../query-keys.ts';
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

/** Who and what is in a story, each with the picture that a scene can be drawn from. */
export function usePicturedCast({ characters, locations }: Pick<Story, 'characters' | 'locations'>): PicturedCast {
  const services = useServices();
  const unpainted = <Kept extends Pictured>(kept: readonly Kept[]) => kept.filter(({ imageUrl }) => imageUrl === null);
  const painted = useQueries({
    queries: [
      ...unpainted(characters).map(({ id }) => ({
        queryKey: queryKeys.character(id),
        queryFn: () => services.characters.find(id),
      })),
      ...unpainted(locations).map(({ id }) => ({
        queryKey: queryKeys.location(id),
        queryFn: () => services.locations.find(id),
      })),
    ],
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const withPicture = ({ id, name, imageUrl }: Pictured): Pictured => ({
    id,
    name,
    imageUrl: imageUrl ?? painted.find((item) => item.id === id)?.imageUrl ?? null,
  });
  return { people: characters.map(withPicture), places: locations.map(withPicture) };
}
