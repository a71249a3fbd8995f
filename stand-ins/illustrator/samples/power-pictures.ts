import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POWERS, type Power } from '@talelantern/domain/characters/powers';
import sharp from 'sharp';
import { ART_STYLES } from '../art-styles.ts';
import * as glyphs from '../figures/shared/glyphs.ts';
import type { Pen } from '../pen.ts';
import type { Hex } from '../svg/color.ts';
import { Definitions } from '../svg/definitions.ts';
import { svgDocument } from '../svg/document.ts';
import { place, rect, type Svg } from '../svg/elements.ts';
import { createRandom } from '../svg/random.ts';

const SIDE = 160;
const QUALITY = 60;

type Glyph = (pen: Pen) => Svg;

interface PowerPicture {
  /** The background gradient, from top to bottom. */
  readonly ground: readonly [Hex, Hex];
  /** The first is the large one; the others float beside it. */
  readonly motif: readonly [Glyph, Glyph, Glyph];
}

const DAY: PowerPicture['ground'] = ['#5f9fe0', '#c4e2f8'];
const DUSK: PowerPicture['ground'] = ['#5a4f9e', '#b79ad6'];
const NIGHT: PowerPicture['ground'] = ['#1d2660', '#4a4f9c'];
const GREEN: PowerPicture['ground'] = ['#3d7a5f', '#a9d4a0'];
const WARM: PowerPicture['ground'] = ['#b5647a', '#f4c4a4'];

const wing: Glyph = (pen) => glyphs.cloudlet(pen, '#fff8ea');
const blueButterfly: Glyph = (pen) => glyphs.butterfly(pen, '#7ab8f0');
const pinkCrystal: Glyph = (pen) => glyphs.crystalGlyph(pen, '#ff9ede');
const greenFlask: Glyph = (pen) => glyphs.flaskGlyph(pen, '#5ec88a');

/** The picture of each power, made of the illustrator's glyphs. */
const PICTURES: Readonly<Record<Power['id'], PowerPicture>> = {
  flying: { ground: DAY, motif: [glyphs.swirl, wing, wing] },
  invisibility: { ground: DUSK, motif: [glyphs.dashedGhost, glyphs.starGlyph, glyphs.starGlyph] },
  'time-travel': { ground: NIGHT, motif: [glyphs.clockGlyph, glyphs.starGlyph, glyphs.moonGlyph] },
  'talking-to-animals': { ground: GREEN, motif: [glyphs.pawPrint, glyphs.butterfly, blueButterfly] },
  'growing-plants': { ground: GREEN, motif: [glyphs.vineSprig, glyphs.flower, glyphs.leaf] },
  'control-weather': { ground: DAY, motif: [glyphs.stormCloud, glyphs.sunGlyph, glyphs.snowflake] },
  healing: { ground: WARM, motif: [glyphs.heartGlyph, glyphs.leaf, glyphs.heartGlyph] },
  'shape-shifting': { ground: DUSK, motif: [glyphs.butterfly, glyphs.pawPrint, glyphs.leaf] },
  'elemental-magic': { ground: NIGHT, motif: [glyphs.flame, glyphs.drop, glyphs.leaf] },
  'mind-reading': { ground: DUSK, motif: [glyphs.thoughtRings, glyphs.starGlyph, glyphs.heartGlyph] },
  'dream-walking': { ground: NIGHT, motif: [glyphs.moonGlyph, glyphs.cloudlet, glyphs.starGlyph] },
  teleportation: { ground: NIGHT, motif: [glyphs.portal, glyphs.starGlyph, glyphs.starGlyph] },
  'light-creation': { ground: NIGHT, motif: [glyphs.orb, glyphs.sunGlyph, glyphs.starGlyph] },
  'shadow-control': { ground: ['#8a78b8', '#dccbe8'], motif: [glyphs.wisp, glyphs.moonGlyph, glyphs.wisp] },
  'crystal-magic': { ground: NIGHT, motif: [glyphs.crystalGlyph, pinkCrystal, glyphs.starGlyph] },
  'music-magic': {
    ground: WARM,
    motif: [(pen) => glyphs.noteGlyph(pen, '#fff3c4'), (pen) => glyphs.noteGlyph(pen, '#8de4ff'), glyphs.starGlyph],
  },
  'potion-making': { ground: DUSK, motif: [glyphs.flaskGlyph, greenFlask, glyphs.starGlyph] },
  illusions: { ground: DUSK, motif: [glyphs.maskGlyph, glyphs.cardGlyph, glyphs.starGlyph] },
  'nature-control': { ground: GREEN, motif: [glyphs.leaf, glyphs.drop, glyphs.flower] },
  'energy-beams': { ground: NIGHT, motif: [glyphs.bolt, glyphs.beam, (pen) => glyphs.beam(pen, '#ff8ad8')] },
};

const SPOTS = [
  { x: 80, y: 88, scale: 0.98, turn: -6 },
  { x: 117, y: 46, scale: 0.4, turn: 10 },
  { x: 34, y: 126, scale: 0.38, turn: -10 },
] as const;

function drawPower(id: Power['id']): Svg {
  const { ground, motif: drawing } = PICTURES[id];
  const defs = new Definitions();
  const pen: Pen = {
    defs,
    style: ART_STYLES['Bold Outline'],
    random: createRandom(`power|${id}`),
    rainbowColor: null,
  };
  const fill = defs.linear([
    [0, ground[0]],
    [1, ground[1]],
  ]);
  const floating = SPOTS.map((spot, index) => place(drawing[index]?.(pen) ?? '', spot));
  return svgDocument(
    defs,
    { width: SIDE, height: SIDE },
    rect(0, 0, SIDE, SIDE, { fill }) + floating.toReversed().join(''),
  );
}

/** Draws one picture for each of the powers whose id contains `only` into `folder`. */
export async function drawPowerPictures(folder: string, only: string): Promise<void> {
  const chosenPowers = POWERS.filter(({ id }) => `powers/${id}`.includes(only));
  mkdirSync(join(folder, 'powers'), { recursive: true });
  for (const { id } of chosenPowers) {
    const picture = sharp(Buffer.from(drawPower(id))).webp({ quality: QUALITY, effort: 6 });
    writeFileSync(join(folder, 'powers', `${id}.webp`), await picture.toBuffer());
  }
  console.log(`${folder}: ${chosenPowers.length} pictures of powers`);
}
