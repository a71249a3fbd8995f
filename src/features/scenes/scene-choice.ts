import { CHARACTER_IMAGES_REQUIRED, LOCATION_IMAGE_REQUIRED } from '@talelantern/domain/contracts/scene-request';
import { namedIn, locationNamedIn } from '@talelantern/domain/stories/scene-cast';
import type { Story } from '@talelantern/domain/stories/story';
import { joinNames } from '@talelantern/domain/text/lists';
import type { ScenePlan } from '../../services/scenes/scene-service.ts';
import { useChosen } from '../../shared/query/use-chosen.ts';
import { queryKeys } from '../../shared/query/query-keys.ts';
import { useFindLocation } from '../../shared/locations/use-find-location.ts';
import { useServices } from '../../shared/services/use-services.ts';

export type SceneSource = 'words' | 'cast';

export interface SceneChoice {
  people: readonly string[];
  locationId: string | null;
}

const hasPicture = ({ imageUrl }: Pictured): boolean => imageUrl !== null;

export const picturedOnly = ({ people, locations }: PicturedCast): PicturedCast => ({
  people: people.filter(hasPicture),
  locations: locations.filter(hasPicture),
});

/** The characters named in the passage, or the whole cast; the location named there, or the first. */
export function firstChoice(
  cast: PicturedCast,
  passage: string,
  { previousParts }: Pick<Story, 'previousParts'>,
): SceneChoice {
  const { people, locations } = picturedOnly(cast);
  const namedPeople = namedIn(passage, cast.people, cast.locations, previousParts.join('\n')).filter(hasPicture);
  const location = locationNamedIn(passage, locations) ?? locations[0];
  return {
    people: (namedPeople.length > 0 ? namedPeople : people).map(({ id }) => id),
    locationId: location?.id ?? null,
  };
}

const urlsOf = (items: readonly Pictured[], ids: readonly string[]): string[] =>
  items.filter(({ id }) => ids.includes(id)).flatMap(({ imageUrl }) => imageUrl ?? []);

export function toReferences({ people, locations }: PicturedCast, choice: SceneChoice): ScenePlan['references'] {
  const [place = null] = urlsOf(locations, choice.locationId === null ? [] : [choice.locationId]);
  return { portraits: urlsOf(people, choice.people), place };
}

export function missingOf(references: NonNullable<ScenePlan['references']>): string | null {
  if (references.portraits.length === 0) return CHARACTER_IMAGES_REQUIRED;
  return references.place === null ? LOCATION_IMAGE_REQUIRED : null;
}

export function castTitle(cast: PicturedCast, { people, locationId }: SceneChoice): string {
  const { people: picturedPeople, locations } = picturedOnly(cast);
  const names = picturedPeople.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  const location = locations.find(({ id }) => id === locationId);
  const all = [...names, ...(location ? [location.name] : [])];
  return all.length === 0 ? 'With their pictures' : `With ${joinNames(all)}`;
}

export function withoutPicture({ people, locations }: PicturedCast): string {
  const namesWithoutPortrait = people.filter((person) => !hasPicture(person)).map(({ name }) => name);
  const who =
    namesWithoutPortrait.length === 0
      ? []
      : [`${joinNames(namesWithoutPortrait)} ${namesWithoutPortrait.length === 1 ? 'has' : 'have'} no portrait yet.`];
  const where = locations.some(hasPicture)
    ? []
    : [locations[0] ? `${locations[0].name} has no picture yet.` : 'You haven’t picked a place for this story.'];
  return [...who, ...where].join(' ');
}

interface Pictured {
  id: string;
  name: string;
  /** The stored URL of the story's copy, or of a picture generated after it; null if the item has no picture. */
  imageUrl: string | null;
}

export interface PicturedCast {
  people: readonly Pictured[];
  locations: readonly Pictured[];
}

const idsWithoutPicture = (items: readonly Pictured[]): string[] =>
  items.filter(({ imageUrl }) => imageUrl === null).map(({ id }) => id);

export function usePicturedCast({ characters, locations }: Pick<Story, 'characters' | 'locations'>): PicturedCast {
  const { characters: stored } = useServices();
  const people = useChosen(idsWithoutPicture(characters), {
    queryKey: queryKeys.character,
    find: stored.find,
  });
  const chosenLocations = useChosen(idsWithoutPicture(locations), {
    queryKey: queryKeys.location,
    find: useFindLocation(),
  });
  const current = [...people.members, ...chosenLocations.members];
  const withPicture = ({ id, name, imageUrl }: Pictured): Pictured => ({
    id,
    name,
    imageUrl: imageUrl ?? current.find((item) => item.id === id)?.imageUrl ?? null,
  });
  return { people: characters.map(withPicture), locations: locations.map(withPicture) };
}
