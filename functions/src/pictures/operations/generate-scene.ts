import { SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { findPassage } from '@talelantern/domain/stories/scene-places';
import { STORY_PICTURES_FULL } from '@talelantern/domain/contracts/scene-request';
import { canRegenerateImages, REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { Story } from '@talelantern/domain/stories/story';
import type { Admission } from '../../generation/operations/open-job.ts';
import type { Generation } from '../../generation/operations/run-generation.ts';
import type { StoreTx, Caller } from '../../generation/ports/ports.ts';
import { reservePicture } from './reserve-picture.ts';
import { styleOfStory } from './story-style.ts';
import { drawScene, type AdmittedScene, type SceneDeps, type SceneLook, type SceneSubject } from './draw-scene.ts';
import { requireOwnChild } from './ownership.ts';
import { referencesOf } from './scene-cast.ts';

export interface SceneCall {
  caller: Caller;
  requestId: string;
  /** A child whose avoid list applies in addition to that of the story's child. */
  childId: string | null;
  /** The passage on one line. */
  passage: string;
  /** The scene that the picture is for; see its contract. */
  sceneId: string | undefined;
  /** Finds the story, characters and place; throws AppError when they are not the caller's. */
  identify: (tx: StoreTx) => Promise<SceneSubject>;
  /** @throws AppError when the plan does not allow it. */
  assertAllowed: (admission: Admission, subject: SceneSubject) => Promise<void>;
}

/**
 * A scene, stored below the caller's prefix. Fails with the errors of `identify` and `assertAllowed`; `invalid` when the
 * story has no room for a picture; `plan_limit` when it holds the scene and the plan does not allow another; `not_found`
 * for an unknown child; `verify_email`; `quota_exceeded`; the errors of `generatePicture`.
 */
export function scene(deps: SceneDeps, call: SceneCall): Generation<SceneSubject, AdmittedScene, SceneResult> {
  const { caller, requestId, childId, passage, sceneId } = call;
  const { uid } = caller;
  return {
    caller,
    requestId,
    kind: 'scene',
    signedOut: SCENE_SENTENCES.signedOut,
    identify: async (tx) => {
      // Admission needs the child; it is read in one round trip with the job.
      const child = childId === null ? null : tx.child(uid, childId);
      const [subject] = await Promise.all([call.identify(tx), child]);
      return subject;
    },
    admit: async (admission, subject) => {
      assertMayAdd(admission.plan, subject, sceneId);
      if (childId !== null) await requireOwnChild(admission.tx, uid, childId);
      await call.assertAllowed(admission, subject);
      const { plan } = admission;
      const usage = await reservePicture(admission, caller);
      const references = referencesOf(subject.cast);
      return { reserved: { usage, chapter: null }, admitted: { ...subject, plan }, references };
    },
    produce: async (run, admitted) => {
      const { story } = admitted;
      const look = lookOf(deps, uid, childId, story);
      const order = { uid, passage, camera: null, texts: [], isFromStory: isPassageOf(story, passage), look };
      const { picture, generatedPrompt, alt } = await drawScene(deps, run, admitted, order);
      return { ...picture, generatedPrompt, alt, storyId: story?.id ?? null, textSelection: passage };
    },
    toWork: (result) => ({ kind: 'scene', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'scene' ? work.result : null),
  };
}

async function lookOf(
  { families, store }: Pick<SceneDeps, 'families' | 'store'>,
  uid: string,
  childId: string | null,
  story: Story | null,
): Promise<SceneLook> {
  const [safety, styleId] = await Promise.all([
    families.safetyOf(uid, childId, { childIds: [story?.childId], memoryKey: story?.memoryKey }),
    styleOfStory(store.findPictured, story),
  ]);
  return { safety, styleId };
}

/** A scene that the story holds is replaced, which takes no room but needs a plan. */
function assertMayAdd(plan: Plan, { story }: SceneSubject, sceneId: string | undefined): void {
  if (story?.sceneImages.some(({ id }) => id === sceneId)) {
    if (!canRegenerateImages(plan)) throw new AppError('plan_limit', REGENERATION_NEEDS_PLAN, { field: 'imagePath' });
  } else if (story && story.sceneImages.length >= LIMITS.sceneImages)
    throw new AppError('invalid', STORY_PICTURES_FULL, { field: 'storyId' });
}

/** Whether the text is a passage of the story. What the user describes in their own words is drawn as it is. */
const isPassageOf = (story: Story | null, text: string): boolean =>
  story?.previousParts.some((chapter) => findPassage(chapter, text, 0) !== null) ?? false;
