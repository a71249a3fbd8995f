import { generateImageFromTextContract } from '@talelantern/domain/contracts/generate-image-from-text';
import { generateSceneWithImagesContract } from '@talelantern/domain/contracts/generate-scene-with-images';
import { STORY_NOT_FOUND } from '@talelantern/domain/contracts/contract';
import { saveSceneImageContract } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { showsFile, withScene, type SceneImage } from '@talelantern/domain/stories/scene-image';
import {
  checkSceneRequest,
  parseSceneText,
  STORY_HOLDS_NO_MORE_PICTURES,
} from '@talelantern/domain/stories/scene-request';
import { createStoryEditor } from './create-story-editor.ts';
import type { GenerationOptions } from './generation-options.ts';
import { createPaintOnce } from './paint-once.ts';
import type { PendingWork } from './pending-work.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { PictureStore } from './ports/picture-store.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import type { SceneMaker, ScenePlan } from './scene-maker.ts';
import { UPDATE_STORY_FAILED } from './story-service.ts';
import { withSentence } from './with-sentence.ts';

interface SceneDependencies {
  uid: string;
  stories: Pick<StoryRepository, 'find' | 'change'>;
  functions: FunctionsClient;
  records: GenerationRecords;
  pictures: PictureStore;
  pendingWork: PendingWork;
  /** Ms since 1970. */
  now: () => number;
}

/** Pictures of passages, 3:2. */
export function createSceneMaker(dependencies: SceneDependencies): SceneMaker {
  const { uid, stories, functions, pictures, now } = dependencies;
  const { paint, putAway } = createPaintOnce(dependencies);
  const edit = createStoryEditor({ stories, now });

  function paintPlan(plan: ScenePlan, options: GenerationOptions) {
    const { storyId, part, position, textSelection, references } = plan;
    const asked = {
      fingerprint: JSON.stringify([storyId, part, position, textSelection, references]),
      toPending: (begun: { requestId: string; startedAt: number; fingerprint: string }) =>
        ({ ...begun, kind: 'scene', plan }) as const,
    };
    if (references === null) {
      const body = { text: parseSceneText(textSelection), storyId, userId: uid };
      const contract = generateImageFromTextContract;
      return paint(
        {
          ...asked,
          ask: (requestId, signal) => functions.call(contract, { ...body, requestId }, { signal }),
          cancel: (requestId) => functions.cancel(contract, requestId),
        },
        options,
      );
    }
    const characterImageUrls = references.portraits.map((url) => ({ type: 'character', url }));
    const body = { characterImageUrls, locationImageUrl: references.place ?? '', text: textSelection, storyId };
    const { text } = checkSceneRequest(body);
    const contract = generateSceneWithImagesContract;
    return paint(
      {
        ...asked,
        ask: (requestId, signal) => functions.call(contract, { ...body, text, userId: uid, requestId }, { signal }),
        cancel: (requestId) => functions.cancel(contract, requestId),
      },
      options,
    );
  }

  /** Shows `scene` in its story, and removes the file of the one that it replaces. */
  async function showInStory(storyId: string, scene: SceneImage) {
    let replaced: string | null = null;
    const story = await withSentence(UPDATE_STORY_FAILED, async () => {
      const stored = await stories.find(storyId);
      if (!stored) throw new AppError('not_found', STORY_NOT_FOUND);
      return edit(stored, ({ sceneImages }) => {
        const shown = withScene(sceneImages, scene);
        if (!shown) throw new AppError('invalid', STORY_HOLDS_NO_MORE_PICTURES);
        replaced = sceneImages.find(({ id }) => id === scene.id)?.imagePath ?? null;
        return { sceneImages: shown };
      });
    });
    if (replaced !== null && !showsFile(story, replaced)) pictures.delete(replaced).catch(() => undefined);
    return story;
  }

  return {
    async generateScene(plan, options = {}) {
      const { requestId, answer } = await paintPlan(plan, options);
      return { requestId, itemId: plan.id, imageUrl: answer.imageUrl, prompt: answer.generatedPrompt ?? '' };
    },

    async saveScene({ id, storyId, part, position, textSelection }, { requestId, imageUrl: painted, prompt }) {
      const body = { imageUrl: painted, storyId, userId: uid };
      const { imageUrl, imagePath } = await functions.call(saveSceneImageContract, body);
      const generatedPrompt = prompt === '' ? null : prompt;
      const place = { part, position, textSelection };
      const story = await showInStory(storyId, {
        id,
        imageUrl,
        imagePath,
        createdAt: now(),
        ...place,
        generatedPrompt,
      });
      putAway(requestId);
      return story;
    },
  };
}
