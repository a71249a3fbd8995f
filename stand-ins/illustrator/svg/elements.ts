/** Builders of SVG as text, with short numbers and without absent attributes. */
export type Svg = string;
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export interface Placement {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}

const PRECISION = 100;

/** Two decimals are less than a tenth of a pixel at every size used. */
export const round = (value: number): number => Math.round(value * PRECISION) / PRECISION;

const attributeName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function writeAttributes(attributes: Attributes): string {
  let markup = '';
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    markup += ` ${attributeName(name)}="${typeof value === 'number' ? round(value) : value}"`;
  }
  return markup;
}

export function element(name: string, attributes: Attributes, children: Svg = ''): Svg {
  const opening = `<${name}${writeAttributes(attributes)}`;
  return children === '' ? `${opening}/>` : `${opening}>${children}</${name}>`;
}

export const path = (d: string, attributes: Attributes): Svg => element('path', { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes): Svg =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes): Svg =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes): Svg =>
  element('rect', { x, y, width, height, ...attributes });

/** An open stroke with round ends. */
export const stroke = (d: string, color: string, width: number, attributes: Attributes = {}): Svg =>
  path(d, {
    fill: 'none',
    stroke: color,
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    ...attributes,
  });

export const group = (children: readonly Svg[] | Svg, attributes: Attributes = {}): Svg => {
  const content = typeof children === 'string' ? children : children.join('');
  return content === '' ? '' : element('g', attributes, content);
};

/** `content` moved, rotated and scaled; scaling is applied first. */
export function place(content: Svg, { x = 0, y = 0, scale = 1, scaleX = 1, scaleY = 1, turn = 0 }: Placement): Svg {
  const steps = [`translate(${round(x)} ${round(y)})`];
  if (turn !== 0) steps.push(`rotate(${round(turn)})`);
  if (scale * scaleX !== 1 || scale * scaleY !== 1) {
    steps.push(`scale(${(scale * scaleX).toFixed(4)} ${(scale * scaleY).toFixed(4)})`);
  }
  return group(content, { transform: steps.join(' ') });
}

export const turnedAbout = (content: Svg, degrees: number, x: number, y: number): Svg =>
  degrees === 0 ? content : group(content, { transform: `rotate(${round(degrees)} ${round(x)} ${round(y)})` });

export const flipped = (content: Svg): Svg => group(content, { transform: 'scale(-1 1)' });

/** The drawing and its mirror image about x = 0. */
export const mirrored = (content: Svg): Svg => content + flipped(content);
