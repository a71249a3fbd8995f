import { joinTraits, splitTraits } from '../characters/personality.ts';
import type { StoryRequestCharacter, StoryRequestLocation } from '../contracts/generate-story.ts';
import { OUR_WORDS } from '../safety/our-words.ts';
import { textsIn } from '../text/texts-in.ts';
import type { StoryBible } from './story-bible.ts';
import type { CheckedStoryRequest } from './story-request.ts';

/** `hide` or `reveal` of the aliases (domain/safety/aliases.ts). */
type ChangeNames = (text: string) => string;

/** A story request, and what the story remembers, with `hide` applied to everything but our own words. */
export const withHiddenNames = (request: CheckedStoryRequest, hide: ChangeNames): CheckedStoryRequest => ({
  ...request,
  characters: request.characters.map((character) => hideInCharacter(character, hide)),
  locations: request.locations.map((location) => hideInLocation(location, hide)),
  relationships: request.relationships.map((relationship) => ({
    ...relationship,
    ...(relationship.details === undefined ? {} : { details: hide(relationship.details) }),
  })),
  customElements: hide(request.customElements),
  idea: hide(request.idea),
});

/** Every text in which a family's own words stand, for choosing aliases that occur in none of them. */
export const textsOfRequest = (request: CheckedStoryRequest) => {
  const { characters, locations, relationships, customElements, idea } = request;
  return textsIn([characters, locations, relationships, customElements, idea]);
};

/** The notes with their names changed. */
export const bibleWithNames = ({ people, places, objects, promises }: StoryBible, change: ChangeNames): StoryBible => {
  const inNotes = (notes: StoryBible['people']) =>
    notes.map(({ name, note }) => ({ name: change(name), note: change(note) }));
  return {
    people: inNotes(people),
    places: inNotes(places),
    objects: inNotes(objects),
    promises: promises.map(change),
  };
};

export const textsOfBible = (bible: StoryBible): string[] => textsIn(bible);

function hideInCharacter(character: StoryRequestCharacter, hide: ChangeNames): StoryRequestCharacter {
  const chosen = unlessOurs(hide);
  const { type, personality, magicalPower, customDescription, appearance } = character;
  return {
    ...character,
    name: hide(character.name),
    type: chosen(type),
    personality: personality && joinTraits(splitTraits(personality).map(chosen)),
    magicalPower: chosen(magicalPower),
    customDescription: customDescription && hide(customDescription),
    appearance: {
      height: chosen(appearance.height),
      build: chosen(appearance.build),
      color: chosen(appearance.color),
      distinguishingFeature: chosen(appearance.distinguishingFeature),
      age: chosen(appearance.age),
      customAge: appearance.customAge && hide(appearance.customAge),
    },
  };
}

function hideInLocation(location: StoryRequestLocation, hide: ChangeNames): StoryRequestLocation {
  const chosen = unlessOurs(hide);
  return {
    ...location,
    name: hide(location.name),
    type: chosen(location.type),
    category: chosen(location.category),
    subcategory: chosen(location.subcategory),
    description: location.description && hide(location.description),
    climate: chosen(location.climate),
    magicalProperties: location.magicalProperties?.map(chosen),
    inhabitants: location.inhabitants?.map(chosen),
    dangers: location.dangers?.map(chosen),
    treasures: location.treasures?.map(chosen),
  };
}

const unlessOurs =
  (hide: ChangeNames) =>
  <Text extends string | null | undefined>(text: Text): Text | string =>
    text && !OUR_WORDS.has(text) ? hide(text) : text;
