import { composeTools, type Tools } from '../../../functions/src/compose.ts';
import { parseConfig } from '../../../functions/src/config.ts';
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

function dyingTools(tools: Tools, point: KillPoint): Tools {
  const { books, imageModel, storyWriter, pictures } = tools;
  switch (point) {
    case 'after reserving':
      return { ...tools, books: { ...books, transact: deadly(books.transact) } };
    case 'after the provider':
      return {
        ...tools,
        imageModel: { paint: deadly(imageModel.paint) },
        storyWriter: { ...storyWriter, write: deadly(storyWriter.write) },
      };
    case 'after Storage':
      return { ...tools, pictures: { ...pictures, store: deadly(pictures.store) } };
    case 'before the answer':
      return tools;
  }
}

const { point, uid, requestId, portrait, scene, story } = parseAssignment(process.argv[2] ?? '');
const tools = dyingTools(composeTools(parseConfig(process.env)), point);
const caller = { uid, emailVerified: true };
if (portrait) await paintMainPicture(tools, caller, requestId, portrait);
if (scene) await generateSceneWithImages(tools, caller, requestId, scene);
if (story) await generateStory(tools, { caller, requestId, request: story, show: null });
die();
