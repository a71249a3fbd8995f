import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ART_STYLES } from '../art-styles.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { readPrompt } from '../read-prompt.ts';
import { LIGHTS } from '../scenery/lights.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { place, type Svg } from '../svg/elements.ts';
import { createRandom } from '../svg/random.ts';
import { effectsOf } from './action-effects.ts';
import { poseFigure } from './pose-figure.ts';
import { NO_ACTION } from './read-actions.ts';

const SIZE = { width: 400, height: 400 };
const KINDS = ['Human - Royal - Queen', 'Mythical Creature - Dragon - Fire Dragon', 'Animal - Fur and Feather - Fox'];

/** Whether each pixel of a drawing with its feet near the bottom is painted. */
async function paintedPixels(defs: Definitions, drawing: Svg): Promise<boolean[]> {
  const svg = svgDocument(defs, SIZE, place(drawing, { x: SIZE.width / 2, y: SIZE.height * 0.95, scale: 0.4 }));
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: data.length / 4 }, (_, index) => (data[index * 4 + 3] ?? 0) > 128);
}

/** The fraction of a figure of `kind` that is visible while it hides. */
async function shownOf(kind: string, isIndoors: boolean): Promise<number> {
  const { figure: spec, style } = readPrompt(`Portrait | Name: Sam | Kind: ${kind} | Colour: Crimson`, 'one');
  if (spec === null) throw new Error('A portrait has a figure');
  const defs = new Definitions();
  const stage = { defs, random: createRandom('seed'), light: LIGHTS.day, ...SIZE, horizonY: SIZE.height * 0.6 };
  const member = { ...NO_ACTION, action: 'hide', figure: spec } as const;
  const { figure, stance } = poseFigure(member, { shot: 'medium', hasBeds: false }, false);
  const { svg, width, crownY } = drawFigure(defs, ART_STYLES[style], figure, 'seed', stance);
  const { before } = effectsOf('hide', stage, { width, height: -crownY, lift: 0, isIndoors });
  const [body, cover] = [await paintedPixels(defs, svg), await paintedPixels(defs, before)];
  return body.filter((isPainted, index) => isPainted && !cover[index]).length / body.filter(Boolean).length;
}

it.each(KINDS.flatMap((kind) => [true, false].map((isIndoors) => ({ kind, isIndoors }))))(
  'more than 60 % of a hiding figure is visible: $kind, indoors $isIndoors',
  async ({ kind, isIndoors }) => {
    expect(await shownOf(kind, isIndoors)).toBeGreaterThan(0.6);
  },
);
