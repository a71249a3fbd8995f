import { FILL_REQUIRED_FIELDS } from '@talelantern/domain/characters/character-form';
import { notify } from '../../ui/notify.ts';

const NOTE_MS = 6_000;

/** Says that something is missing, and puts the focus where it is filled in (specification §5). */
export function leadToMissing(elementId: string | undefined): void {
  notify.failure(FILL_REQUIRED_FIELDS, { durationMs: NOTE_MS });
  const element = elementId === undefined ? null : document.getElementById(elementId);
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

/** The sentence beneath each of `fields`. */
export const errorsOf = (fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, FILL_REQUIRED_FIELDS]));
