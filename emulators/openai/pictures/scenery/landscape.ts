import type { SceneryName, SettingSpec } from '../picture-spec.ts';
import { mix, shade } from '../svg/colour.ts';
import { path, round, type Svg } from '../svg/elements.ts';
import type { Point } from '../svg/paths.ts';
import { bubbles, fallingPetals, fallingSnow } from './atmosphere.ts';
import { castle, city, cottage, ruins, ship } from './buildings.ts';
import { hall } from './interior.ts';
import { dunes, footpath, hill, mistBand, mountains, ridge, ridgeY, river, sea } from './land.ts';
import { floatingIslands, volcano } from './landmarks.ts';
import { isNight, type Light } from './lights.ts';
import {
  BLOSSOM_COLOURS,
  cactus,
  CAP_COLOURS,
  crystalCluster,
  flowerBed,
  mushroom,
  pine,
  roundTree,
  tufts,
} from './plants.ts';
import { clouds, northernLights, planets, sky, sunRays } from './sky.ts';
import { reef } from './reef.ts';
import type { Stage } from './stage.ts';

const DESIGN_HEIGHT = 1024;
/** How far from the edge castles and other landmarks stand, as a share of the width. */
const LANDMARK_INSET = 0.26;
const LANDMARK_INSET_BESIDE_FIGURE = 0.16;
const CASTLE_ROOFS = ['#5b6fc0', '#a8508a', '#3f8a8a', '#c0604a'] as const;
const SNOW = '#f2f7fd';

interface View {
  readonly stage: Stage;
  readonly has: (name: SceneryName) => boolean;
  /** Whether a figure will stand in the middle, so that the sides carry the scenery. */
  readonly leavesMiddleFree: boolean;
}

/** Everything behind (and beside) the figure, back to front. */
export function landscape(stage: Stage, setting: SettingSpec, leavesMiddleFree: boolean): Svg {
  const view: View = { stage, has: (name) => setting.scenery.has(name), leavesMiddleFree };
  if (view.has('hall')) return hall(stage);
  if (view.has('reef')) return reef(stage);
  const { random, light, width, height } = stage;
  const inset = leavesMiddleFree ? LANDMARK_INSET_BESIDE_FIGURE : LANDMARK_INSET;
  const landmarkSide = random.chance(0.5) ? inset : 1 - inset;
  const lampX = width * (1 - landmarkSide);
  const lampY = height * random.between(0.13, 0.2);
  return [
    sky(stage, lampX, lampY),
    view.has('space') ? planets(stage) : '',
    view.has('aurora') || (view.has('snow') && isNight(light)) ? northernLights(stage) : '',
    isNight(light) ? '' : sunRays(stage, lampX, lampY, setting.mood === 'epic' ? 0.85 : 0.5),
    view.has('space') ? '' : clouds(stage, setting.mood === 'mysterious' ? 7 : 5),
    distance(view, landmarkSide),
    ground(view, landmarkSide),
    weather(view, setting),
  ].join('');
}

function distance(view: View, landmarkSide: number): Svg {
  const { stage, has } = view;
  const { light, height, width, horizonY } = stage;
  const snowGround = has('snow');
  const line = ridge(stage, horizonY + height * 0.01, height * 0.05, 1.6);
  const tint = (share: number) => mix(snowGround ? mix(SNOW, light.haze, 0.3) : light.foliage, light.haze, share);
  return [
    has('sea') || has('city') ? '' : mountains(stage, !has('dunes') && !has('volcano')),
    mistBand(stage),
    has('city') ? city(stage) : '',
    has('sea') || has('dunes') ? '' : hill(stage, line, tint(0.55), tint(0.35), 0.4) + farPines(stage, line),
    has('islands') ? floatingIslands(stage) : '',
    has('castle') ? castleOnHill(view, width * landmarkSide, ridgeY(line, width * landmarkSide) + height * 0.03) : '',
    has('volcano') ? volcano(stage, width * landmarkSide) : '',
  ].join('');
}

