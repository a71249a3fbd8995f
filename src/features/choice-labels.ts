import type { Choice } from '@talelantern/domain/catalogue/choice';
import type { ChipOption } from '../ui/chip-group.tsx';

/** Catalogue entries as chips: what a family reads is what is stored. */
export const toChips = (choices: readonly Choice[]): ChipOption<string>[] =>
  choices.map(({ label }) => ({ value: label, label }));

/** Null where the chosen label is not among `choices`, for example one that an older catalogue offered. */
export const chosenOf = (choices: readonly Choice[], label: string | null): string | null =>
  choices.find((choice) => choice.label === label)?.label ?? null;
