import {
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  type GenerateStoryRequest,
} from '@talelantern/domain/contracts/generate-story';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { StoryResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { bibleWithNames } from '@talelantern/domain/stories/request-aliases';
import {
  defaultMaxLength,
  FIRST_PHASE,
  isLastPhase,
  phaseIndex,
  STORY_TEMPERATURE,
} from '@talelantern/domain/stories/phases';
import { fromParagraphs } from '@talelantern/domain/stories/story';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import type { TalkCard } from '@talelantern/domain/stories/talk-cards';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { checkStoryRequest, readMemoryKey } from '@talelantern/domain/contracts/story-request';
import type { CheckedStoryRequest } from '@talelantern/domain/stories/chapter-request';
import type { Caller } from '../../generation/ports/ports.ts';
import type { Families } from '../../families/ports/ports.ts';
import { runGeneration, type GenerationRun, type GenerationDeps } from '../../generation/operations/run-generation.ts';
import { assertFamilyTextsFit, findStory, hideRealNames, type StorySources } from './story-safety.ts';
import { admitChapter, mustVerify } from './story-admission.ts';
import { checkSuggestions } from './story-suggestions.ts';
import { recordNotes, updateNotes } from './story-memory.ts';
import { writeChapter, type WritingDeps } from './write-chapter.ts';

export interface StoryDeps extends GenerationDeps, WritingDeps {
  families: Families;
  /** Pseudonym of the user, or of one story, for the vendor. */
  pseudonymOf: (uid: string, memoryKey?: string) => string;
}

export interface StoryCall {
  caller: Caller;
  requestId: string;
  request: GenerateStoryRequest;
  /** Gets each checked paragraph; a repeated index replaces the earlier one. Null without a stream. */
  show: ((index: number, paragraph: string) => void) | null;
}

/**
 * Generates one chapter.
 * @throws AppError `invalid` with the specification's messages; `plan_limit`, `quota_exceeded`, `verify_email`; `not_found`
 * for an unknown child; `refused` by moderation or the vendor; the vendor's failures.
 */
export async function generateStory(deps: StoryDeps, call: StoryCall): Promise<StoryResult> {
  const story = checkStoryRequest(call.request);
  const givenKey = readMemoryKey(call.request);
  // A first chapter without a key uses its request id, which is as random and the same in every attempt.
  const memoryKey = givenKey ?? call.requestId;
  if (story.phase !== FIRST_PHASE && givenKey === null) {
    throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'memoryKey' });
  }
  return runStory(deps, call, story, memoryKey);
}

interface GeneratedChapter {
  result: StoryResult;
  bible: StoryBible | null;
  talkCards: TalkCard[];
}

async function runStory(
  deps: StoryDeps,
  { caller, requestId, request, show }: StoryCall,
  story: CheckedStoryRequest,
  memoryKey: string,
): Promise<StoryResult> {
  const { uid } = caller;
  const shownParagraphs: string[] = [];
  const { result } = await runGeneration(deps, {
    caller,
    requestId,
    kind: 'story',
    signedOut: generateStoryContract.signedOut,
    identify: async (tx) => {
      const verificationRead = mustVerify(tx, { caller, requestId, memoryKey, story });
      const savedKey = story.phase === FIRST_PHASE ? null : memoryKey;
      const [found, needsVerification] = await Promise.all([
        findStory(deps, uid, { childId: request.childId, memoryKey: savedKey, ageRange: story.ageRange }),
        verificationRead,
      ]);
      return { ...found, needsVerification };
    },
    admit: async (admission, { safety, ...subject }) => {
      const { talkCards } = await admission.tx.preferences(uid);
      const { reserved, admitted } = await admitChapter(admission, { caller, requestId, memoryKey, story, ...subject });
      return { reserved, admitted: { ...admitted, safety, asksForCards: talkCards } };
    },
    produce: (run, { asksForCards, ...sources }) =>
      produceChapter(deps, run, {
        story,
        sources,
        asksForCards,
        memoryKey,
        order: orderFor(deps, run, uid, memoryKey),
        settings: request.settings,
        childId: request.childId ?? null,
        replaces: (request.previousParts?.length ?? 0) > phaseIndex(story.phase),
        show: (index, paragraph) => {
          if (!show) return;
          shownParagraphs[index] = paragraph;
          show(index, paragraph);
        },
      }),
    record: (tx, { result: { childId, ideas, story: text }, bible, talkCards }) =>
      recordNotes(
        tx,
        { uid, memoryKey, phase: story.phase, now: deps.clock.now() },
        { childId, bible, ideas, talkCards, text },
      ),
    toWork: (generated) => ({ kind: 'story', requestId, result: generated.result, partial: null }),
    resultOf: (work) =>
      work.kind === 'story' && work.result ? { result: work.result, bible: null, talkCards: [] } : null,
    partialWork: () =>
      shownParagraphs.length === 0 ? null : { kind: 'story', requestId, result: null, partial: shownParagraphs },
  });
  return result;
}

