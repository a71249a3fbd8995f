/** At most two traits make a personality (specification §5). */
export const MAX_TRAITS = 2;

const JOINT = ' and ';

/** 'Brave and Kind' → ['Brave', 'Kind']. */
export const splitTraits = (personality: string): string[] =>
  personality
    .split(JOINT)
    .map((trait) => trait.trim())
    .filter((trait) => trait !== '');

export const joinTraits = (traits: readonly string[]): string => traits.join(JOINT);

/** Takes `trait` out if it is chosen, adds it if there is room, else leaves the choice as it is. */
export function toggleTrait(traits: readonly string[], trait: string): string[] {
  if (traits.includes(trait)) return traits.filter((chosen) => chosen !== trait);
  return traits.length < MAX_TRAITS ? [...traits, trait] : [...traits];
}
