import type { GenerateImageFromTextRequest } from '@talelantern/domain/contracts/generate-image-from-text';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { parseSceneText } from '@talelantern/domain/contracts/scene-request';
import type { Caller } from '../../generation/ports/ports.ts';
import { castOfPassage } from './cast-of-passage.ts';
import type { VerificationDeps } from '../../generation/operations/verified-caller.ts';
import { requireOwnStory } from './ownership.ts';
import type { SceneDeps } from './draw-scene.ts';
import { generateScene } from './generate-scene.ts';
import type { SceneCast } from './scene-cast.ts';

const EMPTY_CAST: SceneCast = { people: [], place: null, isChosen: false };

/**
 * Generates a scene from text. With a story, characters and places named in the text look as in their pictures, or are
 * described.
 * @throws AppError `invalid` for a blank text; the errors of ownership.ts and of `generateScene`.
 */
export async function generateImageFromText(
  deps: SceneDeps & VerificationDeps,
  caller: Caller,
  requestId: string,
  { text, storyId, childId }: Pick<GenerateImageFromTextRequest, 'text' | 'storyId' | 'childId'>,
): Promise<SceneResult> {
  const passage = parseSceneText(text);
  return generateScene(deps, {
    caller,
    requestId,
    childId: childId ?? null,
    passage,
    identify: async (tx) => {
      if (storyId === undefined) return { story: null, cast: EMPTY_CAST };
      const story = await requireOwnStory(tx, caller.uid, storyId);
      return { story, cast: await castOfPassage(deps, tx, story, passage) };
    },
    assertAllowed: async () => {},
  });
}