function farPines(stage: Stage, line: readonly Point[]): Svg {
  const { random, light, width, height } = stage;
  const colour = mix(light.foliage, light.haze, 0.42);
  return Array.from({ length: 24 }, () => {
    const x = random.between(0, width);
    return pine(stage, x, ridgeY(line, x) + 8, height * random.between(0.05, 0.1), colour);
  }).join('');
}

function castleOnHill({ stage, leavesMiddleFree }: View, x: number, y: number): Svg {
  const { defs, random, light, width: w, height: h } = stage;
  const p = (dx: number, dy: number) => `${round(x + w * dx)} ${round(y + h * dy)}`;
  const mound = `M${p(-0.3, 0.12)}Q${p(-0.14, -0.05)} ${p(0, -0.05)}Q${p(0.15, -0.05)} ${p(0.3, 0.12)}Z`;
  const fill = defs.linear([
    [0, mix(light.foliage, light.haze, 0.2)],
    [1, mix(light.foliage, light.haze, 0.35)],
  ]);
  const scale = (h / DESIGN_HEIGHT) * (leavesMiddleFree ? 1.02 : 1.2);
  return path(mound, { fill }) + castle(stage, x, y - h * 0.035, scale, random.pick(CASTLE_ROOFS));
}

function ground(view: View, landmarkSide: number): Svg {
  const { stage, has } = view;
  const { light, width, height, horizonY } = stage;
  if (has('sea'))
    return (
      sea(stage) +
      ship(stage, width * landmarkSide, horizonY + height * 0.09, height / DESIGN_HEIGHT) +
      sideGrowth(view, null)
    );
  if (has('dunes')) return dunes(stage) + sideGrowth(view, null);
  const line = ridge(stage, horizonY + height * 0.1, height * 0.05, 1.1);
  const meadow = has('snow') ? mix(SNOW, light.haze, 0.25) : light.foliage;
  const front = ridge(stage, height * 0.83, height * 0.03, 1.3);
  const near = has('snow') ? mix(SNOW, light.sky[1], 0.22) : mix(light.near, light.dark, 0.35);
  return [
    hill(stage, line, mix(meadow, light.haze, 0.18), meadow, 0.5),
    has('ruins')
      ? ruins(
          stage,
          width * landmarkSide,
          ridgeY(line, width * landmarkSide) + height * 0.07,
          (height / DESIGN_HEIGHT) * 1.25,
        )
      : '',
    sideGrowth(view, line),
    has('village') ? village(view, line) : '',
    has('river') ? river(stage) : hill(stage, front, shade(meadow, 0.02), near) + footpath(stage),
    carpet(view),
  ].join('');
}

/** Trees, mushrooms, crystals or rocks that frame the picture left and right. */
function sideGrowth(view: View, line: readonly Point[] | null): Svg {
  const { stage, leavesMiddleFree } = view;
  if (view.has('city') || view.has('ruins')) return '';
  const { random, width, height } = stage;
  const slots = leavesMiddleFree ? [0.05, 0.14, 0.87, 0.96] : [0.04, 0.12, 0.2, 0.82, 0.9, 0.97];
  return slots
    .map((slot) => {
      const x = width * (slot + random.between(-0.02, 0.02));
      const groundY =
        line === null ? height * random.between(0.84, 0.9) : ridgeY(line, x) + height * random.between(0.02, 0.1);
      return growth(view, x, groundY, height * random.between(0.26, 0.42));
    })
    .join('');
}

function growth({ stage, has }: View, x: number, y: number, size: number): Svg {
  const { random, light } = stage;
  if (has('sea')) return palm(stage, x, y, size);
  if (has('dunes')) return cactus(stage, x, y, size * 0.5, mix('#5a9a5a', light.near, 0.2));
  if (has('mushrooms') && random.chance(0.55))
    return mushroom(stage, x, y, size * 0.62, random.pick(CAP_COLOURS), glowAtNight(light));
  if (has('crystals') || has('space')) return crystalCluster(stage, x, y, size * 0.85);
  if (has('snow'))
    return pine(stage, x, y, size * 1.15, shade(mix(light.foliage, '#3a6a70', 0.4), 0.02), mix(SNOW, light.haze, 0.15));
  if (has('pines') || has('volcano')) return pine(stage, x, y, size * 1.15, shade(light.foliage, -0.03));
  const leaves = has('blossom')
    ? random.pick(BLOSSOM_COLOURS)
    : shade(light.foliage, random.between(-0.04, 0.05), 0.01, random.between(-15, 15));
  return roundTree(stage, x, y, size, leaves);
}

