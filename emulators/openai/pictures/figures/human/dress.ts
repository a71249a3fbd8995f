import type { FeatureName, HumanSpec } from '../../picture-spec.ts';
import { fitOf } from './headwear.ts';
import type { Outfit } from './outfit.ts';

/** Features a person wears or holds rather than has; their drawing is the outfit's. */
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

/** The outfit of the calling with what the character's features add to it, where there is room. */
export function dressedFor({ outfit, features }: HumanSpec): Outfit {
  const has = (feature: FeatureName) => features.includes(feature);
  const isOpen = !fitOf(outfit.headwear).coversEars;
  let { headwear, faceWear, garment, held, secondHeld } = outfit;
  if (has('crown') && isOpen) headwear = 'crown';
  else if (has('plumed-helmet')) headwear = 'none';
  else if (has('mushroom-hat') && isOpen) headwear = 'none';
  else if (has('hat') && headwear === 'none') headwear = 'straw-hat';
  if (has('banner') && secondHeld === 'nothing') secondHeld = 'banner';
  if (has('glasses') && faceWear === 'none') faceWear = 'glasses';
  if (has('armour') && garment === 'tunic') garment = 'armour';
  if (has('sword') && held === 'nothing') held = 'sword';
  else if (has('sword') && secondHeld === 'nothing') secondHeld = 'sword';
  if (has('shield') && secondHeld === 'nothing') secondHeld = 'shield';
  return { headwear, faceWear, garment, held, secondHeld, hasCape: outfit.hasCape || has('cape') };
}
