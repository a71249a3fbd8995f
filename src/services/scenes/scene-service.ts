import { STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { saveSceneImageContract } from '@talelantern/domain/contracts/save-image';
import { STORY_PICTURES_FULL, checkSceneRequest, parseSceneText } from '@talelantern/domain/contracts/scene-request';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { SCENE_SLOTS, type SceneImage, showsFile, withScene } from '@talelantern/domain/stories/scene-image';
import type { Story } from '@talelantern/domain/stories/story';
import * as z from 'zod/mini';
import { withUserMessage } from '../core/with-user-message.ts';
import { requestOnce, settle, type SenderDeps, type GenerationOptions } from '../generation/run-generation.ts';
import type { GeneratedPicture } from '../pictures/picture-service.ts';
import type { SceneDeps } from './delete-scene.ts';
import { UPDATE_STORY_FAILED, createStoryEditor } from '../stories/story-service.ts';

export const scenePlanSchema = z.object({
  id: z.string(),
  storyId: z.string(),
  part: z.number(),
  position: z.number(),
  textSelection: z.string(),
  /** Set for an opening or closing picture of a chapter. */
  slot: z.optional(z.enum(SCENE_SLOTS)),
  /** Stored URLs of the reference pictures; null to use the text alone. */
  references: z.nullable(z.object({ portraits: z.array(z.string()), place: z.nullable(z.string()) })),
});
export type ScenePlan = z.infer<typeof scenePlanSchema>;

export type SceneService = ReturnType<typeof createSceneService>;

export const sceneContractOf = ({ references }: ScenePlan) =>
  references === null ? generateImageFromTextContract : generateSceneWithImagesContract;

/** Not the message for status 400, which is about the text: the text was checked before the call. */
function throwReason(error: unknown): never {
  if (isAppError(error) && error.code === 'invalid' && error.field === 'storyId')
    throw new AppError('invalid', STORY_PICTURES_FULL, { cause: error });
  throw error;
}

export function createSceneService(deps: SenderDeps & SceneDeps) {
  const { uid, stories, functions, pictures: files, clock, now } = deps;
  const edit = createStoryEditor({ stories, now });

  /** Returns the request for the plan. @throws AppError with the specification's message if a field is missing */
  function callOf({ id: sceneId, storyId, textSelection, references }: ScenePlan) {
    const requestFields = { storyId, sceneId, userId: uid };
    if (references === null) {
      const body = { ...requestFields, text: parseSceneText(textSelection) };
      return (requestId: string, signal: AbortSignal) =>
        functions.call(generateImageFromTextContract, { ...body, requestId }, { signal }).catch(throwReason);
    }
    const characterImageUrls = references.portraits.map((url) => ({ type: 'character', url }));
    const pictures = { characterImageUrls, locationImageUrl: references.place ?? '' };
    const { text } = checkSceneRequest({ ...pictures, text: textSelection, storyId });
    return (requestId: string, signal: AbortSignal) =>
      functions
        .call(generateSceneWithImagesContract, { ...requestFields, ...pictures, text, requestId }, { signal })
        .catch(throwReason);
  }

  /** Adds `scene` to its story, and deletes the file of the scene that it replaces. */
  async function showInStory(storyId: string, scene: SceneImage) {
    let replaced: string | null = null;
    const story = await withUserMessage(UPDATE_STORY_FAILED, async () => {
      const storedStory = await stories.find(storyId);
      if (!storedStory) throw new AppError('not_found', STORY_NOT_FOUND);
      return edit(storedStory, ({ sceneImages }) => {
        const updatedScenes = withScene(sceneImages, scene);
        if (!updatedScenes) throw new AppError('invalid', STORY_PICTURES_FULL);
        replaced = sceneImages.find(({ id }) => id === scene.id)?.imagePath ?? null;
        return { sceneImages: updatedScenes };
      });
    });
    if (replaced !== null && !showsFile(story, replaced)) files.delete(replaced).catch(() => undefined);
    return story;
  }

  return {
    generateScene: async (plan: ScenePlan, options: GenerationOptions = {}): Promise<GeneratedPicture> => {
      const { storyId, part, position, textSelection, references } = plan;
      const fingerprint = JSON.stringify([storyId, part, position, textSelection, references]);
      const { requestId, answer } = await requestOnce(
        deps,
        { request: { kind: 'scene', plan, fingerprint }, contract: sceneContractOf(plan), send: callOf(plan) },
        options,
      );
      const { imageUrl, generatedPrompt: prompt = '', alt } = answer;
      return { requestId, imageUrl, prompt, alt };
    },

    /** Adds or replaces the scene with the plan's id. Keeps changes by other tabs. Safe to call again after a failure. */
    saveScene: async (plan: ScenePlan, picture: GeneratedPicture): Promise<Story> => {
      const { id, storyId, part, position, textSelection, slot } = plan;
      const { requestId, imageUrl: unsavedUrl, prompt, alt } = picture;
      const body = { imageUrl: unsavedUrl, storyId, userId: uid };
      const { imageUrl, imagePath } = await functions.call(saveSceneImageContract, body);
      const generatedPrompt = prompt === '' ? null : prompt;
      const passage = { part, position, textSelection };
      const story = await showInStory(storyId, {
        id,
        imageUrl,
        imagePath,
        createdAt: await clock.now(),
        ...passage,
        generatedPrompt,
        ...(slot && { slot }),
        ...(alt && { alt }),
      });
      settle(deps, requestId);
      return story;
    },
  };
}