function palm(stage: Stage, x: number, y: number, size: number): Svg {
  const { light } = stage;
  const green = mix('#4a9a58', light.near, isNight(light) ? 0.4 : 0.1);
  const lean = x < stage.width / 2 ? 0.18 : -0.18;
  const [topX, topY] = [x + size * lean, y - size];
  const trunk = path(
    `M${round(x - size * 0.04)} ${round(y)}Q${round(x)} ${round(y - size * 0.5)} ${round(topX - size * 0.02)} ${round(topY)}L${round(topX + size * 0.03)} ${round(topY)}Q${round(x + size * 0.07)} ${round(y - size * 0.5)} ${round(x + size * 0.06)} ${round(y)}Z`,
    { fill: mix('#8a6244', light.dark, 0.15) },
  );
  const fronds = [-168, -140, -100, -60, -20, 12].map((turn) =>
    path(
      `M0 0Q${round(size * 0.25)} ${round(-size * 0.14)} ${round(size * 0.48)} ${round(size * 0.08)}Q${round(size * 0.24)} ${round(-size * 0.02)} 0 0Z`,
      { fill: shade(green, turn / 2600), transform: `translate(${round(topX)} ${round(topY)}) rotate(${turn})` },
    ),
  );
  return trunk + fronds.join('');
}

const glowAtNight = (light: Light) => (light.night > 0.2 ? light.accent : null);

function village({ stage, leavesMiddleFree }: View, line: readonly Point[]): Svg {
  const { random, width, height } = stage;
  const slots = leavesMiddleFree ? [0.14, 0.28, 0.73, 0.87] : [0.3, 0.43, 0.56, 0.69];
  return slots
    .map((slot) => {
      const x = width * (slot + random.between(-0.02, 0.02));
      return cottage(stage, x, ridgeY(line, x) + height * 0.045, (height / DESIGN_HEIGHT) * random.between(0.95, 1.2));
    })
    .join('');
}

const DAY_FLOWERS = ['#ff8fa8', '#fff1f0', '#ffd45e', '#b79cf0'] as const;

/** Grass and flowers at the reader's feet; snow lies bare. */
function carpet({ stage, has }: View): Svg {
  const { random, light, width, height, horizonY } = stage;
  if (has('snow')) return '';
  const flowers = isNight(light) ? ([light.accent, '#cdb7ff', '#9fe8ff'] as const) : DAY_FLOWERS;
  const toadstools = has('mushrooms')
    ? [0.08, 0.2, 0.83, 0.94].map((slot) =>
        mushroom(
          stage,
          width * slot,
          height * random.between(0.9, 0.97),
          height * random.between(0.06, 0.1),
          random.pick(CAP_COLOURS),
          glowAtNight(light),
        ),
      )
    : [];
  return (
    tufts(stage, horizonY + height * 0.14, height * 0.99, 60, mix(light.foliage, light.near, 0.15)) +
    flowerBed(stage, height * 0.82, height * 0.97, has('blossom') ? 56 : 38, flowers) +
    toadstools.join('')
  );
}

function weather({ stage, has }: View, setting: SettingSpec): Svg {
  if (has('snow')) return fallingSnow(stage, 70);
  if (has('blossom')) return fallingPetals(stage, 22, BLOSSOM_COLOURS);
  if (setting.mood === 'cheerful') return bubbles(stage, 10);
  if (setting.mood === 'mysterious') return mistBand({ ...stage, horizonY: stage.height * 0.8 }, 0.45);
  return '';
}
