import type { FieldProblem } from '../errors/field-problem.ts';
import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import { TOO_MANY_ENTRIES } from '../limits/too-many-entries.ts';
import { oneOf, readFields, type ValuesOf } from '../stored/define-document.ts';
import { isRecord, readText } from '../stored/read-fields.ts';
import { AGE_RANGES, SELECT_AGE_RANGE } from './ages.ts';
import { CHILD_FIELDS, type ChildFields } from './child-profile.ts';

const CHILD_FORM_FIELDS = { ...CHILD_FIELDS, nickname: readText, ageRange: oneOf(AGE_RANGES, null) };

export type ChildForm = ValuesOf<typeof CHILD_FORM_FIELDS>;

export const EMPTY_CHILD: ChildForm = readFields(CHILD_FORM_FIELDS, {});

export const NICKNAME_REQUIRED = 'Please enter a nickname';

const LISTS = ['avoid', 'likes'] as const;

export type ChildProblem = FieldProblem<'nickname' | 'ageRange' | (typeof LISTS)[number]>;

export function childProblem(form: ChildForm): ChildProblem | null {
  if (form.nickname.trim() === '') return { field: 'nickname', message: NICKNAME_REQUIRED };
  if (form.ageRange === null) return { field: 'ageRange', message: SELECT_AGE_RANGE };
  // The form does not add entries beyond the limit, but another device may have added some.
  const field = LISTS.find((list) => form[list].length > LIMITS.listEntries);
  return field ? { field, message: TOO_MANY_ENTRIES } : null;
}

/** The fields to store, cut to their size caps; null when `childProblem` finds one. */
export function toChildFields(form: ChildForm): ChildFields | null {
  const { nickname, ageRange, readingLevel, likes, avoid, face } = form;
  if (ageRange === null || childProblem(form)) return null;
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
