import { expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';
import { lightnessOf } from '../../svg/color.ts';
import { birdForm } from './bird-form.ts';
import { plumageOf } from './plumage.ts';

function plumageOfPenguin(color: string) {
  const { figure } = readPrompt(`Name: Pia | Kind: Animal - Polar Animal - Penguin | Colour: ${color}`, 'one');
  if (figure?.rig !== 'bird') throw new Error('Not a bird');
  return { color: figure.color, ...plumageOf(figure, birdForm(figure.kind)) };
}

it.each(['White', 'Silver', 'Sunny Yellow', 'Pastel Pink'])(
  'a penguin in %s has that color in front and a dark back',
  (name) => {
    const { color, coat, cream } = plumageOfPenguin(name);
    expect(cream).toBe(color);
    expect(lightnessOf(coat)).toBeLessThan(0.5);
  },
);

it.each(['Obsidian', 'Ocean Blue', 'Crimson'])(
  'a penguin in %s has that color on its back and a white front',
  (name) => {
    const { color, coat, cream } = plumageOfPenguin(name);
    expect(coat).toBe(color);
    expect(lightnessOf(cream)).toBeGreaterThan(0.85);
  },
);
