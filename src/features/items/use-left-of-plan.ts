import { CHARACTERS, leftSentence, LOCATIONS } from '../../services/usage-sentences.ts';
import { useUsage } from '../use-usage.ts';

const NOUNS = { characters: CHARACTERS, locations: LOCATIONS } as const;

/** '1 of 2 characters left'; null until it is known, and where the plan has no limit. */
export function useLeftOfPlan(of: keyof typeof NOUNS): string | null {
  const allowed = useUsage()?.[of];
  return allowed?.limit === undefined ? null : leftSentence(allowed, NOUNS[of]);
}
