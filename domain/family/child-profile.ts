import { readChoice, readText, readTexts, readTime, type StoredData } from '../stored/read-fields.ts';
import { AGE_RANGES, type AgeRange } from '../stories/ages.ts';
import { DEFAULT_READING_LEVEL, READING_LEVELS, type ReadingLevel } from './reading-levels.ts';

/** What a parent says about a child: no birth date, no photo (architecture §4). */
export interface ChildFields {
  nickname: string;
  ageRange: AgeRange;
  readingLevel: ReadingLevel;
  likes: string[];
  /** What never comes up in this child's stories and pictures (architecture §6). */
  avoid: string[];
}

/** `users/{uid}/children/{id}`. Times in ms since 1970. */
export interface ChildProfile extends ChildFields {
  id: string;
  createdAt: number | null;
  updatedAt: number | null;
}

/**
 * Reads a stored child. Null for a document without a nickname; an unknown age is read as the youngest, so that nothing
 * is told that is too much for the child.
 */
export function readChildProfile(id: string, data: StoredData): ChildProfile | null {
  const nickname = readText(data['nickname']).trim();
  if (nickname === '') return null;
  return {
    id,
    nickname,
    ageRange: readChoice(data['ageRange'], AGE_RANGES, '3-4'),
    readingLevel: readChoice(data['readingLevel'], READING_LEVELS, DEFAULT_READING_LEVEL),
    likes: readTexts(data['likes']),
    avoid: readTexts(data['avoid']),
    createdAt: readTime(data['createdAt']),
    updatedAt: readTime(data['updatedAt']),
  };
}
