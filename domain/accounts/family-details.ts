import { LIMITS } from '../limits/limits.ts';
import type { Profile } from './profile.ts';

export type FamilyDetails = Pick<Profile, 'displayName' | 'penName' | 'photoURL'>;

export function normalizeDetails(details: Partial<FamilyDetails>): Partial<FamilyDetails> {
  const { displayName, penName } = details;
  return {
    ...details,
    ...(displayName === undefined ? {} : { displayName: displayName.trim().slice(0, LIMITS.name) }),
    ...(penName === undefined ? {} : { penName: penName.trim().slice(0, LIMITS.penName) }),
  };
}
