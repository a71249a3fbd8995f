import type { ArtStyleName } from '../art-styles.ts';
import type { Light } from '../scenery/lights.ts';
import type { Definitions } from '../svg/definitions.ts';
import { group, type Svg } from '../svg/elements.ts';

/** Keeps only what is nearly opaque, so that translucent glows get no outline. */
const SOLID_ALPHA =
  '<feComponentTransfer in="SourceAlpha" result="solid"><feFuncA type="linear" slope="12" intercept="-11"/></feComponentTransfer>';

/** A hard edge around `solid`, `spread` pixels wide; blur and threshold are far faster than a morphology filter. */
const widened = (spread: number, result: string) =>
  `<feGaussianBlur in="solid" stdDeviation="${spread}" result="soft"/>` +
  `<feComponentTransfer in="soft" result="${result}"><feFuncA type="linear" slope="40" intercept="-3"/></feComponentTransfer>`;

const flooded = (color: string, shape: string, result: string, opacity = 1) =>
  `<feFlood flood-color="${color}" flood-opacity="${opacity}"/><feComposite in2="${shape}" operator="in" result="${result}"/>`;

const merged = (...layers: string[]) =>
  `<feMerge>${layers.map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge>`;

/** A shade on the side away from the light and a bright rim towards it, derived from the figure's outline. */
const volume = (pixel: number, shade: string, shadeStrength: number, rim: string, rimStrength: number): string =>
  SOLID_ALPHA +
  `<feGaussianBlur in="solid" stdDeviation="${22 * pixel}" result="soft"/>` +
  `<feOffset in="soft" dx="${-26 * pixel}" dy="${-30 * pixel}" result="lit"/>` +
  '<feComposite in="solid" in2="lit" operator="out" result="away"/>' +
  flooded(shade, 'away', 'shade', shadeStrength) +
  `<feOffset in="soft" dx="${16 * pixel}" dy="${18 * pixel}" result="dim"/>` +
  '<feComposite in="solid" in2="dim" operator="out" result="toward"/>' +
  flooded(rim, 'toward', 'rim', rimStrength) +
  merged('SourceGraphic', 'shade', 'rim');

const sticker = (pixel: number, color: string, width: number): string =>
  SOLID_ALPHA + widened(width * pixel, 'edge') + flooded(color, 'edge', 'sticker') + merged('sticker', 'SourceGraphic');

const doubleSticker = (pixel: number, inner: string, outer: string): string =>
  SOLID_ALPHA +
  widened(4 * pixel, 'edge') +
  flooded(inner, 'edge', 'near') +
  `<feGaussianBlur in="solid" stdDeviation="${9 * pixel}" result="soft2"/>` +
  '<feComponentTransfer in="soft2" result="edge2"><feFuncA type="linear" slope="40" intercept="-3"/></feComponentTransfer>' +
  flooded(outer, 'edge2', 'far') +
  merged('far', 'near', 'SourceGraphic');

const halo = (pixel: number, color: string, reach: number, strength: number): string =>
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${reach * pixel}" result="halo"/>` +
  flooded(color, 'halo', 'glow', strength) +
  merged('glow', 'SourceGraphic');

const neon = (pixel: number, rim: string, aura: string): string =>
  SOLID_ALPHA +
  widened(2 * pixel, 'edge') +
  `<feGaussianBlur in="edge" stdDeviation="${11 * pixel}" result="wide"/>` +
  flooded(aura, 'wide', 'aura') +
  flooded(rim, 'edge', 'rim') +
  merged('aura', 'rim', 'SourceGraphic');

/** A white paper edge with a drop shadow. */
const paperEdge = (pixel: number): string =>
  SOLID_ALPHA +
  widened(3.4 * pixel, 'edge') +
  flooded('#fffaf0', 'edge', 'sheet') +
  `<feGaussianBlur in="edge" stdDeviation="${6 * pixel}" result="blurred"/>` +
  `<feOffset in="blurred" dx="${9 * pixel}" dy="${12 * pixel}" result="below"/>` +
  flooded('#1a1430', 'below', 'shadow', 0.5) +
  merged('shadow', 'sheet', 'SourceGraphic');

type FigureEdge = (light: Light, pixel: number) => Svg;

