import type { Pen } from '../../pen.ts';
import type { FigureSpec, PowerName } from '../../picture-spec.ts';
import { ellipse, group, place, type Svg } from '../../svg/elements.ts';
import type { FigureDrawing } from '../figure-drawing.ts';
import * as glyphs from './glyphs.ts';

type Glyph = (pen: Pen) => Svg;

/** The three small glyphs that float beside a figure with this power; the first is the largest. */
const POWER_GLYPHS: Readonly<Record<PowerName, readonly [Glyph, Glyph, Glyph]>> = {
  flying: [glyphs.swirl, glyphs.cloudlet, glyphs.swirl],
  invisibility: [glyphs.dashedGhost, glyphs.dashedGhost, glyphs.dashedGhost],
  time: [glyphs.clockGlyph, glyphs.starGlyph, glyphs.clockGlyph],
  animals: [glyphs.butterfly, glyphs.pawPrint, (pen) => glyphs.butterfly(pen, '#7ab8f0')],
  plants: [glyphs.vineSprig, glyphs.flower, glyphs.leaf],
  weather: [glyphs.stormCloud, glyphs.drop, glyphs.snowflake],
  healing: [glyphs.heartGlyph, glyphs.leaf, glyphs.heartGlyph],
  'shape-shifting': [glyphs.maskGlyph, glyphs.pawPrint, glyphs.butterfly],
  elements: [glyphs.flame, glyphs.drop, glyphs.leaf],
  mind: [glyphs.thoughtRings, glyphs.starGlyph, glyphs.thoughtRings],
  dreams: [glyphs.moonGlyph, glyphs.cloudlet, glyphs.starGlyph],
  teleportation: [glyphs.portal, glyphs.starGlyph, glyphs.portal],
  light: [glyphs.orb, glyphs.sunGlyph, glyphs.orb],
  shadow: [glyphs.wisp, glyphs.moonGlyph, glyphs.wisp],
  crystals: [
    glyphs.crystalGlyph,
    (pen) => glyphs.crystalGlyph(pen, '#ff9ede'),
    (pen) => glyphs.crystalGlyph(pen, '#b8f0a8'),
  ],
  music: [glyphs.noteGlyph, (pen) => glyphs.noteGlyph(pen, '#8de4ff'), (pen) => glyphs.noteGlyph(pen, '#ff9ac8')],
  potions: [glyphs.flaskGlyph, (pen) => glyphs.flaskGlyph(pen, '#5ec88a'), glyphs.starGlyph],
  illusions: [glyphs.cardGlyph, glyphs.maskGlyph, glyphs.starGlyph],
  nature: [glyphs.leaf, glyphs.butterfly, glyphs.flower],
  beams: [glyphs.beam, glyphs.bolt, (pen) => glyphs.beam(pen, '#ff8ad8')],
};

/** Positions clear of the face and of held things: high on the left, lower on both sides. */
const FLOATING_SPOTS = [
  { side: -1, rise: 0.9, reach: 1.02, scale: 0.86, turn: -8 },
  { side: 1, rise: 0.97, reach: 0.94, scale: 0.64, turn: 10 },
  { side: -1, rise: 0.56, reach: 1.14, scale: 0.56, turn: 6 },
] as const;

const NARROWEST_REACH = 236;
const WIDEST_REACH = 278;

/** The visible effect of the figure's power. */
export function powerEffect(pen: Pen, spec: FigureSpec, { anchors }: FigureDrawing): Svg {
  if (spec.power === null) return '';
  const powerGlyphs = POWER_GLYPHS[spec.power];
  const reach = Math.min(WIDEST_REACH, Math.max(NARROWEST_REACH, anchors.reach));
  const lift = spec.power === 'flying' ? ellipse(0, -6, 150, 22, { fill: pen.defs.glow('#e8f8ff', 0.9) }) : '';
  const floating = FLOATING_SPOTS.map(({ side, rise, reach: fraction, scale, turn }, index) =>
    place(powerGlyphs[index]?.(pen) ?? '', { x: side * reach * fraction, y: anchors.crown.y * rise, scale, turn }),
  );
  return group(lift + floating.join(''), { dataPower: spec.power });
}
