import type { SettingSpec } from '../picture-spec.ts';
import { mix } from '../svg/colour.ts';
import type { Svg } from '../svg/elements.ts';
import { fireflies, vignette } from './atmosphere.ts';
import { grassFringe } from './plants.ts';
import type { Stage } from './stage.ts';

/** What stands and drifts between the figures and the reader. */
export function foreground(stage: Stage, { scenery }: SettingSpec): Svg {
  const { light, width, height } = stage;
  const isIndoors = scenery.has('hall') || scenery.has('reef');
  const isBare = isIndoors || scenery.has('snow') || scenery.has('sea');
  const fringe = isBare
    ? ''
    : grassFringe(stage, height + 6, height * 0.08, Math.round(width / 7), mix(light.near, light.dark, 0.45));
  const embers = scenery.has('volcano') ? fireflies(stage, height * 0.2, height * 0.98, 30, '#ff9a3e') : '';
  return (
    fringe +
    embers +
    fireflies(stage, height * 0.5, height * 0.96, isIndoors ? 8 : 20, light.accent) +
    vignette(stage, 0.5)
  );
}
