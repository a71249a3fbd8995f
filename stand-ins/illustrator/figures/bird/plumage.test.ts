import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../read-prompt.ts';
import { lightnessOf } from '../../svg/colour.ts';
import { birdForm } from './bird-form.ts';
import { plumageOf } from './plumage.ts';

function plumageOfPenguin(colour: string) {
  const { figure } = readPrompt(`Name: Pia | Kind: Animal - Polar Animal - Penguin | Colour: ${colour}`, 'one');
  if (figure?.rig !== 'bird') throw new Error('Not a bird');
  return { colour: figure.colour, ...plumageOf(figure, birdForm(figure.kind)) };
}

describe('penguins', () => {
  it.each(['White', 'Silver', 'Sunny Yellow', 'Pastel Pink'])(
    'a penguin in %s has that colour in front and a dark back',
    (name) => {
      const { colour, coat, cream } = plumageOfPenguin(name);
      expect(cream).toBe(colour);
      expect(lightnessOf(coat)).toBeLessThan(0.5);
    },
  );

  it.each(['Obsidian', 'Ocean Blue', 'Crimson'])(
    'a penguin in %s has that colour on its back and a white front',
    (name) => {
      const { colour, coat, cream } = plumageOfPenguin(name);
      expect(coat).toBe(colour);
      expect(lightnessOf(cream)).toBeGreaterThan(0.85);
    },
  );
});
