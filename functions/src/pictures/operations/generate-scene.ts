import { SCENE_REFUSED, SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { STORY_PICTURES_FULL } from '@talelantern/domain/contracts/scene-request';
import type { Story } from '@talelantern/domain/stories/story';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { Admission } from '../../generation/operations/jobs.ts';
import type { Generation, GenerationDeps } from '../../generation/operations/run-generation.ts';
import type { StoreTx, Caller } from '../../generation/ports/ports.ts';
import type { Families, FamilySafety } from '../../accounts/ports/ports.ts';
import { hideInPrompt } from './hide-in-prompt.ts';
import { reservePicture } from './reserve-picture.ts';
import { generatePicture, type PictureSpec, type PictureDeps } from './generate-picture.ts';
import { styleOfStory } from './story-style.ts';
import { referencesOf, sendPictures, type SceneCast } from './scene-cast.ts';

export interface SceneDeps extends GenerationDeps, PictureDeps {
  families: Families;
}

export interface SceneCall {
  caller: Caller;
  requestId: string;
  /** Null means the story's child, if the story has one. */
  childId: string | null;
  /** The passage on one line. */
  passage: string;
  /** Finds the story, characters and place; throws AppError when they are not the caller's. */
  identify: (tx: StoreTx) => Promise<SceneSubject>;
  /** @throws AppError when the plan does not allow it. */
  assertAllowed: (admission: Admission, subject: SceneSubject) => Promise<void>;
}

export interface SceneSubject {
  /** Null for a scene without a story. */
  story: Story | null;
  cast: SceneCast;
}

export interface AdmittedScene extends SceneSubject {
  plan: Plan;
  styleId: string;
  safety: FamilySafety;
}

/** Audience of a scene without a story. */
const DEFAULT_AUDIENCE: AgeRange = '5-8';

/**
 * A scene, stored below the caller's prefix. Fails with the errors of `identify` and `assertAllowed`; `invalid` when the
 * story has no room for a picture; `not_found` for an unknown child; `verify_email`; `quota_exceeded`; the errors of
 * `generatePicture`.
 */
export function scene(deps: SceneDeps, call: SceneCall): Generation<SceneSubject, AdmittedScene, SceneResult> {
  const { caller, requestId, passage } = call;
  // Runs in parallel with opening the job; awaited when the job is admitted.
  const safetyRead = deps.families.safetyOf(caller.uid, call.childId);
  safetyRead.catch(() => {});
  return {
    caller,
    requestId,
    kind: 'scene',
    signedOut: SCENE_SENTENCES.signedOut,
    identify: call.identify,
    admit: async (admission, subject) => {
      assertHasRoom(subject);
      const safety =
        call.childId === null ? await safetyForStory(deps, caller.uid, subject, safetyRead) : await safetyRead;
      const [styleId] = await Promise.all([
        styleOfStory(admission.tx, subject.story),
        call.assertAllowed(admission, subject),
      ]);
      const { plan } = admission;
      const usage = await reservePicture(admission, caller);
      const references = referencesOf(subject.cast);
      return { reserved: { usage, chapter: null }, admitted: { ...subject, plan, styleId, safety }, references };
    },
    produce: async (run, admitted) => {
      const { spec, generatedPrompt } = await composeScene(deps, [passage], admitted, null);
      const stored = await generatePicture(deps, caller.uid, run, spec);
      return { ...stored, generatedPrompt, storyId: admitted.story?.id ?? null, textSelection: passage };
    },
    toWork: (result) => ({ kind: 'scene', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'scene' ? work.result : null),
    partialWork: () => null,
  };
}

function assertHasRoom({ story }: SceneSubject): void {
  if (story && story.sceneImages.length >= LIMITS.sceneImages) {
    throw new AppError('invalid', STORY_PICTURES_FULL, { field: 'storyId' });
  }
}

/** The avoid list of the story's child, whose profile may be deleted. */
export async function safetyForStory(
  { families }: Pick<SceneDeps, 'families'>,
  uid: string,
  { story }: Pick<SceneSubject, 'story'>,
  safetyRead: Promise<FamilySafety>,
): Promise<FamilySafety> {
  if (!story?.childId) return safetyRead;
  try {
    return await families.safetyOf(uid, story.childId);
  } catch (error) {
    if (isAppError(error) && error.code === 'not_found') return safetyRead;
    throw error;
  }
}

const SENTENCES: PictureSpec['messages'] = {
  refused: SCENE_REFUSED,
  tooLarge: SCENE_SENTENCES.messages[413],
  invalid: SCENE_SENTENCES.invalidResponse,
};

/**
 * The prompt with aliases for the vendor, and with real names for the user. Texts after the passage are only moderated.
 * `camera` is null for pictures that a user requests.
 */
export async function composeScene(
  { pictures }: Pick<SceneDeps, 'pictures'>,
  [passage, ...others]: readonly [passage: string, ...others: string[]],
  { story, cast, plan, styleId, safety }: AdmittedScene,
  camera: string | null,
): Promise<{ spec: PictureSpec; generatedPrompt: string }> {
  const { references, ...drawn } = await sendPictures(pictures, cast);
  const generatedPrompt = buildScenePrompt({
    ...drawn,
    passage,
    ageRange: story?.ageRange ?? DEFAULT_AUDIENCE,
    camera,
    styleId,
  });
  const hidden = hideInPrompt({ prompt: generatedPrompt, texts: [passage, ...others] }, safety);
  const spec: PictureSpec = {
    prompt: hidden.prompt,
    texts: hidden.texts,
    shape: 'landscape',
    quality: plan.limits.imageQuality,
    references,
    audience: story?.ageRange ?? 'family',
    messages: SENTENCES,
  };
  return { spec, generatedPrompt };
}
