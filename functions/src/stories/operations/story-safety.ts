import { createAliases } from '@talelantern/domain/safety/aliases';
import { bibleWithNames, textsOfBible, textsOfRequest, withAliases } from '@talelantern/domain/stories/request-aliases';
import { toParagraphs, type Story } from '@talelantern/domain/stories/story';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import { buildStoryBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import type { Families, FamilySafety } from '../../families/ports/ports.ts';
import { readAhead } from '../../core/read-ahead.ts';
import type { JobStore } from '../../generation/ports/ports.ts';
import { WISH_REFUSED } from '@talelantern/domain/contracts/generate-story';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import { fill } from '@talelantern/domain/text/lists';
import {
  assertFieldsFit,
  toPieces,
  TEXTS_PER_REQUEST,
  type FieldText,
  type ModerationDeps,
} from '../../moderation/operations/moderation.ts';

/**
 * The stored story with this key, and what protects its readers: the child of the request, the story's and `readersIn` it. Read
 * outside a transaction, in which a query delays all other reads.
 * @throws AppError `not_found` for an unknown child in the request.
 */
export async function findStory(
  { store, families }: { store: Pick<JobStore, 'findStory'>; families: Families },
  uid: string,
  {
    childId,
    memoryKey,
    ageRange,
    readersIn,
  }: {
    childId: string | undefined;
    memoryKey: string | null;
    /** The age of a story that is not stored yet. */
    ageRange?: AgeRange;
    readersIn?: (saved: Story) => Promise<string[]>;
  },
) {
  const savedRead = memoryKey === null ? Promise.resolve(null) : store.findStory(uid, memoryKey);
  const storyRead = readAhead(
    savedRead.then(async (saved) => {
      const readerIds = (saved && (await readersIn?.(saved))) ?? [];
      return { ageRange, memoryKey, ...saved, readerIds };
    }),
  );
  const [saved, safety] = await Promise.all([savedRead, families.safetyOf(uid, childId ?? null, storyRead)]);
  return { saved, safety };
}

export interface StorySources {
  earlier: readonly string[];
  bible: StoryBible;
  safety: FamilySafety;
}

/** The assignment as models get it: real names are replaced with aliases. */
export interface HiddenAssignment {
  brief: StoryBrief;
  hide: (text: string) => string;
  /** Replaces the aliases in a model's output with the real names. */
  reveal: (text: string) => string;
}

/** `others`: further strings that are sent with the brief; no alias may occur in them. */
export function hideRealNames(
  request: CheckedStoryRequest,
  { earlier, bible, safety }: StorySources,
  others: readonly string[] = [],
): HiddenAssignment {
  const likes = safety.reader?.likes ?? [];
  const sentTexts = [...textsOfRequest(request), ...earlier, ...textsOfBible(bible), ...others];
  const texts = [...sentTexts, ...safety.avoid, ...likes];
  const cast = request.characters.map(({ name }) => name);
  const { hide, hideInList, reveal } = createAliases(safety.realNames, texts, cast);
  const avoid = hideInList(safety.avoid);
  // A like with a real child's name is left out, so its alias is not sent: the story is not about that child.
  const likesWithoutNames = createAliases(safety.realNames, likes).hideInList(likes);
  const reader = safety.reader && { ...safety.reader, likes: likes.filter((like) => likesWithoutNames.includes(like)) };
  const avoidNamed = safety.avoid.filter((entry) => !avoid.includes(entry));
  const hasAliases = sentTexts.some((text) => hide(text) !== text);
  const memory = { bible: bibleWithNames(bible, hide), reader, avoid, avoidNamed, hasAliases };
  return { brief: buildStoryBrief(withAliases(request, hide), earlier.map(hide), memory), hide, reveal };
}

const FIELD_LABELS = {
  characters: 'your characters',
  locations: 'your places',
  'settings.relationships': 'the relationships',
  prompt: 'your own wish',
  'settings.idea': 'your idea for this chapter',
  'settings.rewrite.wish': 'your own wish',
  previousParts: 'the story so far',
  childId: 'what your child likes',
} as const;

type LabeledField = keyof typeof FIELD_LABELS;

const toFieldTexts = (field: LabeledField, texts: readonly string[], audience: Audience = 'family'): FieldText[] =>
  texts.map((text) => ({ field, text, refusal: fill(WISH_REFUSED, { what: FIELD_LABELS[field] }), audience }));

/**
 * Chapters and ideas that the function accepted for ages 12-17 stay accepted for them. For younger children they are
 * moderated for the whole family, like all words of the family, which may have edited a chapter.
 */
const audienceFor = (ageRange: AgeRange): Audience => (ageRange === '12-17' ? ageRange : 'family');

/** A stored chapter in paragraphs, as it was moderated when it was written. */
function chapterTexts(chapter: string, ageRange: AgeRange): FieldText[] {
  const paragraphs = toParagraphs(chapter);
  // A modified app may have stored thousands of tiny paragraphs: more than one request holds are sent in larger pieces.
  const pieces = paragraphs.length > TEXTS_PER_REQUEST ? toPieces(chapter) : paragraphs;
  return toFieldTexts('previousParts', pieces, audienceFor(ageRange));
}

/** Everything in the brief that is not a catalogue choice. */
const familyTextsOf = (brief: StoryBrief): FieldText[] => [
  ...toFieldTexts('characters', brief.characters.map(joinFields)),
  ...toFieldTexts('locations', brief.locations.map(joinFields)),
  ...toFieldTexts(
    'settings.relationships',
    brief.relationships.map(({ details }) => details),
  ),
  ...toFieldTexts('prompt', [brief.customElements]),
  ...toFieldTexts('settings.idea', [brief.idea], audienceFor(brief.ageRange)),
  ...brief.previousParts.flatMap((chapter) => chapterTexts(chapter, brief.ageRange)),
  ...toFieldTexts('childId', [brief.reader?.likes.join('\n') ?? '']),
];

const joinFields = (fields: object): string => Object.values(fields).flat().filter(Boolean).join('\n');

/** @throws AppError `refused` that identifies the field, unless the texts that the family wrote are fit for a story. */
export const assertFamilyTextsFit = (deps: ModerationDeps, brief: StoryBrief, requestId: string): Promise<void> =>
  assertFieldsFit(deps, familyTextsOf(brief), { direction: 'in', requestId });

/** Asserts that the texts that the family wrote are fit for a rewrite of a paragraph of `chapter`. */
export const assertRewriteTextsFit = (
  deps: ModerationDeps,
  brief: StoryBrief,
  { chapter, wish, requestId }: { chapter: readonly string[]; wish: string; requestId: string },
): Promise<void> =>
  assertFieldsFit(
    deps,
    [
      ...familyTextsOf(brief),
      ...chapterTexts(chapter.join('\n\n'), brief.ageRange),
      ...toFieldTexts('settings.rewrite.wish', [wish]),
    ],
    { direction: 'in', requestId },
  );
