import type { Choice } from './choice.ts';

/** 'wizards-tower' for "Wizard's Tower". */
export const idOf = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');

/** Reads 'Label', or 'Label → Gentle Label' for a dark choice. */
export function readChoice(text: string): Choice {
  const [label = '', gentleLabel] = text.split(' → ');
  const named = { id: idOf(label), label };
  return gentleLabel === undefined ? named : { ...named, dark: true, gentleLabel };
}

export const readChoices = (text: string): Choice[] => text.split(', ').map(readChoice);
