import { LIMITS } from '../limits/limits.ts';
import type { Character } from '../characters/character.ts';
import {
  isRecord,
  readChoice,
  readList,
  readNumber,
  readText,
  readTextOrNull,
  readTexts,
} from '../stored/read-fields.ts';
import { AGE_RANGES, type AgeRange } from '../stories/ages.ts';
import type { Story } from '../stories/story.ts';
import type { SharedContentType } from './share-id.ts';

/** Somebody in a shared story: nothing that describes a real child (architecture §6). */
interface SharedCastMember {
  name: string;
  type: string;
  imageUrl: string | null;
}

interface SharedScene {
  id: string;
  imageUrl: string;
  /** Index of the chapter, 0-3. */
  part: number;
  position: number;
}

export interface SharedStory {
  contentType: 'story';
  title: string;
  chapters: string[];
  theme: string;
  ageRange: AgeRange;
  cast: SharedCastMember[];
  places: SharedCastMember[];
  scenes: SharedScene[];
  coverSceneId: string | null;
}

export interface SharedCharacter {
  contentType: 'character';
  name: string;
  type: string;
  personality: string;
  magicalPower: string | null;
  role: string | null;
  imageUrl: string | null;
}

/** What everybody who has the link may see of an item. Every field is named here; nothing else is ever copied. */
export type SharedCopy = SharedStory | SharedCharacter;

/** The address of a picture's copy under `shared/{shareId}/` for the owner's picture; null where there is none. */
export type SharedPictureOf = (imagePath: string | null) => string | null;

/** A scene's id in the copy: the family's own may be any text. */
const sceneId = (index: number): string => `scene_${index}`;

/** The public copy of `story`; pictures without a copy of their own stay out. */
export function toSharedStory(story: Story, pictureOf: SharedPictureOf): SharedStory {
  const { title, previousParts, theme, ageRange, characters, locations, sceneImages, coverSceneId } = story;
  const cover = sceneImages.findIndex(({ id }) => id === coverSceneId);
  const member = ({ name, type, imagePath }: Story['characters'][number] | Story['locations'][number]) => ({
    name: name.slice(0, LIMITS.name),
    type: type.slice(0, LIMITS.listEntry),
    imageUrl: pictureOf(imagePath),
  });
  return {
    contentType: 'story',
    title,
    chapters: previousParts,
    theme,
    ageRange,
    cast: characters.map(member),
    places: locations.map(member),
    scenes: sceneImages.flatMap(({ imagePath, part, position }, index) => {
      const imageUrl = pictureOf(imagePath);
      return imageUrl === null ? [] : [{ id: sceneId(index), imageUrl, part, position }];
    }),
    coverSceneId: cover === -1 ? null : sceneId(cover),
  };
}

/** The public copy of `character`. */
export function toSharedCharacter(character: Character, pictureOf: SharedPictureOf): SharedCharacter {
  const { name, type, personality, magicalPower, role, imagePath } = character;
  return { contentType: 'character', name, type, personality, magicalPower, role, imageUrl: pictureOf(imagePath) };
}

/** Reads a stored copy; null where it was taken away with its share, or holds nothing that could be shown. */
export const readSharedCopy = (contentType: SharedContentType, value: unknown): SharedCopy | null =>
  contentType === 'story' ? readSharedStory(value) : readSharedCharacter(value);

function readSharedStory(value: unknown): SharedStory | null {
  const chapters = isRecord(value) ? readTexts(value['chapters']) : [];
  if (!isRecord(value) || chapters.length === 0) return null;
  return {
    contentType: 'story',
    title: readText(value['title']) || 'A story without a title',
    chapters,
    theme: readText(value['theme']),
    ageRange: readChoice(value['ageRange'], AGE_RANGES, '5-8'),
    cast: readList(value['cast']).flatMap(readCastMember),
    places: readList(value['places']).flatMap(readCastMember),
    scenes: readList(value['scenes']).flatMap(readScene),
    coverSceneId: readTextOrNull(value['coverSceneId']),
  };
}

function readSharedCharacter(value: unknown): SharedCharacter | null {
  if (!isRecord(value) || readText(value['name']) === '') return null;
  return {
    contentType: 'character',
    name: readText(value['name']),
    type: readText(value['type']),
    personality: readText(value['personality']),
    magicalPower: readTextOrNull(value['magicalPower']),
    role: readTextOrNull(value['role']),
    imageUrl: readTextOrNull(value['imageUrl']),
  };
}

function readCastMember(value: unknown): SharedCastMember[] {
  if (!isRecord(value) || readText(value['name']) === '') return [];
  const { name, type, imageUrl } = value;
  return [{ name: readText(name), type: readText(type), imageUrl: readTextOrNull(imageUrl) }];
}

function readScene(value: unknown, index: number): SharedScene[] {
  if (!isRecord(value) || typeof value['imageUrl'] !== 'string') return [];
  const { id, imageUrl, part, position } = value;
  return [{ id: readText(id) || `scene_${index}`, imageUrl, part: readNumber(part), position: readNumber(position) }];
}
