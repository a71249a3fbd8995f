import type { FeatureName, HumanSpec } from '../../picture-spec.ts';
import type { Arms } from '../stance.ts';
import { fitOf } from './headwear.ts';
import type { Outfit } from './outfit.ts';

/** Features that a person wears or holds, which are drawn as part of the outfit. */
export const WORN_FEATURES: ReadonlySet<FeatureName> = new Set([
  'crown',
  'hat',
  'cape',
  'glasses',
  'armour',
  'sword',
  'shield',
  'banner',
]);

/** Features held in a hand, which therefore cannot wave. */
const CARRIED: readonly FeatureName[] = ['shield', 'banner'];

export const carriesFeature = ({ features }: HumanSpec): boolean =>
  CARRIED.some((feature) => features.includes(feature));

/** Features that the outfit shows; armour goes over anything except a plain tunic. */
export const featuresShownBy = ({ garment }: Outfit): ReadonlySet<FeatureName> =>
  garment === 'armour' ? WORN_FEATURES : new Set([...WORN_FEATURES].filter((feature) => feature !== 'armour'));

/** The outfit of the occupation with the character's features, which take precedence. */
export function withFeatures({ outfit, features }: HumanSpec): Outfit {
  const has = (feature: FeatureName) => features.includes(feature);
  const isOpen = !fitOf(outfit.headwear).coversEars;
  let { headwear, faceWear, garment, held, secondHeld } = outfit;
  if (has('crown') && isOpen) headwear = 'crown';
  else if (has('hat')) headwear = has('feather') ? 'straw-hat' : 'feather-cap';
  else if (has('plumed-helmet') || (has('mushroom-hat') && isOpen)) headwear = 'none';
  if (has('glasses')) faceWear = 'glasses';
  if (has('armour') && garment === 'tunic') garment = 'armour';
  if (has('sword') && held === 'nothing') held = 'sword';
  else if (has('sword')) secondHeld = 'sword';
  if (has('shield')) secondHeld = 'shield';
  if (has('banner')) secondHeld = 'banner';
  return { headwear, faceWear, garment, held, secondHeld, hasCape: outfit.hasCape || has('cape') };
}

/** The outfit in a scene: the hands are free, except for features that are held and not put away for another thing. */
export function withFreeHands(spec: HumanSpec, [, right]: Arms): Outfit {
  const outfit = withFeatures({ ...spec, outfit: { ...spec.outfit, held: 'nothing', secondHeld: 'nothing' } });
  return right === 'offer' ? { ...outfit, held: 'nothing' } : outfit;
}
