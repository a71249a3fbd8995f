import { cutText } from '../text/cut-text.ts';
import { LIMITS } from '../limits/limits.ts';
import type { Profile } from './profile.ts';

export type FamilyDetails = Pick<Profile, 'displayName' | 'penName' | 'photoURL'>;

export function normalizeDetails(details: Partial<FamilyDetails>): Partial<FamilyDetails> {
  const { displayName, penName } = details;
  return {
    ...details,
    ...(displayName === undefined ? {} : { displayName: cutText(displayName.trim(), LIMITS.name) }),
    ...(penName === undefined ? {} : { penName: cutText(penName.trim(), LIMITS.penName) }),
  };
}
