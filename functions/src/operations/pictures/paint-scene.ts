import { SCENE_REFUSED, SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { hideNamesInPrompt } from '@talelantern/domain/safety/names-in-prompt';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { phaseOfPassage } from '@talelantern/domain/stories/scene-cast';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { STORY_HOLDS_NO_MORE_PICTURES } from '@talelantern/domain/stories/scene-request';
import type { Story } from '@talelantern/domain/stories/story';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import type { Admission } from '../generation/jobs.ts';
import { reserveUsage } from '../generation/reservations.ts';
import { runGeneration, type GenerationTools } from '../generation/run-generation.ts';
import type { BooksPage } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Families, FamilySafety } from '../ports/families.ts';
import { paintPicture, type Painting, type PaintingTools } from './paint-picture.ts';
import { sendPictures, type SceneCast } from './scene-cast.ts';

export interface SceneTools extends GenerationTools, PaintingTools {
  families: Families;
}

export interface SceneCall {
  caller: Caller;
  requestId: string;
  /** Null: the child that the story was told for, if any. */
  childId: string | null;
  /** On one line. */
  passage: string;
  /** The story it is from, and who and what is drawn; throws AppError where they are not the caller's. */
  identify: (page: BooksPage) => Promise<SceneSubject>;
  /** Throws AppError where the plan does not allow it. */
  assertAllowed: (admission: Admission, subject: SceneSubject) => Promise<void>;
}

export interface SceneSubject {
  /** Null for a scene of no story. */
  story: Story | null;
  cast: SceneCast;
}

interface AdmittedScene extends SceneSubject {
  plan: Plan;
  safety: FamilySafety;
}

/** Readers of a scene that belongs to no story. */
const UNKNOWN_READERS: AgeRange = '5-8';

/**
 * Paints a scene and stores it under the caller's own prefix.
 * @throws AppError of `identify` and `assertAllowed`; `invalid` for a story that is full of pictures; `not_found` for a child that is not the family's;
 * `quota_exceeded`; otherwise as `paintPicture`.
 */
export function paintScene(tools: SceneTools, call: SceneCall): Promise<SceneResult> {
  const { caller, requestId, passage } = call;
  // Looked up while the job is opened, so that it costs no time; what it says is heard when the job is admitted.
  const looking = tools.families.safetyOf(caller.uid, call.childId);
  looking.catch(() => {});
  return runGeneration<SceneSubject, AdmittedScene, SceneResult>(tools, {
    caller,
    requestId,
    kind: 'scene',
    signedOut: SCENE_SENTENCES.signedOut,
    identify: call.identify,
    admit: async (admission, subject) => {
      assertHasRoom(subject);
      const safety = call.childId === null ? await safetyForStory(tools, caller.uid, subject, looking) : await looking;
      await call.assertAllowed(admission, subject);
      const { page, profile, plan, now } = admission;
      const usage = await reserveUsage(page, { uid: caller.uid, plan, profile }, 'pictures', now);
      return { reserved: { usage, chapter: null }, admitted: { ...subject, plan, safety } };
    },
    produce: async (run, admitted) => {
      const { painting, generatedPrompt } = await composeScene(tools, passage, admitted);
      const stored = await paintPicture(tools, caller.uid, run, painting);
      return { ...stored, generatedPrompt, storyId: admitted.story?.id ?? null, textSelection: passage };
    },
    toWork: (result) => ({ kind: 'scene', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'scene' ? work.result : null),
    shownWork: () => null,
  });
}

function assertHasRoom({ story }: SceneSubject): void {
  if (story && story.sceneImages.length >= LIMITS.sceneImages) {
    throw new AppError('invalid', STORY_HOLDS_NO_MORE_PICTURES, { field: 'storyId' });
  }
}

/** What the child of the story must not see. A story outlives the profile of the child that it was told for. */
async function safetyForStory(
  { families }: SceneTools,
  uid: string,
  { story }: SceneSubject,
  looking: Promise<FamilySafety>,
): Promise<FamilySafety> {
  if (!story?.childId) return looking;
  try {
    return await families.safetyOf(uid, story.childId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return looking;
    throw error;
  }
}

const SENTENCES: Painting['sentences'] = {
  refused: SCENE_REFUSED,
  tooLarge: SCENE_SENTENCES.messages[413],
  invalid: SCENE_SENTENCES.invalidResponse,
};

/** What the vendor gets, without any real name, and the prompt as the family may read it. */
async function composeScene(
  { pictures }: SceneTools,
  passage: string,
  { story, cast, plan, safety }: AdmittedScene,
): Promise<{ painting: Painting; generatedPrompt: string }> {
  const { references, ...drawn } = await sendPictures(pictures, cast);
  const generatedPrompt = buildScenePrompt({
    ...drawn,
    passage,
    ageRange: story?.ageRange ?? UNKNOWN_READERS,
    phase: story && phaseOfPassage(story, passage),
  });
  const { hide, hideInList } = createAliases(safety.realNames, [generatedPrompt, passage, ...safety.avoid]);
  const painting: Painting = {
    prompt: withAvoidList(hideNamesInPrompt(generatedPrompt, hide), hideInList(safety.avoid)),
    texts: [hide(passage)],
    shape: 'landscape',
    quality: plan.limits.imageQuality,
    references,
    audience: story?.ageRange ?? 'family',
    sentences: SENTENCES,
  };
  return { painting, generatedPrompt };
}
