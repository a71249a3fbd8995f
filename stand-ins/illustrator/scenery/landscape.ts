import type { Svg } from '../svg/elements.ts';
import { groundCoverLayer } from './ground-covers.ts';
import { layOutDetails } from './detail-layout.ts';
import { detail, type DetailName } from './details/details.ts';
import { airEffect, skyEffect } from './light-effects.ts';
import { isNight, LIGHTS } from './lights.ts';
import { moodInSky, moodOverPlace } from './moods.ts';
import type { Place } from './places/place.ts';
import { placeNamed } from './places/places.ts';
import type { SettingSpec } from './setting-spec.ts';
import { clouds, planets, sky, sunRays } from './sky.ts';
import type { Stage } from './stage.ts';
import { createView, type View } from './view.ts';
import { weatherLayer } from './weather.ts';

/** How far below the horizon the foot of distant landmarks is, as a fraction of the height. */
const OUTDOOR_LIFT = 0.045;
const INDOOR_LIFT = 0.1;
const LAMP_INSET_RIGHT = 0.72;
const SIDE_SLOTS = [0.04, 0.12, 0.2, 0.82, 0.9, 0.97];
/** The clearance in front of a landmark, as a fraction of the width, for pictures with figures. */
const NEAR_LANDMARK = 0.17;
const SIDE_SLOTS_BESIDE_FIGURE = [0.05, 0.14, 0.87, 0.96];

/** Everything behind and beside the figures, back to front; `leavesMiddleFree` keeps the middle clear for them. */
export function landscape(stage: Stage, setting: SettingSpec, leavesMiddleFree: boolean): Svg {
  const place = placeNamed(setting.scenery);
  const view = createView(place.sky === 'starry' ? underStars(stage) : stage, setting, leavesMiddleFree);
  const landmarksOnLeft = stage.random.chance(0.5);
  const details = layOutDetails(view, detailsOf(setting, place), landmarksOnLeft);
  const ground = place.ground(view);
  const weather = setting.weather ?? place.weather;
  return [
    place.sky === 'closed' ? '' : openSky(view, place, landmarksOnLeft ? LAMP_INSET_RIGHT : 1 - LAMP_INSET_RIGHT),
    place.back(view),
    details.far(place.sky === 'closed' ? INDOOR_LIFT : OUTDOOR_LIFT),
    ground.back,
    details.water(),
    details.middle(ground),
    sides(view, place, ground.standingY, details.taken),
    ground.front,
    place.groundCover === null ? '' : groundCoverLayer(view, place.groundCover),
    details.sky(place.sky === 'closed'),
    details.aloft(),
    details.near(),
    place.air?.(view) ?? '',
    weather === null || (place.sky === 'closed' && weather !== 'stars') ? '' : weatherLayer(view, weather),
    place.sky === 'closed' && setting.light === 'storm' ? '' : airEffect(view),
    moodOverPlace(view),
  ].join('');
}

/** The landmarks, then the place's default details on the planes that are still free, then everything else. */
function detailsOf({ landmarks, details }: SettingSpec, { usual }: Place): DetailName[] {
  const takenPlanes = new Set(landmarks.map((name) => detail(name).plane));
  const names = [...landmarks, ...usual.filter((name) => !takenPlanes.has(detail(name).plane))];
  return [...names, ...new Set(details.filter((name) => !names.includes(name)))];
}

/** `stage` without an atmosphere: a black sky over sunlit ground. */
const underStars = (stage: Stage): Stage => ({
  ...stage,
  light: { ...stage.light, sky: LIGHTS.starlit.sky, night: Math.max(0.6, stage.light.night) },
});

function openSky(view: View, { sky: kind }: Place, lampShare: number): Svg {
  const { stage, setting } = view;
  const { random, light, width, height } = stage;
  const [lampX, lampY] = [width * lampShare, height * random.between(0.13, 0.2)];
  const hasLamp = setting.light !== 'sunset' && setting.light !== 'starlit' && setting.light !== 'storm';
  return [
    sky(stage, lampX, lampY, hasLamp && kind === 'open'),
    kind === 'starry' ? planets(stage) : '',
    skyEffect(view),
    moodInSky(view),
    isNight(light) || !hasLamp ? '' : sunRays(stage, lampX, lampY, setting.mood === 'heroic' ? 0.85 : 0.5),
    kind === 'starry' || setting.light === 'storm' ? '' : clouds(stage, setting.mood === 'mysterious' ? 7 : 5),
  ].join('');
}

/** Trees, rocks, houses or corals that frame the picture left and right. */
function sides(
  view: View,
  { sides: growth, sky: kind }: Place,
  standingY: (x: number) => number,
  takenPositions: readonly number[],
): Svg {
  if (growth === null) return '';
  const { random, width, height } = view.stage;
  const isFree = (slot: number) => takenPositions.every((fraction) => Math.abs(fraction - slot) > NEAR_LANDMARK);
  const slots = view.hasFiguresInFront ? SIDE_SLOTS_BESIDE_FIGURE.filter(isFree) : SIDE_SLOTS;
  return slots
    .map((slot) => {
      const x = width * (slot + random.between(-0.02, 0.02));
      const y = Math.min(height * 0.93, standingY(x) + height * random.between(-0.02, 0.06));
      return growth(view, x, y, height * random.between(0.26, 0.42) * (kind === 'closed' ? 0.85 : 1));
    })
    .join('');
}
