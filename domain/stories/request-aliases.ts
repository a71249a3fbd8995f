import { joinTraits, splitTraits } from '../characters/personality.ts';
import type { StoryRequestCharacter, StoryRequestLocation } from './chapter-request.ts';
import { CATALOGUE_WORDS } from '../safety/catalogue-words.ts';
import { textsIn } from '../text/texts-in.ts';
import type { StoryBible } from './story-bible.ts';
import type { CheckedStoryRequest } from './chapter-request.ts';

type ReplaceNames = (text: string) => string;

/** The request with `hide` applied to everything but catalogue words. */
export const withAliases = (request: CheckedStoryRequest, hide: ReplaceNames): CheckedStoryRequest => ({
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

export const textsOfRequest = (request: CheckedStoryRequest) => {
  const { characters, locations, relationships, customElements, idea } = request;
  return textsIn([characters, locations, relationships, customElements, idea]);
};

export const bibleWithNames = ({ people, places, objects, promises }: StoryBible, change: ReplaceNames): StoryBible => {
  const changeNotes = (notes: StoryBible['people']) =>
    notes.map(({ name, note }) => ({ name: change(name), note: change(note) }));
  return {
    people: changeNotes(people),
    places: changeNotes(places),
    objects: changeNotes(objects),
    promises: promises.map(change),
  };
};

export const textsOfBible = (bible: StoryBible): string[] => textsIn(bible);

function hideInCharacter(character: StoryRequestCharacter, hide: ReplaceNames): StoryRequestCharacter {
  const hideUnlessChoice = unlessCatalogueWord(hide);
  const { type, personality, magicalPower, customDescription, appearance } = character;
  return {
    ...character,
    name: hide(character.name),
    type: hideUnlessChoice(type),
    personality: personality && joinTraits(splitTraits(personality).map(hideUnlessChoice)),
    magicalPower: hideUnlessChoice(magicalPower),
    customDescription: customDescription && hide(customDescription),
    appearance: {
      height: hideUnlessChoice(appearance.height),
      build: hideUnlessChoice(appearance.build),
      color: hideUnlessChoice(appearance.color),
      distinguishingFeature: hideUnlessChoice(appearance.distinguishingFeature),
      age: hideUnlessChoice(appearance.age),
      customAge: appearance.customAge && hide(appearance.customAge),
    },
  };
}

function hideInLocation(location: StoryRequestLocation, hide: ReplaceNames): StoryRequestLocation {
  const hideUnlessChoice = unlessCatalogueWord(hide);
  return {
    ...location,
    name: hide(location.name),
    type: hideUnlessChoice(location.type),
    category: hideUnlessChoice(location.category),
    subcategory: hideUnlessChoice(location.subcategory),
    description: location.description && hide(location.description),
    climate: hideUnlessChoice(location.climate),
    magicalProperties: location.magicalProperties?.map(hideUnlessChoice),
    inhabitants: location.inhabitants?.map(hideUnlessChoice),
    dangers: location.dangers?.map(hideUnlessChoice),
    treasures: location.treasures?.map(hideUnlessChoice),
  };
}

const unlessCatalogueWord =
  (hide: ReplaceNames) =>
  <Text extends string | null | undefined>(text: Text): Text | string =>
    text && !CATALOGUE_WORDS.has(text) ? hide(text) : text;
