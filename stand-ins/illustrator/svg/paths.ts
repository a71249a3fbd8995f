import { round } from './elements.ts';

export type Point = readonly [x: number, y: number];

const pointText = ([x, y]: Point) => `${round(x)} ${round(y)}`;

function neighbor(points: readonly Point[], index: number, closed: boolean): Point {
  const count = points.length;
  const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index));
  return points[wrapped] ?? [0, 0];
}

/** A smooth curve (Catmull-Rom) through all `points`. */
export function smoothPath(points: readonly Point[], closed = false): string {
  let d = `M${pointText(neighbor(points, 0, closed))}`;
  const segments = closed ? points.length : points.length - 1;
  for (let index = 0; index < segments; index++) {
    const before = neighbor(points, index - 1, closed);
    const from = neighbor(points, index, closed);
    const to = neighbor(points, index + 1, closed);
    const after = neighbor(points, index + 2, closed);
    const firstHandle: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const secondHandle: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    d += `C${pointText(firstHandle)} ${pointText(secondHandle)} ${pointText(to)}`;
  }
  return closed ? `${d}Z` : d;
}

export const polygonPath = (points: readonly Point[]): string => `M${points.map(pointText).join('L')}Z`;

/** A star (or, with `depth` near 1, a flower-like polygon) with `tips` points, first tip upwards. */
export function starPath(x: number, y: number, radius: number, tips = 5, depth = 0.45): string {
  const points = Array.from({ length: tips * 2 }, (_, index): Point => {
    const angle = -Math.PI / 2 + (index * Math.PI) / tips;
    const reach = index % 2 === 0 ? radius : radius * depth;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return polygonPath(points);
}

/** The four-pointed sparkle that marks magic. */
export function sparklePath(x: number, y: number, radius: number): string {
  const [cx, cy, r] = [round(x), round(y), round(radius)];
  const tip = (dx: number, dy: number) => `Q${cx} ${cy} ${round(cx + dx)} ${round(cy + dy)}`;
  return `M${cx} ${round(cy - r)}${tip(r, 0)}${tip(0, r)}${tip(-r, 0)}${tip(0, -r)}Z`;
}

/** A cloud-like closed outline made of `bumps` outward arcs. */
export function scallopPath(
  center: Point,
  radiusX: number,
  radiusY: number,
  bumps: number,
  wobble: () => number = () => 1,
): string {
  const rim = Array.from({ length: bumps }, (_, index): Point => {
    const angle = (index / bumps) * Math.PI * 2;
    const reach = wobble();
    return [center[0] + Math.cos(angle) * radiusX * reach, center[1] + Math.sin(angle) * radiusY * reach];
  });
  let d = `M${pointText(neighbor(rim, 0, true))}`;
  for (let index = 1; index <= bumps; index++) {
    const from = neighbor(rim, index - 1, true);
    const to = neighbor(rim, index, true);
    const radius = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.58);
    d += `A${radius} ${radius} 0 0 1 ${pointText(to)}`;
  }
  return `${d}Z`;
}

const LIMB_STEPS = 9;

/**
 * The outline of a limb that bends from `from` past `bend` to `to`, its width going from `startWidth` to `endWidth`.
 */
export function limbPath(from: Point, bend: Point, to: Point, startWidth: number, endWidth: number): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= LIMB_STEPS; step++) {
    const t = step / LIMB_STEPS;
    const [x, y] = quadraticPoint(from, bend, to, t);
    const [dx, dy] = quadraticDirection(from, bend, to, t);
    const half = (startWidth + (endWidth - startWidth) * t) / 2;
    left.push([x - dy * half, y + dx * half]);
    right.unshift([x + dy * half, y - dx * half]);
  }
  return smoothPath([...left, ...right], true);
}

export function quadraticPoint(from: Point, bend: Point, to: Point, t: number): Point {
  const rest = 1 - t;
  const along = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * t * bend[axis] + t * t * to[axis];
  return [along(0), along(1)];
}

/** Unit tangent at `t`. */
export function quadraticDirection(from: Point, bend: Point, to: Point, t: number): Point {
  const slope = (axis: 0 | 1) => 2 * (1 - t) * (bend[axis] - from[axis]) + 2 * t * (to[axis] - bend[axis]);
  const [dx, dy] = [slope(0), slope(1)];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}
