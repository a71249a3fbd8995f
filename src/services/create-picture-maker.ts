import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import type { SaveImageResponse } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { parseImagePrompt } from '@talelantern/domain/images/image-prompt';
import { withMainImage, withNewPicture, type PictureFields } from '@talelantern/domain/images/main-image';
import { createPaintOnce } from './paint-once.ts';
import type { PendingWork } from './pending-work.ts';
import { MAIN_IMAGE_FAILED, type PaintedPicture, type PictureKind, type PictureMaker } from './picture-maker.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import { withSentence } from './with-sentence.ts';

export interface PictureDependencies {
  uid: string;
  functions: FunctionsClient;
  records: GenerationRecords;
  pendingWork: PendingWork;
  /** Ms since 1970. */
  now: () => number;
}

export interface Paintable extends PictureFields {
  id: string;
  updatedAt: number | null;
}

/** How one kind of item is painted and where its pictures go. */
interface PaintedKind<Item> {
  kind: PictureKind;
  repository: {
    find: (id: string) => Promise<Item | null>;
    update: (id: string, patch: PictureFields) => Promise<void>;
  };
  /** Why `item` cannot be painted, or null. */
  problem: (item: Item) => string | null;
  buildPrompt: (item: Item, wish?: string) => string;
  /** Names the item in the request. */
  toRequest: (id: string) => { characterId: string } | { locationId: string };
  /** Copies a painted picture to the item's place. */
  copyToPlace: (item: Item, picture: PaintedPicture) => Promise<SaveImageResponse>;
  /** Said when the picture is in its place and the item could not be told. */
  updateFailed: string;
}

/** Painting an item and choosing among its pictures (specification §4, examples.md 'generate a portrait'). */
export function createPictureMaker<Item extends Paintable>(
  dependencies: PictureDependencies,
  painted: PaintedKind<Item>,
): PictureMaker<Item> {
  const { uid, functions, now } = dependencies;
  const { repository } = painted;
  const { paint, putAway } = createPaintOnce(dependencies);

  const withPatch = (item: Item, patch: PictureFields): Item => ({ ...item, ...patch, updatedAt: now() });

  return {
    async generatePicture(item, { wish, ...options } = {}) {
      const problem = painted.problem(item);
      if (problem !== null) throw new AppError('invalid', problem);
      const prompt = parseImagePrompt(painted.buildPrompt(item, wish));
      const { kind } = painted;
      const body = { prompt, quality: 'hd', style: 'vivid', userId: uid, ...painted.toRequest(item.id) } as const;
      const { requestId, answer } = await paint(
        {
          fingerprint: JSON.stringify([item.id, prompt]),
          toPending: (begun) => ({ ...begun, kind, itemId: item.id }),
          ask: (id, signal) => functions.call(generateImageContract, { ...body, requestId: id }, { signal }),
          cancel: (id) => functions.cancel(generateImageContract, id),
        },
        options,
      );
      return { requestId, itemId: item.id, imageUrl: answer.imageUrl, prompt };
    },

    async savePicture(item, picture) {
      const saved = await painted.copyToPlace(item, picture);
      const shown = await withSentence(painted.updateFailed, async () => {
        // History and main image may have changed since the picture was asked for.
        const current = (await repository.find(item.id)) ?? item;
        const patch = withNewPicture(current, { ...saved, prompt: picture.prompt }, now());
        await repository.update(item.id, patch);
        return withPatch(current, patch);
      });
      putAway(picture.requestId);
      return shown;
    },

    async chooseMainImage(item, url) {
      const patch = withMainImage(item, url);
      if (!patch) throw new AppError('invalid', MAIN_IMAGE_FAILED);
      await withSentence(MAIN_IMAGE_FAILED, () => repository.update(item.id, patch));
      return withPatch(item, patch);
    },
  };
}
