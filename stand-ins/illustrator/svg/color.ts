import { converter, formatHex, interpolate, parse } from 'culori';

export type Hex = string;

/** A color from channels of 0..255. */
export const createHex = (red: number, green: number, blue: number): Hex =>
  formatHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });

const toOklch = converter('oklch');

/**
 * `color` adjusted in OKLCH: `lightness` and `chroma` are added (0..1 scales), `hue` is rotated by degrees. Throws
 * when `color` is not a CSS color.
 */
export function shade(color: Hex, lightness: number, chroma = 0, hue = 0): Hex {
  const parsed = parse(color);
  if (parsed === undefined) throw new RangeError(`Not a color: ${color}`);
  const { l, c, h = 0 } = toOklch(parsed);
  return formatHex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, l + lightness)),
    c: Math.max(0, c + chroma),
    h: h + hue,
  });
}

/** Mixes `from` and `to` in OKLab, which avoids muddy colors; `fraction` (0..1) is the amount of `to`. */
export function mix(from: Hex, to: Hex, fraction: number): Hex {
  return formatHex(interpolate([from, to], 'oklab')(fraction));
}

/** Perceived lightness of `color`, 0 (black) to 1 (white). */
export function lightnessOf(color: Hex): number {
  const parsed = parse(color);
  if (parsed === undefined) throw new RangeError(`Not a color: ${color}`);
  return toOklch(parsed).l;
}
