import type { Choice } from '@talelantern/domain/catalogue/choice';
import { expect, it } from 'vitest';
import { chosenOf, toChips } from './choice-labels.ts';

const CHOICES: readonly Choice[] = [
  { id: 'bats', label: 'Bats', dark: true, gentleLabel: 'Sleepy Flutterers' },
  { id: 'owls', label: 'Owls' },
  { id: 'ghosts', label: 'Ghosts', dark: true, gentleLabel: 'Sheet-Wearing Friends' },
  { id: 'snails', label: 'Snails' },
];

it('offers the gentle choices first and marks the dark ones', () => {
  expect(toChips(CHOICES)).toEqual([
    { value: 'Owls', label: 'Owls', mark: undefined },
    { value: 'Snails', label: 'Snails', mark: undefined },
    { value: 'Bats', label: 'Bats', mark: 'a little spooky' },
    { value: 'Ghosts', label: 'Ghosts', mark: 'a little spooky' },
  ]);
});

it('finds no choice for a label of an older catalogue', () => {
  expect(chosenOf(CHOICES, 'Owls')).toBe('Owls');
  expect(chosenOf(CHOICES, 'Griffins')).toBeNull();
});
