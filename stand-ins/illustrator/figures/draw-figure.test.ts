import { EVERY_TYPE } from '@talelantern/domain/characters/types/every-type';
import { TOP_LEVEL_TYPES } from '@talelantern/domain/characters/types/top-level-types';
import { describe, expect, it } from 'vitest';
import { ART_STYLES } from '../art-styles.ts';
import { readPrompt } from '../read-prompt.ts';
import { Definitions } from '../svg/definitions.ts';
import { drawFigure } from './draw-figure.ts';

const BROKEN = /undefined|NaN|Infinity|null|\[object|<text/;

/** A figure of this type with all other values fixed. */
function drawingOf(type: string): string {
  const { figure, style } = readPrompt(`Name: Sam | Kind: ${type} | Gender: female | Colour: Ocean Blue`, 'one');
  if (figure === null) throw new Error(`No figure: ${type}`);
  const identity = 'Sam';
  return drawFigure(new Definitions(), ART_STYLES[style], { ...figure, identity, pose: 'relaxed' }, 'seed').svg;
}

describe('drawFigure', () => {
  it.each(TOP_LEVEL_TYPES.map(({ label }) => label))(
    'every type under %s is drawn completely and differently',
    (category) => {
      const typeByDrawing = new Map<string, string>();
      for (const type of EVERY_TYPE.filter((entry) => entry.startsWith(`${category} - `))) {
        const drawing = drawingOf(type);
        expect(BROKEN.exec(drawing), `${type} is broken`).toBeNull();
        expect(typeByDrawing.get(drawing), `${type} is drawn like another`).toBeUndefined();
        typeByDrawing.set(drawing, type);
      }
    },
  );

  it('the same figure gives the same drawing', () => {
    const type = 'Magical Being - Fairy - Flower Fairy';
    expect(drawingOf(type)).toBe(drawingOf(type));
  });
});
