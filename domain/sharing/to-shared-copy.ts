import type { Character } from '../characters/character.ts';
import { characterTypeFor } from '../characters/types/character-types.ts';
import { LIMITS } from '../limits/limits.ts';
import { locationKindFor } from '../locations/location-types.ts';
import { bookTitleOf } from '../stories/book-title.ts';
import { coverScene } from '../stories/cover-scene.ts';
import { offsetOf } from '../stories/scene-positions.ts';
import type { Story, StoryCharacter, StoryLocation } from '../stories/story.ts';
import { cutText } from '../text/cut-text.ts';
import { sceneId, type SharedCharacter, type SharedStory } from './shared-copy.ts';

/** The URL of a picture's copy under `shared/{shareId}/`, or null. */
export type SharedPictureOf = (imagePath: string | null) => string | null;

/** The public copy of `story`; leaves out pictures without a copy. */
export function toSharedStory(story: Story, pictureOf: SharedPictureOf): SharedStory {
  const { previousParts, theme, ageRange, characters, locations, sceneImages } = story;
  const cover = sceneImages.findIndex((scene) => scene === coverScene(story));
  const member = ({ name, imagePath }: StoryCharacter | StoryLocation, type: string) => ({
    name: cutText(name, LIMITS.name),
    type: cutText(type, LIMITS.listEntry),
    imageUrl: pictureOf(imagePath),
  });
  return {
    contentType: 'story',
    title: bookTitleOf(story),
    chapters: previousParts,
    theme,
    ageRange,
    cast: characters.map((character) => member(character, characterTypeFor(character.type, ageRange))),
    places: locations.map((location) => member(location, locationKindFor(location, ageRange).type)),
    scenes: sceneImages.flatMap((scene, index) => {
      const { imagePath, part, alt = '' } = scene;
      const imageUrl = pictureOf(imagePath);
      // The stored position is outdated once earlier paragraphs were rewritten.
      const position = offsetOf(scene, previousParts[part] ?? '');
      return imageUrl === null ? [] : [{ id: sceneId(index), imageUrl, part, position, alt }];
    }),
    coverSceneId: cover === -1 ? null : sceneId(cover),
  };
}

export function toSharedCharacter(character: Character, pictureOf: SharedPictureOf): SharedCharacter {
  const { name, type, personality, magicalPower, role, imagePath } = character;
  return { contentType: 'character', name, type, personality, magicalPower, role, imageUrl: pictureOf(imagePath) };
}
