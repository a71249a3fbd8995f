import { createNoise2D, type NoiseFunction2D } from 'simplex-noise';

const FNV_OFFSET = 2166136261;
const FNV_PRIME = 16777619;
const MULBERRY_STEP = 0x6d2b79f5;
const UINT32_RANGE = 4294967296;

/** A reproducible random generator: the same seed always gives the same numbers. */
export interface Random {
  /** A number in [0, 1). */
  unit(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  integer(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number];
  noise(): NoiseFunction2D;
}

/** FNV-1a over the UTF-8 bytes of `text`, as an unsigned 32-bit number. */
function hashText(text: string): number {
  let hash = FNV_OFFSET;
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, FNV_PRIME);
  return hash >>> 0;
}

/** Mulberry32, seeded by the hash of `seed`. */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const unit = () => {
    state = (state + MULBERRY_STEP) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32_RANGE;
  };
  const between = (low: number, high: number) => low + (high - low) * unit();
  return {
    unit,
    between,
    integer: (low, high) => Math.floor(between(low, high + 1)),
    chance: (probability) => unit() < probability,
    pick: <Items extends readonly [unknown, ...unknown[]]>(items: Items): Items[number] =>
      items[Math.floor(unit() * items.length)] ?? items[0],
    noise: () => createNoise2D(unit),
  };
}
