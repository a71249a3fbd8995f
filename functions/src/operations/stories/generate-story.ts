import {
  generateStoryContract,
  INVALID_STORY_PARAMETERS,
  STORY_REFUSED,
  type GenerateStoryRequest,
} from '@talelantern/domain/contracts/generate-story';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { StoryResult } from '@talelantern/domain/generation/finished-work';
import { defaultMaxLength, FIRST_PHASE, STORY_TEMPERATURE } from '@talelantern/domain/stories/phases';
import { fromParagraphs } from '@talelantern/domain/stories/story';
import { buildStoryBrief, type StoryBrief } from '@talelantern/domain/stories/story-brief';
import { checkStoryRequest, type CheckedStoryRequest } from '@talelantern/domain/stories/story-request';
import { assertTextsFit } from '../moderation.ts';
import type { Caller } from '../ports/caller.ts';
import { runGeneration, type GenerationRun, type GenerationTools } from '../generation/run-generation.ts';
import { admitChapter } from './story-admission.ts';
import { writeChapter, type WritingTools } from './write-chapter.ts';

export interface StoryTools extends GenerationTools, WritingTools {
  /** Stands for the family, or for one of its stories, at the vendor. */
  pseudonymOf: (uid: string, memoryKey?: string) => string;
  /** Asked when the token does not know yet that the address was verified. */
  isEmailVerified: (uid: string) => Promise<boolean>;
}

interface StoryCall {
  caller: Caller;
  requestId: string;
  request: GenerateStoryRequest;
  /** Gets each paragraph as soon as it is checked; an index that came before is replaced. Null: nobody is watching. */
  show: ((index: number, paragraph: string) => void) | null;
}

/**
 * Tells one chapter.
 * @throws AppError `invalid` with the sentences of specification §5; `plan_limit`, `quota_exceeded`, `verify_email`;
 * `refused` by moderation or the vendor; the vendor's failures.
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

function tell(
  tools: StoryTools,
  { caller, requestId, request, show }: StoryCall,
  story: CheckedStoryRequest,
  memoryKey: string,
): Promise<StoryResult> {
  const shown: string[] = [];
  return runGeneration(tools, {
    caller,
    requestId,
    kind: 'story',
    signedOut: generateStoryContract.signedOut,
    identify: async () => null,
    admit: (admission) => admitChapter(admission, { caller, requestId, memoryKey, story }),
    produce: async (run, earlierChapters): Promise<StoryResult> => {
      const brief = buildStoryBrief(story, earlierChapters);
      await assertTextsFit(tools, writtenByTheFamily(brief), {
        audience: 'family',
        direction: 'in',
        requestId,
        refusal: STORY_REFUSED,
      });
      await run.startProvider();
      const paragraphs = await writeChapter(tools, {
        brief,
        ageRange: story.ageRange,
        order: orderFor(tools, caller.uid, run, { brief, memoryKey, settings: request.settings }),
        show: (index, paragraph) => {
          if (!show) return;
          shown[index] = paragraph;
          show(index, paragraph);
        },
      });
      return toResult(story, memoryKey, paragraphs);
    },
    toWork: (result) => ({ kind: 'story', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'story' ? work.result : null),
    shownWork: () => (shown.length === 0 ? null : { kind: 'story', requestId, result: null, partial: shown }),
  });
}

/** Everything in the brief that is not a choice from our own lists. */
const writtenByTheFamily = (brief: StoryBrief): string[] => [
  ...brief.characters.map((character) => Object.values(character).flat().filter(Boolean).join('\n')),
  ...brief.locations.map((location) => Object.values(location).join('\n')),
  ...brief.relationships.map(({ details }) => details),
  brief.customElements,
  ...brief.previousParts,
];

const TOKENS_PER_PARAGRAPH = 350;
const MAX_LENGTH = 8_000;

function orderFor(
  tools: StoryTools,
  uid: string,
  { requestId }: GenerationRun,
  { brief, memoryKey, settings }: { brief: StoryBrief; memoryKey: string; settings: GenerateStoryRequest['settings'] },
) {
  const wished = Math.min(settings?.maxLength ?? defaultMaxLength(brief.phase), MAX_LENGTH);
  return {
    temperature: settings?.temperature ?? STORY_TEMPERATURE,
    // A wish that is too small must not cut the chapter short of its paragraphs.
    maxOutputTokens: Math.max(wished, brief.paragraphs.max * TOKENS_PER_PARAGRAPH),
    requestId,
    cacheKey: tools.pseudonymOf(uid, memoryKey),
    safetyIdentifier: tools.pseudonymOf(uid),
  };
}

const toResult = (story: CheckedStoryRequest, memoryKey: string, paragraphs: readonly string[]): StoryResult => ({
  story: fromParagraphs(paragraphs),
  memoryKey,
  storyPhase: story.phase,
  theme: story.theme.name,
  ageRange: story.ageRange,
  length: story.length,
  customElements: story.customElements,
  characterIds: story.characters.flatMap(({ id }) => id ?? []),
  relationships: story.relationships,
});