const EDGES: Readonly<Partial<Record<ArtStyleName, FigureEdge>>> = {
  'Little Chibi': (_light, pixel) => doubleSticker(pixel, '#ffffff', '#ff9ac4'),
  'Starlit Magic': (_light, pixel) => halo(pixel, '#ffd8ff', 14, 0.85),
  'Bold Outline': (_light, pixel) => sticker(pixel, '#fffdf6', 4.5),
  'Soft Pastel': (_light, pixel) => halo(pixel, '#a884a4', 9, 0.6),
  Comic: (_light, pixel) => sticker(pixel, '#14101c', 2.2),
  'Natural Light': (_light, pixel) => volume(pixel, '#1a1038', 0.42, '#fff2d8', 0.36),
  'Oil Painting': (_light, pixel) => volume(pixel, '#2a1408', 0.6, '#ffe0a0', 0.5),
  'Golden Cinema': (_light, pixel) => volume(pixel, '#0a1834', 0.62, '#ffc86a', 0.6),
  'Nature Study': (_light, pixel) => volume(pixel, '#4a3a20', 0.28, '#fffaf0', 0.3),
  'Fairy-Tale Watercolor': (_light, pixel) => halo(pixel, '#fffdf4', 20, 0.8),
  'Enchanted Glow': ({ sun }, pixel) => halo(pixel, sun, 22, 0.95),
  'Epic Legend': (_light, pixel) => volume(pixel, '#180a2a', 0.6, '#ffcf6a', 0.7),
  'Golden Manuscript': (_light, pixel) => sticker(pixel, '#d8a83e', 2.6),
  'Neon Glow': (_light, pixel) => neon(pixel, '#7af6ff', '#ff5ad8'),
  'Paper Cut-Out': (_light, pixel) => paperEdge(pixel),
  'Soft Clay': (_light, pixel) => volume(pixel, '#3a1c3a', 0.5, '#ffffff', 0.6),
  'Cosmic Dream': (_light, pixel) => neon(pixel, '#ffd8ff', '#7a6aff'),
};

/** The SVG filter for the figure's edge in a style; null when the style has none. `pixel` is 1 for a width of 768. */
export function styleFilter(defs: Definitions, style: ArtStyleName, light: Light, pixel: number): string | null {
  const edge = EDGES[style];
  return edge === undefined ? null : defs.filter(edge(light, pixel), 8);
}

/** The fraction of the step between two tones that is a gradient; the remaining step is flat. */
const RAMP = 0.4;
const SAMPLES_PER_TONE = 10;

/** The nearest of evenly spaced tones for `tone` (in tones), with a gradient between two of them. */
function posterisedTone(tone: number): number {
  const fraction = Math.min(1, Math.max(0, (tone - Math.floor(tone) - 0.5) / RAMP + 0.5));
  return Math.floor(tone) + fraction ** 2 * (3 - 2 * fraction);
}

/**
 * Posterises each channel by `strength` (0..1). Transitions stay soft: the channels step at different tones, and hard
 * steps would band a pale sky with unrelated colors.
 */
function steps(count: number, strength: number): Svg {
  const last = (count - 1) * SAMPLES_PER_TONE;
  const values = Array.from({ length: last + 1 }, (_, index) => {
    const tone = index / SAMPLES_PER_TONE;
    return ((tone + strength * (posterisedTone(tone) - tone)) / (count - 1)).toFixed(3);
  }).join(' ');
  const channels = ['R', 'G', 'B'].map((channel) => `<feFunc${channel} type="table" tableValues="${values}"/>`);
  return `<feComponentTransfer>${channels.join('')}</feComponentTransfer>`;
}

const blurred = (pixel: number, deviation: number): Svg => `<feGaussianBlur stdDeviation="${deviation * pixel}"/>`;

/** Styles that blur the background. */
const DEPTHS: Readonly<Partial<Record<ArtStyleName, number>>> = {
  'Golden Cinema': 4.5,
  'Soft Clay': 2.2,
  'Soft Pastel': 1.1,
};

/** The strength of posterisation; a wide sky and fog still need smooth gradients. */
const STEP_STRENGTH = { behindFigures: 0.45, alone: 0.25 } as const;

/** Posterised styles, with the number of tones. */
const TONES: Readonly<Partial<Record<ArtStyleName, number>>> = {
  'Bold Outline': 11,
  Comic: 7,
  'Golden Manuscript': 9,
  'Paper Cut-Out': 8,
};

/**
 * The place in the current style; unchanged when the style has no effect on places. The background is blurred only
 * behind figures (`isBehindFigures`).
 */
export function styleBackdrop(
  defs: Definitions,
  style: ArtStyleName,
  place: Svg,
  { pixel, isBehindFigures }: { pixel: number; isBehindFigures: boolean },
): Svg {
  const [depth, tones] = [isBehindFigures ? DEPTHS[style] : undefined, TONES[style]];
  const styleEffect =
    (tones === undefined ? '' : steps(tones, STEP_STRENGTH[isBehindFigures ? 'behindFigures' : 'alone'])) +
    (depth === undefined ? '' : blurred(pixel, depth));
  return styleEffect === '' ? place : group(place, { filter: defs.filter(styleEffect, 0) });
}
