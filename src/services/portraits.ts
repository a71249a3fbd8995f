import { isTemporaryId, type Character } from '@talelantern/domain/characters/character';
import { withMainImage, withNewPicture } from '@talelantern/domain/images/main-image';
import { buildPortraitPrompt } from '@talelantern/domain/characters/portrait-prompt';
import { generateImageContract } from '@talelantern/domain/contracts/generate-image';
import { saveImageContract } from '@talelantern/domain/contracts/save-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { parseImagePrompt } from '@talelantern/domain/images/image-prompt';
import type { CharacterService } from './character-service.ts';
import type { PendingPortrait, PendingWork } from './pending-work.ts';
import type { CharacterRepository } from './ports/character-repository.ts';
import type { FunctionsClient } from './ports/functions-client.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import { runGeneration } from './run-generation.ts';
import { newRequestId } from './random-ids.ts';
import { withSentence } from './with-sentence.ts';

export const SAVE_CHARACTER_FIRST = 'Please save the character first before generating an image';
export const MAIN_IMAGE_FAILED = 'Failed to update main image';
export const CHARACTER_IMAGE_FAILED = 'Failed to update character image';

export interface PortraitDependencies {
  uid: string;
  characters: CharacterRepository;
  functions: FunctionsClient;
  records: GenerationRecords;
  pendingWork: PendingWork;
  /** Ms since 1970. */
  now: () => number;
}

type Portraits = Pick<CharacterService, 'generatePortrait' | 'savePortrait' | 'chooseMainImage'>;

/** Painting a character and choosing among its pictures (specification §4, examples.md 'generate a portrait'). */
export function createPortraits(dependencies: PortraitDependencies): Portraits {
  const { uid, characters, functions, records, pendingWork, now } = dependencies;

  function toPending(characterId: string, prompt: string): PendingPortrait {
    const fingerprint = JSON.stringify([characterId, prompt]);
    const earlier = pendingWork.list().find((pending) => pending.fingerprint === fingerprint);
    const requestId = earlier?.requestId ?? newRequestId();
    return { kind: 'portrait', requestId, startedAt: now(), fingerprint, characterId, prompt };
  }

  return {
    async generatePortrait(character, { wish, ...options } = {}) {
      if (isTemporaryId(character.id)) throw new AppError('invalid', SAVE_CHARACTER_FIRST);
      const prompt = parseImagePrompt(buildPortraitPrompt(character, wish));
      const pending = toPending(character.id, prompt);
      const { requestId, characterId } = pending;
      const body = { prompt, quality: 'hd', style: 'vivid', userId: uid, characterId, requestId } as const;
      const { imageUrl } = await runGeneration(
        pendingWork,
        {
          pending,
          work: (signal) => functions.call(generateImageContract, body, { signal }),
          cancel: () => functions.cancel(generateImageContract, requestId),
        },
        options,
      );
      return { requestId, characterId, imageUrl, prompt };
    },

    async savePortrait(character, { requestId, imageUrl, prompt }) {
      const saved = await functions.call(saveImageContract, { imageUrl, characterId: character.id, userId: uid });
      const painted = await withSentence(CHARACTER_IMAGE_FAILED, async (): Promise<Character> => {
        // History and main image may have changed since the picture was asked for.
        const current = (await characters.find(character.id)) ?? character;
        const patch = withNewPicture(current, { ...saved, prompt }, now());
        await characters.update(character.id, patch);
        return { ...current, ...patch, updatedAt: now() };
      });
      pendingWork.forget(requestId);
      records.deleteFinished(requestId).catch(() => undefined);
      return painted;
    },

    async chooseMainImage(character, url) {
      const patch = withMainImage(character, url);
      if (!patch) throw new AppError('invalid', MAIN_IMAGE_FAILED);
      await withSentence(MAIN_IMAGE_FAILED, () => characters.update(character.id, patch));
      return { ...character, ...patch, updatedAt: now() };
    },
  };
}
