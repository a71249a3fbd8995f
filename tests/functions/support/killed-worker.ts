import { checkNarrationRequest } from '@talelantern/domain/contracts/narration-request';
import { openCloud } from '../../../functions/src/cloud.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import { composeNarration } from '../../../functions/src/narration/compose.ts';
import { narration as narrationOf } from '../../../functions/src/narration/operations/narrate-chapter.ts';
import { composePictureGeneration } from '../../../functions/src/pictures/compose-picture-generation.ts';
import { checkMainPicture, mainPicture } from '../../../functions/src/pictures/operations/generate-main-picture.ts';
import { checkSceneWithImages, scene as sceneOf } from '../../../functions/src/pictures/operations/generate-scene.ts';
import { runGeneration } from '../../../functions/src/generation/operations/run-generation.ts';
import { composeStories } from '../../../functions/src/stories/compose.ts';
import { generateStory } from '../../../functions/src/stories/operations/generate-story.ts';
import { parseAssignment, type KillPoint } from './kill-points.ts';

/* A functions process that exits at a given point, as after a power failure. */

const exitProcess = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('SIGKILL has no effect');
};

/** Wraps `work` so that the process exits once it has succeeded. */
const exitAfter =
  <Arguments extends unknown[]>(work: (...args: Arguments) => Promise<unknown>) =>
  async (...args: Arguments): Promise<never> => {
    await work(...args);
    return exitProcess();
  };

/** Sentences of a narration that are narrated and stored before the process exits. */
const SENTENCES = 3;

/** Wraps `work` so that the process exits when it has succeeded `times` times. */
function exitAfterTimes<Arguments extends unknown[]>(times: number, work: (...args: Arguments) => Promise<void>) {
  let callsLeft = times;
  return async (...args: Arguments): Promise<void> => {
    await work(...args);
    callsLeft -= 1;
    if (callsLeft === 0) exitProcess();
  };
}

const cloud = openCloud(parseConfig(process.env));
const composed = { ...composePictureGeneration(cloud), ...composeStories(cloud), ...composeNarration(cloud) };
type Deps = typeof composed;

function killedDeps(deps: Deps, point: KillPoint): Deps {
  const { store, imageModel, storyWriter, pictures, narrations } = deps;
  switch (point) {
    case 'after reserving':
      return { ...deps, store: { ...store, transact: exitAfter(store.transact) } };
    case 'after the provider':
      return {
        ...deps,
        imageModel: { generate: exitAfter(imageModel.generate) },
        storyWriter: { ...storyWriter, write: exitAfter(storyWriter.write) },
        narrations: { ...narrations, storePassage: exitAfterTimes(SENTENCES, narrations.storePassage) },
      };
    case 'after the notes':
      return { ...deps, storyWriter: { ...storyWriter, updateNotes: exitAfter(storyWriter.updateNotes) } };
    case 'after Storage':
      return {
        ...deps,
        pictures: { ...pictures, store: exitAfter(pictures.store) },
        narrations: { ...narrations, store: exitAfter(narrations.store) },
      };
    case 'before the response':
      return deps;
  }
}

const { point, uid, requestId, portrait, scene, story, narration } = parseAssignment(process.argv[2] ?? '');
const deps = killedDeps(composed, point);
const caller = { uid, emailVerified: true };
if (portrait) await runGeneration(deps, mainPicture(deps, caller, requestId, checkMainPicture(portrait)));
if (scene) {
  const checked = checkSceneWithImages(deps, uid, scene);
  await runGeneration(deps, sceneOf(deps, caller, requestId, checked));
}
if (narration) {
  await runGeneration(deps, narrationOf(deps, caller, requestId, checkNarrationRequest(narration)));
}
if (story) await generateStory(deps, { caller, requestId, request: story, show: null });
exitProcess();
