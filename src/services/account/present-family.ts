import { FAMILY_KEYS, PRESENT } from '../../config/family-keys.ts';

/** The uid of the family that is marked as signed in on this device; null if there is none or more than one. */
export function presentFamily(): string | null {
  try {
    const present = Object.entries(localStorage).filter(([, value]) => value === PRESENT);
    const [uid = null, ...others] = present.map(([key]) => FAMILY_KEYS.familyOf(key)).filter((owner) => owner !== null);
    return others.length === 0 ? uid : null;
  } catch {
    return null;
  }
}
