import { composeTools, type Tools } from '../../../functions/src/compose.ts';
import { parseConfig } from '../../../functions/src/config.ts';
import { narrateChapter } from '../../../functions/src/operations/narration/narrate-chapter.ts';
import { generateSceneWithImages } from '../../../functions/src/operations/pictures/generate-scene-with-images.ts';
import { paintMainPicture } from '../../../functions/src/operations/pictures/paint-main-picture.ts';
import { generateStory } from '../../../functions/src/operations/stories/generate-story.ts';
import { parseAssignment, type KillPoint } from './kill-points.ts';

/* A functions process that dies at a given point of its work, as if the machine had lost power. */

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('SIGKILL has no effect');
};

/** `work`, dying as soon as it has succeeded. */
const deadly =
  <Arguments extends unknown[]>(work: (...args: Arguments) => Promise<unknown>) =>
  async (...args: Arguments): Promise<never> => {
    await work(...args);
    return die();
  };

/** How many sentences of a narration are spoken and stored before the vendor's part is over. */
const SENTENCES = 3;

/** `work`, dying with its last of `times` successes. */
function deadlyAtLast<Arguments extends unknown[]>(times: number, work: (...args: Arguments) => Promise<void>) {
  let left = times;
  return async (...args: Arguments): Promise<void> => {
    await work(...args);
    left -= 1;
    if (left === 0) die();
  };
}

function dyingTools(tools: Tools, point: KillPoint): Tools {
  const { books, imageModel, storyWriter, pictures, narrations } = tools;
  switch (point) {
    case 'after reserving':
      return { ...tools, books: { ...books, transact: deadly(books.transact) } };
    case 'after the provider':
      return {
        ...tools,
        imageModel: { paint: deadly(imageModel.paint) },
        storyWriter: { ...storyWriter, write: deadly(storyWriter.write) },
        narrations: { ...narrations, storePassage: deadlyAtLast(SENTENCES, narrations.storePassage) },
      };
    case 'after the notes':
      return { ...tools, storyWriter: { ...storyWriter, takeNotes: deadly(storyWriter.takeNotes) } };
    case 'after Storage':
      return {
        ...tools,
        pictures: { ...pictures, store: deadly(pictures.store) },
        narrations: { ...narrations, store: deadly(narrations.store) },
      };
    case 'before the answer':
      return tools;
  }
}

const { point, uid, requestId, portrait, scene, story, narration } = parseAssignment(process.argv[2] ?? '');
const tools = dyingTools(composeTools(parseConfig(process.env)), point);
const caller = { uid, emailVerified: true };
if (portrait) await paintMainPicture(tools, caller, requestId, portrait);
if (scene) await generateSceneWithImages(tools, caller, requestId, scene);
if (narration) await narrateChapter(tools, caller, requestId, narration);
if (story) await generateStory(tools, { caller, requestId, request: story, show: null });
die();
