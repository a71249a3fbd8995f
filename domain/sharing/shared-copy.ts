import { listOf, oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readNumber, readText, readTextOrNull, readTextList } from '../stored/read-fields.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { readTitle } from '../stories/read-title.ts';
import type { SharedContentType } from './share-id.ts';

/** A character or location in a shared story, without anything that describes a real child. */
const CAST_MEMBER_FIELDS = { name: readText, type: readText, imageUrl: readTextOrNull };

/** A new id, because the original may be any string. */
export const sceneId = (index: number): string => `scene_${index}`;

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