interface ChapterWork {
  story: CheckedStoryRequest;
  sources: StorySources;
  asksForCards: boolean;
  memoryKey: string;
  order: ReturnType<typeof orderFor>;
  settings: GenerateStoryRequest['settings'];
  childId: string | null;
  replaces: boolean;
  show: (index: number, paragraph: string) => void;
}

async function produceChapter(
  deps: StoryDeps,
  run: GenerationRun,
  { story, sources, asksForCards, memoryKey, order, settings, childId, replaces, show }: ChapterWork,
): Promise<GeneratedChapter> {
  const startedAt = deps.clock.now();
  const assignment = hideRealNames(story, sources);
  const { brief, reveal } = assignment;
  await assertFamilyTextsFit(deps, brief, run.requestId);
  await run.startProvider();
  const chapter = await writeChapter(deps, {
    brief,
    ageRange: story.ageRange,
    order: { ...order, ...lengthFor(brief, settings), temperature: settings?.temperature ?? STORY_TEMPERATURE },
    startedAt,
    show: (index, paragraph) => show(index, reveal(paragraph)),
  });
  const generated = cutToSizeCap(chapter.map(reveal));
  const notes = await updateNotes(deps, brief, chapter, order, { asksForCards });
  const { requestId } = run;
  const about = { requestId, story, avoid: sources.safety.avoid, asksForCards };
  const { talkCards, ...suggestions } = await checkSuggestions(deps, assignment, notes, about);
  return {
    result: { ...toResult(story, memoryKey, generated), childId, replaces, ...suggestions },
    // Not stored for the last chapter, because no further chapter needs them.
    bible: notes && !isLastPhase(story.phase) ? bibleWithNames(notes.bible, reveal) : null,
    talkCards,
  };
}

/** The options that all requests for a story share. */
export const orderFor = (
  { pseudonymOf }: Pick<StoryDeps, 'pseudonymOf'>,
  { requestId, isEconomy, meter }: GenerationRun,
  uid: string,
  memoryKey: string,
) => ({ requestId, isEconomy, meter, cacheKey: pseudonymOf(uid, memoryKey), safetyIdentifier: pseudonymOf(uid) });

const TOKENS_PER_PARAGRAPH = 350;
const MAX_LENGTH = 8_000;

function lengthFor({ phase, paragraphs }: StoryBrief, settings: GenerateStoryRequest['settings']) {
  const requested = Math.min(settings?.maxLength ?? defaultMaxLength(phase), MAX_LENGTH);
  // A small `maxLength` must not cut the chapter short.
  return { maxOutputTokens: Math.max(requested, paragraphs.max * TOKENS_PER_PARAGRAPH) };
}

/** The first paragraphs that fit the size cap. @throws AppError `busy` when not even one fits. */
function cutToSizeCap(paragraphs: readonly string[]): string[] {
  const fittingParagraphs = [...paragraphs];
  while (fromParagraphs(fittingParagraphs).length > LIMITS.chapter) fittingParagraphs.pop();
  if (fittingParagraphs.length === 0) throw new AppError('busy', generateStoryContract.invalidResponse);
  return fittingParagraphs;
}

const toResult = (story: CheckedStoryRequest, memoryKey: string, paragraphs: readonly string[]) => ({
  story: fromParagraphs(paragraphs),
  memoryKey,
  storyPhase: story.phase,
  theme: story.theme.name,
  ageRange: story.ageRange,
  length: story.length,
  customElements: story.customElements,
  characterIds: story.characters.flatMap(({ id }) => id ?? []),
  cast: story.characters,
  relationships: story.relationships,
  locationIds: story.locations.flatMap(({ id }) => id ?? []),
});
