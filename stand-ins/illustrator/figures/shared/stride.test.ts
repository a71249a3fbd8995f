import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ART_STYLES } from '../../art-styles.ts';
import { Definitions } from '../../svg/definitions.ts';
import { svgDocument } from '../../svg/document.ts';
import { path, place } from '../../svg/elements.ts';
import { createRandom } from '../../svg/random.ts';
import type { Gait } from '../stance.ts';
import { strideOf } from './stride.ts';

const HIP = { x: 50, y: -100 };
const GROUND = 300;

/** The extent of the legs, a pixel for each figure unit; `bottom` is below the ground if positive. */
async function legsOf(gait: Gait) {
  const defs = new Definitions();
  const pen = { defs, style: ART_STYLES['Bold Outline'], random: createRandom('seed'), rainbowColor: null };
  const foot = path('M20 -30H100V0H20Z', { fill: '#000000' });
  const { legs, raise } = strideOf(pen, gait, { hip: HIP, length: 160, width: 60, color: '#c04040', foot, footX: 50 });
  const svg = svgDocument(defs, { width: 600, height: 400 }, place(legs, { x: 300, y: GROUND }));
  const { info } = await sharp(Buffer.from(svg)).trim().toBuffer({ resolveWithObject: true });
  return { raise, width: info.width, bottom: info.height - (info.trimOffsetTop ?? 0) - GROUND };
}

it('walking legs are apart, carry the body higher, and one foot is on the ground', async () => {
  const { raise, width, bottom } = await legsOf('walk');
  expect(width).toBeGreaterThan(4 * HIP.x);
  expect(raise).toBeGreaterThan(0);
  expect(Math.abs(bottom)).toBeLessThan(30);
});

it('running legs are further apart than walking ones, and both feet are off the ground', async () => {
  const [walking, running] = [await legsOf('walk'), await legsOf('run')];
  expect(running.width).toBeGreaterThan(1.2 * walking.width);
  expect(running.bottom).toBeLessThan(-20);
  expect(running.raise).toBe(walking.raise);
});
