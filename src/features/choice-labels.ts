import { isDark, type Choice } from '@talelantern/domain/catalogue/choice';
import type { ChipOption } from '../ui/chip-group.tsx';

/** Said of choices that are told in gentler words to the smallest (architecture §6). */
const DARK_MARK = 'a little spooky';

/** The gentle choices first; the smallest meet them before any other. */
export const gentleFirst = <Entry extends Choice>(choices: readonly Entry[]): Entry[] =>
  choices.toSorted((one, other) => Number(isDark(one)) - Number(isDark(other)));

/** What marks a dark choice; undefined for any other. */
export const markOf = (choice: Choice): string | undefined => (isDark(choice) ? DARK_MARK : undefined);

/** Catalogue entries as chips: what a family reads is what is stored. The gentle ones come first, dark ones are marked. */
export const toChips = (choices: readonly Choice[]): ChipOption<string>[] =>
  gentleFirst(choices).map((choice) => ({ value: choice.label, label: choice.label, mark: markOf(choice) }));

/** Null where the chosen label is not among `choices`, for example one that an older catalogue offered. */
export const chosenOf = (choices: readonly Choice[], label: string | null): string | null =>
  choices.find((choice) => choice.label === label)?.label ?? null;
