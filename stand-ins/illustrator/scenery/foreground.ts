import { mix } from '../svg/color.ts';
import type { Svg } from '../svg/elements.ts';
import { fireflies, vignette } from './atmosphere.ts';
import { hangsInCorners } from './moods.ts';
import { placeNamed } from './places/places.ts';
import { grassFringe } from './plants.ts';
import type { SettingSpec } from './setting-spec.ts';
import type { Stage } from './stage.ts';

/** Points of light in the air. They are drawn behind figures, so that none is on a face. */
export const airborne = (stage: Stage, { scenery }: SettingSpec): Svg =>
  fireflies(
    stage,
    stage.height * 0.5,
    stage.height * 0.96,
    placeNamed(scenery).sky === 'closed' ? 8 : 20,
    stage.light.accent,
  );

/** What is drawn in front of the figures. */
export function foreground(stage: Stage, { scenery }: SettingSpec): Svg {
  const { light, width, height } = stage;
  const { hasFringe, sky } = placeNamed(scenery);
  const fringe = hasFringe
    ? grassFringe(stage, height + 6, height * 0.08, Math.round(width / 7), mix(light.near, light.dark, 0.45))
    : '';
  return fringe + vignette(stage, sky === 'closed' ? 0.4 : 0.5);
}

/** Whether leaves may frame the picture from above: only in green places where nothing else fills the upper corners. */
export const hasLeafFrame = ({ scenery, mood }: SettingSpec): boolean =>
  placeNamed(scenery).hasFringe && !hangsInCorners(mood);
