import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPainter } from './painter.ts';

const { draw, compare } = createPainter(null);

const drawPrompt = (prompt: string): Promise<Buffer> =>
  draw({ prompt, size: '384x512', variation: 'a', format: 'webp', references: [], hasStranger: false });

it('a scene is compared only with portraits that the stand-in has drawn', async () => {
  const portrait = await drawPrompt(
    'Portrait | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Colour: Crimson',
  );
  const scene = await drawPrompt('Portrait | Name: Pip | Kind: Animal - Fur and Feather - Fox | Colour: Ocean Blue');
  const friend = readFileSync(join(import.meta.dirname, '../../public/art/friends/ember.webp'));
  expect((await compare([portrait, scene])).sameHero).toBeLessThan(50);
  expect(await compare([friend, scene])).toMatchObject({ sameHero: 100 });
});
