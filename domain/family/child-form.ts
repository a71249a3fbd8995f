import { LIMITS } from '../limits/limits.ts';
import { isRecord, readChoice, readText, readTexts } from '../stored/read-fields.ts';
import { AGE_RANGES, type AgeRange } from '../stories/ages.ts';
import { SELECT_AGE_RANGE } from '../stories/story-choices.ts';
import type { ChildFields } from './child-profile.ts';
import { DEFAULT_READING_LEVEL, READING_LEVELS } from './reading-levels.ts';

/** A child as a parent describes it; the age is not guessed. */
export interface ChildForm extends Omit<ChildFields, 'ageRange'> {
  ageRange: AgeRange | null;
}

export const EMPTY_CHILD: ChildForm = {
  nickname: '',
  ageRange: null,
  readingLevel: DEFAULT_READING_LEVEL,
  likes: [],
  avoid: [],
};

export const NICKNAME_REQUIRED = 'Please enter a nickname';

export interface ChildProblem {
  field: 'nickname' | 'ageRange';
  message: string;
}

/** The first thing that is missing, or null. */
export function childProblem({ nickname, ageRange }: ChildForm): ChildProblem | null {
  if (nickname.trim() === '') return { field: 'nickname', message: NICKNAME_REQUIRED };
  return ageRange === null ? { field: 'ageRange', message: SELECT_AGE_RANGE } : null;
}

/** What is stored of a form in the sizes that fit; null while `childProblem` has something to say. */
export function toChildFields(form: ChildForm): ChildFields | null {
  const { nickname, ageRange, readingLevel, likes, avoid } = form;
  if (ageRange === null || nickname.trim() === '') return null;
  return {
    nickname: nickname.trim().slice(0, LIMITS.nickname),
    ageRange,
    readingLevel,
    likes: [...likes],
    avoid: [...avoid],
  };
}

/** What was kept of a form; null for anything else. */
export function readChildForm(value: unknown): ChildForm | null {
  if (!isRecord(value)) return null;
  return {
    nickname: readText(value['nickname']),
    ageRange: readChoice(value['ageRange'], AGE_RANGES, null),
    readingLevel: readChoice(value['readingLevel'], READING_LEVELS, DEFAULT_READING_LEVEL),
    likes: readTexts(value['likes']),
    avoid: readTexts(value['avoid']),
  };
}
