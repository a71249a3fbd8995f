import { isAppError } from '@talelantern/domain/errors/app-error';
import { createAliases } from '@talelantern/domain/safety/aliases';
import {
  bibleWithNames,
  textsOfBible,
  textsOfRequest,
  withHiddenNames,
} from '@talelantern/domain/stories/hidden-names';
import type { Story } from '@talelantern/domain/stories/story';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import { buildStoryBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/story-request';
import type { Families, FamilySafety } from '../ports/families.ts';

/**
 * What a story is to be kept from: by the child named in the request, else by the one that `saved` was told for, who may
 * be gone since.
 * @throws AppError `not_found` for a child of the request that is not the family's.
 */
export async function findStorySafety(
  families: Families,
  { uid, childId, saved }: { uid: string; childId: string | undefined; saved: Promise<Story | null> },
): Promise<FamilySafety> {
  if (childId !== undefined) return families.safetyOf(uid, childId);
  const storedChildId = (await saved)?.childId ?? null;
  try {
    return await families.safetyOf(uid, storedChildId);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'not_found') throw error;
    return families.safetyOf(uid, null);
  }
}

/** What a story is told with besides the request. */
export interface StorySources {
  /** The earlier chapters. */
  earlier: readonly string[];
  bible: StoryBible;
  safety: FamilySafety;
}

/** An assignment as the models get it: names of real children have given way to aliases in all of it. */
export interface HiddenAssignment {
  brief: StoryBrief;
  hide: (text: string) => string;
  /** What a model wrote, as the family reads it. */
  reveal: (text: string) => string;
}

/** `others`: further texts that go to a model with the brief, so that no alias is a word of theirs. */
export function hideRealNames(
  request: CheckedStoryRequest,
  { earlier, bible, safety }: StorySources,
  others: readonly string[] = [],
): HiddenAssignment {
  const texts = [...textsOfRequest(request), ...earlier, ...textsOfBible(bible), ...safety.avoid, ...others];
  const { hide, hideInList, reveal } = createAliases(safety.realNames, texts);
  const avoid = hideInList(safety.avoid);
  const avoidNamed = safety.avoid.filter((entry) => !avoid.includes(entry));
  const memory = { bible: bibleWithNames(bible, hide), avoid, avoidNamed };
  return { brief: buildStoryBrief(withHiddenNames(request, hide), earlier.map(hide), memory), hide, reveal };
}
