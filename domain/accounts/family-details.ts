import { LIMITS } from '../limits/limits.ts';
import type { Profile } from './profile.ts';

/** What a family says about itself, of its profile (specification §3, architecture §4). */
export type FamilyDetails = Pick<Profile, 'displayName' | 'penName' | 'photoURL'>;

/** `details` as they are stored: without blanks around them, in the sizes that fit. */
export function tidyDetails(details: Partial<FamilyDetails>): Partial<FamilyDetails> {
  const { displayName, penName } = details;
  return {
    ...details,
    ...(displayName === undefined ? {} : { displayName: displayName.trim().slice(0, LIMITS.name) }),
    ...(penName === undefined ? {} : { penName: penName.trim().slice(0, LIMITS.penName) }),
  };
}
