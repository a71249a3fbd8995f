import {
  generateImageContract,
  INVALID_IMAGE_PROMPT,
  type GenerateImageRequest,
} from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PortraitResult } from '@talelantern/domain/generation/finished-work';
import { parseImagePrompt, withStyle } from '@talelantern/domain/images/image-prompt';
import { generatedPicturePath } from '@talelantern/domain/images/media-address';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { assertPictureFit, assertTextsFit, type ModerationTools } from '../moderation.ts';
import { assertMayPaint, requireOwnItem } from './picture-plan.ts';
import type { Caller } from '../ports/caller.ts';
import type { EncodedPicture, PictureEncoder, PictureStore, StoredPicture } from '../ports/pictures.ts';
import type { ImageModel } from '../ports/providers.ts';
import { reserveUsage } from '../generation/reservations.ts';
import { runGeneration, type GenerationRun, type GenerationTools } from '../generation/run-generation.ts';

export interface PortraitTools extends GenerationTools, ModerationTools {
  imageModel: ImageModel;
  pictures: PictureStore;
  encodePicture: PictureEncoder;
  /** Stands for the family at the vendor. */
  pseudonymOf: (uid: string) => string;
}

type PortraitRequest = Pick<GenerateImageRequest, 'prompt' | 'style' | 'characterId'>;

/**
 * Paints a portrait and stores it under the caller's own prefix.
 * @throws AppError `invalid` for a blank prompt; ownership and `plan_limit` as portrait-plan.ts; `quota_exceeded`;
 * `refused` by moderation or the vendor; the vendor's failures.
 */
export async function generatePortrait(
  tools: PortraitTools,
  caller: Caller,
  requestId: string,
  request: PortraitRequest,
): Promise<PortraitResult> {
  const prompt = parseImagePrompt(request.prompt);
  const { characterId } = request;
  return runGeneration(tools, {
    caller,
    requestId,
    kind: 'portrait',
    signedOut: generateImageContract.signedOut,
    identify: async (page) =>
      characterId ? requireOwnItem(page, caller.uid, { collection: 'characters', id: characterId }) : null,
    admit: async ({ page, profile, plan, now }, character) => {
      if (character) assertMayPaint(plan, 'characters', character);
      const usage = await reserveUsage(page, { uid: caller.uid, plan, profile }, 'pictures', now);
      return { reserved: { usage, chapter: null }, admitted: plan };
    },
    produce: async (run, plan): Promise<PortraitResult> => {
      const { imageUrl, imagePath } = await paint(tools, caller.uid, run, { prompt, style: request.style, plan });
      return { imageUrl, imagePath, prompt, characterId: characterId ?? null };
    },
    toWork: (result) => ({ kind: 'portrait', requestId, result, partial: null }),
    resultOf: (work) => (work.kind === 'portrait' ? work.result : null),
    shownWork: () => null,
  });
}

async function paint(
  tools: PortraitTools,
  uid: string,
  run: GenerationRun,
  { prompt, style, plan }: { prompt: string; style: PortraitRequest['style']; plan: Plan },
): Promise<StoredPicture> {
  const path = generatedPicturePath(uid, run.requestId);
  // A run that died after Storage has left a finished, checked and paid picture: it is not painted again.
  const left = run.isRetry ? await tools.pictures.find(path) : null;
  if (left) return left;
  const order = withStyle(prompt, style);
  await assertTextsFit(tools, [order], check('in', run));
  await run.startProvider();
  const painted = await tools.imageModel.paintPortrait({
    prompt: order,
    quality: plan.limits.imageQuality,
    requestId: run.requestId,
    safetyIdentifier: tools.pseudonymOf(uid),
  });
  const [encoded] = await Promise.all([encode(tools, painted), assertPictureFit(tools, painted, check('out', run))]);
  return tools.pictures.store(path, encoded);
}

const check = (direction: 'in' | 'out', { requestId }: GenerationRun) =>
  ({ audience: 'family', direction, requestId, refusal: INVALID_IMAGE_PROMPT }) as const;

async function encode(tools: PortraitTools, painted: Buffer): Promise<EncodedPicture> {
  try {
    return await tools.encodePicture(painted);
  } catch (error) {
    throw new AppError('busy', generateImageContract.invalidResponse, { cause: error });
  }
}
