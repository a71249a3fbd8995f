import type { GenerateImageFromTextRequest } from '@talelantern/domain/contracts/generate-image-from-text';
import type { GenerateSceneRequest } from '@talelantern/domain/contracts/generate-scene-with-images';
import { SCENE_SENTENCES } from '@talelantern/domain/contracts/scene-sentences';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { findPassage } from '@talelantern/domain/stories/scene-positions';
import { checkSceneRequest, parseSceneText, STORY_PICTURES_FULL } from '@talelantern/domain/contracts/scene-request';
import { canRegenerateImages, REGENERATION_NEEDS_PLAN } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import type { Story } from '@talelantern/domain/stories/story';
import * as z from 'zod/mini';
import type { Generation } from '../../generation/operations/run-generation.ts';
import type { StoreTx, Caller } from '../../generation/ports/ports.ts';
import { reservePicture } from './reserve-picture.ts';
import { styleOfStory } from './story-style.ts';
import { drawScene, type AdmittedScene, type SceneDeps, type SceneLook, type SceneSubject } from './draw-scene.ts';
import { requireOwnChild, requireOwnPicture, requireOwnStory } from './ownership.ts';
import { castOfPassage } from './cast-of-passage.ts';
import { assertWithinPlan, chosenCast, chosenPicturesSchema } from './chosen-cast.ts';
import { referencesOf, type SceneCast } from './scene-cast.ts';

/** A checked request, as its task gets it. */
export const sceneSchema = z.object({
  kind: z.literal('scene'),
  /** On one line. */
  passage: z.string(),
  storyId: z.nullable(z.string()),
  /** The scene that the picture is for; see its contract. */
  sceneId: z.optional(z.string()),
  /** A child whose avoid list applies in addition to the avoid list of the story's child. */
  childId: z.nullable(z.string()),
  /** The chosen characters and locations; null to draw those that the passage mentions. */
  chosen: z.nullable(chosenPicturesSchema),
});

type CheckedScene = z.infer<typeof sceneSchema>;

const EMPTY_CAST: SceneCast = { people: [], place: null, isChosen: false };

/** @throws AppError `invalid` for blank text. */
export const checkSceneFromText = ({
  text,
  storyId,
  sceneId,
  childId,
}: Pick<GenerateImageFromTextRequest, 'text' | 'storyId' | 'sceneId' | 'childId'>): CheckedScene => ({
  kind: 'scene',
  passage: parseSceneText(text),
  storyId: storyId ?? null,
  sceneId,
  childId: childId ?? null,
  chosen: null,
});

/** @throws AppError `invalid` with the specification's messages, or 'Image address not allowed' for a foreign picture. */
export function checkSceneWithImages(
  { pictures }: SceneDeps,
  uid: string,
  request: GenerateSceneRequest,
): CheckedScene {
  const { text: passage, storyId, characterImageUrls, locationImageUrl } = checkSceneRequest(request);
  const { sceneId, childId = null } = request;
  const portraits = characterImageUrls.map((url) => requireOwnPicture(pictures, uid, url, 'characterImageUrls').path);
  const place = requireOwnPicture(pictures, uid, locationImageUrl, 'locationImageUrl').path;
  const chosen = { portraits: [...new Set(portraits)], place };
  return { kind: 'scene', passage, storyId, sceneId, childId, chosen };
}

/**
 * Generates a scene and stores it under the caller's prefix.
 * @throws AppError like `chosenCast`, and the errors of ownership.ts.
 * @throws AppError `invalid` when the story has no room for a picture.
 * @throws AppError `plan_limit` when the story holds the scene and the plan does not allow another picture of it, or
 * for more portraits than the plan allows in a story.
 * @throws AppError `not_found` for an unknown child or a missing picture.
 * @throws AppError `verify_email`, `quota_exceeded`.
 * @throws AppError like `generatePicture`.
 */
export function scene(
  deps: SceneDeps,
  caller: Caller,
  requestId: string,
  { passage, storyId, sceneId, childId, chosen }: CheckedScene,
): Generation<SceneSubject, AdmittedScene, SceneResult> {
  const { uid } = caller;
  const subjectOf = async (tx: StoreTx): Promise<SceneSubject> => {
    if (storyId === null) return { story: null, cast: EMPTY_CAST };
    const story = await requireOwnStory(tx, uid, storyId);
    const cast = chosen ? chosenCast(deps, tx, story, passage, chosen) : castOfPassage(deps, tx, story, passage);
    return { story, cast: await cast };
  };
  return {
    caller,
    requestId,
    kind: 'scene',
    signedOut: SCENE_SENTENCES.signedOut,
    identify: async (tx) => {
      // Admission needs the child; it is read in one round trip with the job.
      const [subject] = await Promise.all([subjectOf(tx), childId === null ? null : tx.child(uid, childId)]);
      return subject;
    },
    admit: async (admission, subject) => {
      const { story, cast } = subject;
      assertMayAdd(admission.plan, subject, sceneId);
      if (childId !== null) await requireOwnChild(admission.tx, uid, childId);
      if (story && chosen) await assertWithinPlan(admission, story, chosen.portraits.length);
      const { plan } = admission;
      const usage = await reservePicture(admission, caller);
      const references = referencesOf(cast);
      return { reserved: { usage, chapter: null }, admitted: { ...subject, plan }, references };
    },
    produce: async (run, admitted) => {
      const { story } = admitted;
      const look = lookOf(deps, uid, childId, story);
      const order = { uid, passage, camera: null, otherInputs: [], isFromStory: isPassageOf(story, passage), look };
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
    families.safetyOf(uid, childId, story ?? {}),
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
