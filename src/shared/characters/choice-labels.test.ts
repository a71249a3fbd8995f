import type { Choice } from '@talelantern/domain/catalogues/choice';
import { expect, it } from 'vitest';
import { chosenOf, toChips } from './choice-labels.ts';

const CHOICES: readonly Choice[] = [
  { id: 'bats', label: 'Bats', dark: true, gentleLabel: 'Sleepy Flutterers' },
  { id: 'owls', label: 'Owls' },
  { id: 'ghosts', label: 'Ghosts', dark: true, gentleLabel: 'Sheet-Wearing Friends' },
  { id: 'snails', label: 'Snails' },
];

it('gentle choices come first and dark ones are marked', () => {
  expect(toChips(CHOICES)).toEqual([
    { value: 'Owls', label: 'Owls', mark: undefined },
    { value: 'Snails', label: 'Snails', mark: undefined },
    { value: 'Bats', label: 'Bats', mark: 'a little spooky' },
    { value: 'Ghosts', label: 'Ghosts', mark: 'a little spooky' },
  ]);
});

it('a label that is not in the catalogue does not match a choice', () => {
  expect(chosenOf(CHOICES, 'Owls')).toBe('Owls');
  expect(chosenOf(CHOICES, 'Griffins')).toBeNull();
});
