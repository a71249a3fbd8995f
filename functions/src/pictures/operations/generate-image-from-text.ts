import type { GenerateImageFromTextRequest } from '@talelantern/domain/contracts/generate-image-from-text';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { parseSceneText } from '@talelantern/domain/contracts/scene-request';
import * as z from 'zod/mini';
import type { Generation } from '../../generation/operations/run-generation.ts';
import type { Caller } from '../../generation/ports/ports.ts';
import { castOfPassage } from './cast-of-passage.ts';
import { requireOwnStory } from './ownership.ts';
import type { AdmittedScene, SceneDeps, SceneSubject } from './draw-scene.ts';
import { scene } from './generate-scene.ts';
import type { SceneCast } from './scene-cast.ts';

const EMPTY_CAST: SceneCast = { people: [], place: null, isChosen: false };

/** A checked request, as its task gets it. */
export const sceneFromTextSchema = z.object({
  kind: z.literal('text'),
  passage: z.string(),
  storyId: z.nullable(z.string()),
  sceneId: z.optional(z.string()),
  childId: z.nullable(z.string()),
});

export type CheckedSceneFromText = z.infer<typeof sceneFromTextSchema>;

/** @throws AppError `invalid` for a blank text. */
export const checkSceneFromText = ({
  text,
  storyId,
  sceneId,
  childId,
}: Pick<GenerateImageFromTextRequest, 'text' | 'storyId' | 'sceneId' | 'childId'>): CheckedSceneFromText => ({
  kind: 'text',
  passage: parseSceneText(text),
  storyId: storyId ?? null,
  sceneId,
  childId: childId ?? null,
});

/** Characters and places named in the text look as in their pictures. Fails like ownership.ts and `scene`. */
export const sceneFromText = (
  deps: SceneDeps,
  caller: Caller,
  requestId: string,
  { passage, storyId, sceneId, childId }: CheckedSceneFromText,
): Generation<SceneSubject, AdmittedScene, SceneResult> =>
  scene(deps, {
    caller,
    requestId,
    childId,
    passage,
    sceneId,
    identify: async (tx) => {
      if (storyId === null) return { story: null, cast: EMPTY_CAST };
      const story = await requireOwnStory(tx, caller.uid, storyId);
      return { story, cast: await castOfPassage(deps, tx, story, passage) };
    },
    assertAllowed: async () => {},
  });
