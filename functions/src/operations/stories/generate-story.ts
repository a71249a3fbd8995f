import {
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  type GenerateStoryRequest,
} from '@talelantern/domain/contracts/generate-story';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { StoryResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { bibleWithNames } from '@talelantern/domain/stories/hidden-names';
import { defaultMaxLength, FIRST_PHASE, STORY_TEMPERATURE } from '@talelantern/domain/stories/phases';
import { fromParagraphs } from '@talelantern/domain/stories/story';
import type { StoryBible } from '@talelantern/domain/stories/story-bible';
import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { checkStoryRequest, type CheckedStoryRequest } from '@talelantern/domain/stories/story-request';
import type { Caller } from '../ports/caller.ts';
import type { Families } from '../ports/families.ts';
import { runGeneration, type GenerationRun, type GenerationTools } from '../generation/run-generation.ts';
import { assertWordsFit } from './family-words.ts';
import { admitChapter } from './story-admission.ts';
import { offerIdeas } from './story-ideas.ts';
import { recordNotes, takeNotes } from './story-memory.ts';
import { findStorySafety, hideRealNames, type StorySources } from './story-safety.ts';
import { writeChapter, type WritingTools } from './write-chapter.ts';

export interface StoryTools extends GenerationTools, WritingTools {
  families: Families;
  /** Stands for the family, or for one of its stories, at the vendor. */
  pseudonymOf: (uid: string, memoryKey?: string) => string;
  /** Asked when the token does not know yet that the address was verified. */
  isEmailVerified: (uid: string) => Promise<boolean>;
}

export interface StoryCall {
  caller: Caller;
  requestId: string;
  request: GenerateStoryRequest;
  /** Gets each paragraph as soon as it is checked; an index that came before is replaced. Null: nobody is watching. */
  show: ((index: number, paragraph: string) => void) | null;
}

/**
 * Tells one chapter.
 * @throws AppError `invalid` with the sentences of specification §5; `plan_limit`, `quota_exceeded`, `verify_email`;
 * `not_found` for a child that is not the family's; `refused` by moderation or the vendor; the vendor's failures.
 */
export async function generateStory(tools: StoryTools, call: StoryCall): Promise<StoryResult> {
  const story = checkStoryRequest(call.request);
  // A request id is as random as a memory key, and the same in every run of the request.
  const memoryKey = call.request.memoryKey ?? call.requestId;
  if (story.phase !== FIRST_PHASE && call.request.memoryKey === undefined) {
    throw new AppError('invalid', INVALID_STORY_PARAMETERS, { field: 'memoryKey' });
  }
  try {
    return await tell(tools, call, story, memoryKey);
  } catch (error) {
    if (!isAppError(error) || error.code !== 'verify_email') throw error;
    if (!(await tools.isEmailVerified(call.caller.uid))) throw error;
    return tell(tools, { ...call, caller: { ...call.caller, emailVerified: true } }, story, memoryKey);
  }
}

/** A chapter, and the notes on the story after it. */
interface ToldChapter {
  result: StoryResult;
  bible: StoryBible | null;
}

async function tell(
  tools: StoryTools,
  { caller, requestId, request, show }: StoryCall,
  story: CheckedStoryRequest,
  memoryKey: string,
): Promise<StoryResult> {
  const { uid } = caller;
  const shown: string[] = [];
  const { result } = await runGeneration(tools, {
    caller,
    requestId,
    kind: 'story',
    signedOut: generateStoryContract.signedOut,
    identify: async (page) => {
      // Asked for with everything else that is read first; whether it is due is admission's to say.
      const ledger = page.chapterLedger(uid, memoryKey);
      const finding = story.phase === FIRST_PHASE ? Promise.resolve(null) : page.storyWithKey(uid, memoryKey);
      const safety = findStorySafety(tools.families, { uid, childId: request.childId, saved: finding });
      const [saved] = await Promise.all([finding, safety, ledger]);
      return { saved, safety: await safety };
    },
    admit: async (admission, { saved, safety }) => {
      const { reserved, admitted } = await admitChapter(admission, { caller, requestId, memoryKey, story, saved });
      return { reserved, admitted: { ...admitted, safety } };
    },
    produce: (run, sources) =>
      produceChapter(tools, run, {
        story,
        sources,
        memoryKey,
        order: orderFor(tools, uid, requestId, memoryKey),
        settings: request.settings,
        childId: request.childId ?? null,
        show: (index, paragraph) => {
          if (!show) return;
          shown[index] = paragraph;
          show(index, paragraph);
        },
      }),
    record: (page, { result: { ideas }, bible }) =>
      recordNotes(page, { uid, memoryKey, phase: story.phase }, { bible, ideas }),
    toWork: (told) => ({ kind: 'story', requestId, result: told.result, partial: null }),
    resultOf: (work) => (work.kind === 'story' && work.result ? { result: work.result, bible: null } : null),
    shownWork: () => (shown.length === 0 ? null : { kind: 'story', requestId, result: null, partial: shown }),
  });
  return result;
}

interface ChapterWork {
  story: CheckedStoryRequest;
  sources: StorySources;
  memoryKey: string;
  order: ReturnType<typeof orderFor>;
  settings: GenerateStoryRequest['settings'];
  childId: string | null;
  show: (index: number, paragraph: string) => void;
}

async function produceChapter(
  tools: StoryTools,
  run: GenerationRun,
  { story, sources, memoryKey, order, settings, childId, show }: ChapterWork,
): Promise<ToldChapter> {
  const assignment = hideRealNames(story, sources);
  const { brief, reveal } = assignment;
  await assertWordsFit(tools, brief, run.requestId);
  await run.startProvider();
  const chapter = await writeChapter(tools, {
    brief,
    ageRange: story.ageRange,
    order: { ...order, ...lengthFor(brief, settings), temperature: settings?.temperature ?? STORY_TEMPERATURE },
    show: (index, paragraph) => show(index, reveal(paragraph)),
  });
  const told = withinLimit(chapter.map(reveal));
  const notes = await takeNotes(tools, brief, chapter, order);
  const { requestId } = run;
  const about = { requestId, story, avoid: sources.safety.avoid };
  const ideas = await offerIdeas(tools, assignment, notes?.ideas ?? [], about);
  return {
    result: { ...toResult(story, memoryKey, told), childId, ideas },
    bible: notes && bibleWithNames(notes.bible, reveal),
  };
}

/** What every order for a story has in common. */
export const orderFor = (
  { pseudonymOf }: Pick<StoryTools, 'pseudonymOf'>,
  uid: string,
  requestId: string,
  memoryKey: string,
) => ({ requestId, cacheKey: pseudonymOf(uid, memoryKey), safetyIdentifier: pseudonymOf(uid) });

const TOKENS_PER_PARAGRAPH = 350;
const MAX_LENGTH = 8_000;

function lengthFor({ phase, paragraphs }: StoryBrief, settings: GenerateStoryRequest['settings']) {
  const wished = Math.min(settings?.maxLength ?? defaultMaxLength(phase), MAX_LENGTH);
  // A wish that is too small must not cut the chapter short of its paragraphs.
  return { maxOutputTokens: Math.max(wished, paragraphs.max * TOKENS_PER_PARAGRAPH) };
}

/**
 * The first paragraphs that fit into a stored chapter.
 * @throws AppError `busy` where not even one does: what the vendor sent is no chapter.
 */
function withinLimit(paragraphs: readonly string[]): string[] {
  const kept = [...paragraphs];
  while (fromParagraphs(kept).length > LIMITS.chapter) kept.pop();
  if (kept.length === 0) throw new AppError('busy', generateStoryContract.invalidResponse);
  return kept;
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
  relationships: story.relationships,
  locationIds: story.locations.flatMap(({ id }) => id ?? []),
});
