import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import type { Character } from '../characters/character.ts';
import { listOf, oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readNumber, readText, readTextOrNull, readTextList } from '../stored/read-fields.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { coverScene } from '../stories/cover-scene.ts';
import { bookTitleOf } from '../stories/book-title.ts';
import { readTitle } from '../stories/read-title.ts';
import { offsetOf } from '../stories/scene-positions.ts';
import type { Story } from '../stories/story.ts';
import type { SharedContentType } from './share-id.ts';

/** A character or location in a shared story, without anything that describes a real child. */
const CAST_MEMBER_FIELDS = { name: readText, type: readText, imageUrl: readTextOrNull };

/** A new id, because the original may be any string. */
const sceneId = (index: number): string => `scene_${index}`;

const SCENE_FIELDS = {
  imageUrl: readText,
  part: readNumber,
  position: readNumber,
  alt: readText,
};

const readCast = listOf((entry) => {
  const member = readFields(CAST_MEMBER_FIELDS, entry);
  return member.name === '' ? null : member;
});

const SHARED_STORY_FIELDS = {
  contentType: () => 'story' as const,
  title: readTitle,
  chapters: readTextList,
  theme: readText,
  ageRange: oneOf(AGE_RANGES, '5-8'),
  cast: readCast,
  places: readCast,
  scenes: listOf((entry, index) =>
    typeof entry['imageUrl'] === 'string'
      ? { id: readText(entry['id']) || sceneId(index), ...readFields(SCENE_FIELDS, entry) }
      : null,
  ),
  coverSceneId: readTextOrNull,
};

const SHARED_CHARACTER_FIELDS = {
  contentType: () => 'character' as const,
  name: readText,
  type: readText,
  personality: readText,
  magicalPower: readTextOrNull,
  role: readTextOrNull,
  imageUrl: readTextOrNull,
};

export type SharedStory = ValuesOf<typeof SHARED_STORY_FIELDS>;
export type SharedCharacter = ValuesOf<typeof SHARED_CHARACTER_FIELDS>;

/** The public content of an item. Fields are listed explicitly; nothing else is copied. */
export type SharedCopy = SharedStory | SharedCharacter;

/** The URL of a picture's copy under `shared/{shareId}/`, or null. */
export type SharedPictureOf = (imagePath: string | null) => string | null;

/** The public copy of `story`; leaves out pictures without a copy. */
export function toSharedStory(story: Story, pictureOf: SharedPictureOf): SharedStory {
  const { previousParts, theme, ageRange, characters, locations, sceneImages } = story;
  const cover = sceneImages.findIndex((scene) => scene === coverScene(story));
  const member = ({ name, type, imagePath }: Story['characters'][number] | Story['locations'][number]) => ({
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
    cast: characters.map(member),
    places: locations.map(member),
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

export const readSharedCopy = (contentType: SharedContentType, value: unknown): SharedCopy | null =>
  contentType === 'story' ? readSharedStory(value) : readSharedCharacter(value);

function readSharedStory(value: unknown): SharedStory | null {
  const copy = isRecord(value) ? readFields(SHARED_STORY_FIELDS, value) : null;
  return copy && copy.chapters.length > 0 ? copy : null;
}

function readSharedCharacter(value: unknown): SharedCharacter | null {
  const copy = isRecord(value) ? readFields(SHARED_CHARACTER_FIELDS, value) : null;
  return copy && copy.name !== '' ? copy : null;
}
