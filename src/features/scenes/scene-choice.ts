import { isNamedIn } from '@talelantern/domain/stories/scene-cast';
import { CHARACTER_IMAGES_REQUIRED, LOCATION_IMAGE_REQUIRED } from '@talelantern/domain/stories/scene-request';
import { joinNames } from '@talelantern/domain/text/lists';
import type { ScenePlan } from '../../services/scene-maker.ts';
import type { Pictured, PicturedCast } from './use-pictured-cast.ts';

/** How a passage is painted. */
export type SceneWay = 'words' | 'cast';

/** Who and where is drawn from a picture, by their ids. */
export interface SceneChoice {
  people: readonly string[];
  place: string | null;
}

const hasPicture = ({ imageUrl }: Pictured): boolean => imageUrl !== null;

/** Those that can be drawn from a picture. */
export const picturedOnly = ({ people, places }: PicturedCast): PicturedCast => ({
  people: people.filter(hasPicture),
  places: places.filter(hasPicture),
});

/** Whoever the passage names, or everybody; where it names, or the first place. */
export function firstChoice(cast: PicturedCast, passage: string): SceneChoice {
  const { people, places } = picturedOnly(cast);
  const named = people.filter(({ name }) => isNamedIn(passage, name));
  const place = places.find(({ name }) => isNamedIn(passage, name)) ?? places[0];
  return { people: (named.length > 0 ? named : people).map(({ id }) => id), place: place?.id ?? null };
}

const addressesOf = (items: readonly Pictured[], ids: readonly string[]): string[] =>
  items.filter(({ id }) => ids.includes(id)).flatMap(({ imageUrl }) => imageUrl ?? []);

/** The pictures of the choice, in the family's order. */
export function toReferences({ people, places }: PicturedCast, choice: SceneChoice): ScenePlan['references'] {
  const [place = null] = addressesOf(places, choice.place === null ? [] : [choice.place]);
  return { portraits: addressesOf(people, choice.people), place };
}

/** What is missing of a choice, in the specified words (specification §5); null where nothing is. */
export function missingOf(references: NonNullable<ScenePlan['references']>): string | null {
  if (references.portraits.length === 0) return CHARACTER_IMAGES_REQUIRED;
  return references.place === null ? LOCATION_IMAGE_REQUIRED : null;
}

/** 'With Ember, Luna and the Lantern Wood'. */
export function castTitle(cast: PicturedCast, { people, place }: SceneChoice): string {
  const { people: drawn, places } = picturedOnly(cast);
  const names = drawn.filter(({ id }) => people.includes(id)).map(({ name }) => name);
  const where = places.find(({ id }) => id === place);
  const all = [...names, ...(where ? [where.name] : [])];
  return all.length === 0 ? 'With their pictures' : `With ${joinNames(all)}`;
}

/** Who cannot be drawn from a picture, and why; '' where everybody can. */
export function withoutPicture({ people, places }: PicturedCast): string {
  const bare = people.filter((person) => !hasPicture(person)).map(({ name }) => name);
  const who = bare.length === 0 ? [] : [`${joinNames(bare)} ${bare.length === 1 ? 'has' : 'have'} no portrait yet.`];
  const where = places.some(hasPicture)
    ? []
    : [places[0] ? `${places[0].name} has no picture yet.` : 'This story has no place of yours.'];
  return [...who, ...where].join(' ');
}
