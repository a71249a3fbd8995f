import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import type { SaveImageResponse } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { AdvancedFeatures } from '@talelantern/domain/images/advanced-features';
import { parseImagePrompt } from '@talelantern/domain/images/image-prompt';
import {
  type MainImageFields,
  PICTURE_FIELDS,
  type PictureFields,
  withMainImage,
  withNewPicture,
} from '@talelantern/domain/images/main-image';
import { readFields } from '@talelantern/domain/stored/define-document';
import { withUserMessage } from '../core/with-user-message.ts';
import { requestOnce, type GenerationOptions, type SenderDeps, settle } from '../generation/run-generation.ts';

export type PictureKind = 'portrait' | 'location';

export interface GeneratedPicture {
  requestId: string;
  imageUrl: string;
  prompt: string;
  /** Alternative text of a scene. */
  alt?: string | undefined;
}

export interface ItemPictureOrder<Item> {
  /** The item with the look for this picture, which is stored with the picture. */
  item: Item;
  /** Requested changes to the last picture; may be empty. */
  wish: string;
}

export const MAIN_IMAGE_FAILED = 'Failed to update main image';
export const SAVE_IMAGE_FAILED = 'Failed to save image';

interface PicturedItem extends PictureFields {
  id: string;
  userId: string;
  advancedFeatures: AdvancedFeatures;
  updatedAt: number | null;
}

/** The new picture of an item, and the look with which it was generated. */
export type NewPictureFields = PictureFields & Pick<PicturedItem, 'advancedFeatures'>;

interface PicturedKind<Item> {
  kind: PictureKind;
  repository: {
    update: (id: string, change: (stored: Item) => NewPictureFields | MainImageFields) => Promise<Item>;
  };
  problem: (item: Item) => string | null;
  buildPrompt: (item: Item, wish?: string) => string;
  toRequest: (id: string) => { characterId: string } | { locationId: string };
  copyToItem: (item: Item, picture: GeneratedPicture) => Promise<SaveImageResponse>;
  /** The message if the picture was stored but the item could not be updated. */
  updateFailed: string;
}

export function createPictureService<Item extends PicturedItem>(deps: SenderDeps, pictured: PicturedKind<Item>) {
  const { uid, functions, now } = deps;
  const { repository } = pictured;

  const withPatch = <Patch extends object>(item: Item, patch: Patch): Item & Patch => ({
    ...item,
    ...patch,
    updatedAt: now(),
  });

  return {
    /** A portrait (3:4) or location (3:2). The caller checks canRegenerateImages. */
    generatePicture: async (
      { item, wish }: ItemPictureOrder<Item>,
      options: GenerationOptions = {},
    ): Promise<GeneratedPicture> => {
      const problem = pictured.problem(item);
      if (problem !== null) throw new AppError('invalid', problem);
      const prompt = parseImagePrompt(pictured.buildPrompt(item, wish));
      const { kind } = pictured;
      const { id: itemId, advancedFeatures: look } = item;
      const body = { prompt, quality: 'hd', style: 'vivid', userId: uid, ...pictured.toRequest(itemId) } as const;
      const { requestId, answer } = await requestOnce(
        deps,
        {
          request: { kind, itemId, look, fingerprint: JSON.stringify([itemId, prompt]) },
          contract: generateImageContract,
          send: (id, signal) => functions.call(generateImageContract, { ...body, requestId: id }, { signal }),
        },
        options,
      );
      return { requestId, imageUrl: answer.imageUrl, prompt };
    },

    /** Calls `onMoved` once it can be shown, before the item is updated. Safe to repeat after a failure. */
    savePicture: async (
      { item }: Pick<ItemPictureOrder<Item>, 'item'>,
      picture: GeneratedPicture,
      onMoved?: (shownItem: Item) => void,
    ): Promise<Item> => {
      const savedPicture = await pictured.copyToItem(item, picture);
      const patchOf = (current: Item): NewPictureFields => ({
        ...withNewPicture(current, { ...savedPicture, prompt: picture.prompt }, now()),
        advancedFeatures: item.advancedFeatures,
      });
      onMoved?.(withPatch(item, patchOf(item)));
      // Applied to the stored item, whose history and main image may have changed since the request.
      const storedItem = await withUserMessage(pictured.updateFailed, () => repository.update(item.id, patchOf));
      settle(deps, picture.requestId);
      return { ...storedItem, updatedAt: now() };
    },

    chooseMainImage: async (item: Item, url: string): Promise<Item> => {
      const patch = withMainImage(item, url);
      if (!patch) throw new AppError('invalid', MAIN_IMAGE_FAILED);
      await withUserMessage(MAIN_IMAGE_FAILED, () => repository.update(item.id, () => patch));
      return withPatch(item, patch);
    },
  };
}

export const NO_PICTURE: PictureFields = readFields(PICTURE_FIELDS, {});
