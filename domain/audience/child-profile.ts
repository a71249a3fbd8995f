import { defineDocument, oneOf, trimmedText, type DocumentOf, type ValuesOf } from '../stored/define-document.ts';
import { readTextOrNull, readTextList, readTime } from '../stored/read-fields.ts';
import { AGE_RANGES } from './ages.ts';
import { DEFAULT_READING_LEVEL, READING_LEVELS } from './reading-levels.ts';

/** A child's profile: no birth date, no photo of the child. */
export const CHILD_FIELDS = {
  nickname: trimmedText,
  /** An unknown age becomes the youngest, so that content is never too mature. */
  ageRange: oneOf(AGE_RANGES, '3-4'),
  readingLevel: oneOf(READING_LEVELS, DEFAULT_READING_LEVEL),
  likes: readTextList,
  /** Never mentioned in this child's stories and pictures. */
  avoid: readTextList,
  /** The id of a ready-made friend or of one of the family's characters; null shows the initial letter. */
  face: readTextOrNull,
};

export type ChildFields = ValuesOf<typeof CHILD_FIELDS>;

/** What the prompt of a story contains about its child, besides the avoid list. */
export type StoryReader = Pick<ChildFields, 'readingLevel' | 'likes'>;

/** `users/{uid}/children/{id}`. Times in ms since 1970. */
export const CHILD = defineDocument({
  collection: 'users/{uid}/children',
  version: 2,
  fields: { ...CHILD_FIELDS, createdAt: readTime, updatedAt: readTime },
  required: ['nickname'],
  rules: {
    readingLevels: READING_LEVELS,
    childDetails: Object.keys(CHILD_FIELDS),
    childTimes: ['createdAt', 'updatedAt'],
  },
});

export type ChildProfile = DocumentOf<typeof CHILD>;

export const readChildProfile = CHILD.read;
