import { refusedCategory, type Audience, type ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import { moderateVisibleTexts, TEXTS_PER_REQUEST } from '../../moderation/operations/moderation.ts';
import type { ModerationRecords, TextKeys } from '../ports/ports.ts';
import type { Moderator } from '../../generation/ports/providers.ts';

export interface SharedTextDeps {
  moderator: Moderator;
  moderationRecords: ModerationRecords;
  textKeys: TextKeys;
}

/**
 * Sends only strings without a stored verdict, each once. With `isShown` none: they were moderated when they were
 * published, and only a stored verdict can reject them. `isWhole` is false when the user's daily limit was reached
 * before all were moderated. @throws AppError when the moderator fails.
 */
export async function moderateSharedTexts(
  deps: SharedTextDeps,
  texts: readonly string[],
  { audience, ownerId, isShown, now }: { audience: Audience; ownerId: string; isShown: boolean; now: number },
) {
  const keys = texts.map(deps.textKeys.verdictKey);
  const textOf = new Map(keys.map((key, index) => [key, texts[index] ?? '']));
  const verdicts = new Map(await deps.moderationRecords.verdicts([...textOf.keys()]));
  const newTexts = isShown ? [] : [...textOf].filter(([key]) => !verdicts.has(key));
  for (const [key, verdict] of await moderateNewTexts(deps, newTexts, ownerId, now)) verdicts.set(key, verdict);
  const rejectedIndex = keys.findIndex((key) => {
    const verdict = verdicts.get(key);
    return verdict !== undefined && refusedCategory(verdict, audience) !== null;
  });
  return {
    /** Index of the first string that its audience may not see, or null. */
    rejectedIndex: rejectedIndex === -1 ? null : rejectedIndex,
    isWhole: isShown || keys.every((key) => verdicts.has(key)),
  };
}

/** Within the daily limit. Each verdict is stored immediately, so that a later failure does not lose it. */
async function moderateNewTexts(
  { moderator, moderationRecords }: SharedTextDeps,
  newTexts: readonly (readonly [key: string, text: string])[],
  ownerId: string,
  now: number,
): Promise<Map<string, ModerationVerdict>> {
  const newVerdicts = new Map<string, ModerationVerdict>();
  if (newTexts.length === 0) return newVerdicts;
  const granted = await moderationRecords.reserve(ownerId, Math.ceil(newTexts.length / TEXTS_PER_REQUEST), now);
  for (let request = 0; request < granted; request += 1) {
    const batch = newTexts.slice(request * TEXTS_PER_REQUEST, (request + 1) * TEXTS_PER_REQUEST);
    try {
      const verdicts = await moderateVisibleTexts(
        { moderator },
        batch.map(([, text]) => text),
      );
      const batchVerdicts = new Map(
        batch.flatMap(([key], index) => (verdicts[index] ? [[key, verdicts[index]] as const] : [])),
      );
      await moderationRecords.storeVerdicts(batchVerdicts, now);
      for (const [key, verdict] of batchVerdicts) newVerdicts.set(key, verdict);
    } catch (error) {
      await moderationRecords.releaseReservation(ownerId, granted - request, now);
      throw error;
    }
  }
  return newVerdicts;
}
