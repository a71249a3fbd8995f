import { characterTypeFor } from '@talelantern/domain/characters/types/character-types';
import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { describe, expect, it } from 'vitest';
import { readFigureKind } from './figure-kinds.ts';

/** What distinguishes one kind from another in a picture, apart from color. */
const drawingOf = (type: string): string => JSON.stringify(readFigureKind(type, 'somebody').shape);

const UNKNOWN = drawingOf('Teapot - Kettle - Mug');

describe('catalogue kinds', () => {
  it.each(TOP_LEVEL_TYPES.map(({ label }) => label))('every type under %s is drawn differently', (category) => {
    const types = EVERY_TYPE.filter((type) => type.startsWith(`${category} - `));
    const typeByDrawing = new Map<string, string>();
    for (const type of types) {
      const drawing = drawingOf(type);
      expect(drawing, `${type} is drawn as nobody in particular`).not.toBe(UNKNOWN);
      expect(typeByDrawing.get(drawing), `${type} looks like another`).toBeUndefined();
      typeByDrawing.set(drawing, type);
    }
  });

  it('a character type is drawn the same under its gentle name', () => {
    for (const type of EVERY_TYPE) expect(drawingOf(characterTypeFor(type, '3-4')), type).toBe(drawingOf(type));
  });
});

it.each([
  ['a small blue bird', { rig: 'bird', kind: 'bird' }],
  ['Kitsune', { rig: 'critter', kind: 'nine-tailed fox' }],
  ['a goldfish', { rig: 'sea', kind: 'fish' }],
  ['a friendly shark', { rig: 'sea', kind: 'shark' }],
  ['a snail with a hat', { rig: 'bug', kind: 'snail' }],
  ['a little martian', { rig: 'alien', kind: 'green alien' }],
  ['a shy phantom', { rig: 'ghost', kind: 'bedsheet ghost' }],
  ['a gecko', { rig: 'saurian', kind: 'chameleon' }],
])('a kind that is not in the catalogue is recognized by its words: %s', (text, shape) => {
  expect(readFigureKind(text, 'somebody').shape).toMatchObject(shape);
});
