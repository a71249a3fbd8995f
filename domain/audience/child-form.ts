import type { FieldProblem } from '../errors/field-problem.ts';
import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readText } from '../stored/read-fields.ts';
import { AGE_RANGES, SELECT_AGE_RANGE } from './ages.ts';
import { CHILD_FIELDS, type ChildFields } from './child-profile.ts';

const CHILD_FORM_FIELDS = { ...CHILD_FIELDS, nickname: readText, ageRange: oneOf(AGE_RANGES, null) };

export type ChildForm = ValuesOf<typeof CHILD_FORM_FIELDS>;

export const EMPTY_CHILD: ChildForm = readFields(CHILD_FORM_FIELDS, {});

export const NICKNAME_REQUIRED = 'Please enter a nickname';

export type ChildProblem = FieldProblem<'nickname' | 'ageRange'>;

export function childProblem({ nickname, ageRange }: ChildForm): ChildProblem | null {
  if (nickname.trim() === '') return { field: 'nickname', message: NICKNAME_REQUIRED };
  return ageRange === null ? { field: 'ageRange', message: SELECT_AGE_RANGE } : null;
}

/** The fields to store, cut to their size caps; null when `childProblem` finds one. */
export function toChildFields(form: ChildForm): ChildFields | null {
  const { nickname, ageRange, readingLevel, likes, avoid, face } = form;
  if (ageRange === null || nickname.trim() === '') return null;
  return {
    nickname: cutText(nickname.trim(), LIMITS.nickname),
    ageRange,
    readingLevel,
    likes: [...likes],
    avoid: [...avoid],
    face,
  };
}

export const readChildForm = (value: unknown): ChildForm | null =>
  isRecord(value) ? readFields(CHILD_FORM_FIELDS, value) : null;
