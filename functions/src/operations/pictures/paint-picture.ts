import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError } from '@talelantern/domain/errors/app-error';
import { generatedPicturePath } from '@talelantern/domain/images/media-address';
import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import type { GenerationRun } from '../generation/run-generation.ts';
import { assertPictureFit, assertTextsFit, type ModerationTools } from '../moderation.ts';
import type {
  EncodedPicture,
  PaintedBy,
  PictureEncoder,
  PictureStaging,
  PictureStore,
  StoredPicture,
} from '../ports/pictures.ts';
import type { ImageModel, PictureOrder } from '../ports/providers.ts';

export interface PaintingTools extends ModerationTools {
  imageModel: ImageModel;
  pictures: PictureStore;
  pictureStaging: PictureStaging;
  encodePicture: PictureEncoder;
  /** Stands for the family at the vendor. */
  pseudonymOf: (uid: string) => string;
}

export interface Painting extends Pick<PictureOrder, 'prompt' | 'shape' | 'quality' | 'references' | 'sentences'> {
  /** What else a family has written, to be judged before anything is painted. */
  texts: readonly string[];
  audience: Audience;
}

/**
 * Paints a picture that is fit for its audience and stores it under the family's own prefix, once for each request: what
 * an earlier run has left, checked and paid, is not painted again.
 * @throws AppError `refused` by moderation or the vendor; the vendor's failures; `internal` while Storage takes nothing.
 */
export async function paintPicture(
  tools: PaintingTools,
  uid: string,
  run: GenerationRun,
  painting: Painting,
): Promise<StoredPicture> {
  const left = run.isRetry ? await findLeft(tools, { uid, requestId: run.requestId }) : null;
  if (left) return left;
  const { prompt, texts, shape, quality, references, sentences } = painting;
  await assertTextsFit(tools, [prompt, ...texts], checkOf('in', run, painting));
  await run.startProvider();
  const painted = await tools.imageModel.paint({
    prompt,
    shape,
    quality,
    references,
    sentences,
    requestId: run.requestId,
    safetyIdentifier: tools.pseudonymOf(uid),
  });
  const [encoded] = await Promise.all([
    encode(tools, painted, sentences.invalid),
    assertPictureFit(tools, painted, checkOf('out', run, painting)),
  ]);
  return store(tools, { uid, requestId: run.requestId }, encoded);
}

const pathFor = ({ uid, requestId }: PaintedBy): string => generatedPicturePath(uid, requestId);

async function findLeft(tools: PaintingTools, by: PaintedBy): Promise<StoredPicture | null> {
  const stored = await tools.pictures.find(pathFor(by));
  if (stored) return stored;
  const staged = await tools.pictureStaging.find(by);
  if (!staged) return null;
  const saved = await tools.pictures.store(pathFor(by), staged);
  await tools.pictureStaging.remove(by);
  return saved;
}

/** Where Storage takes nothing, the next run of the request finds the picture in staging . */
async function store(tools: PaintingTools, by: PaintedBy, encoded: EncodedPicture): Promise<StoredPicture> {
  try {
    return await tools.pictures.store(pathFor(by), encoded);
  } catch (error) {
    await tools.pictureStaging.keep(by, encoded);
    tools.log('error', 'picture_staged', { requestId: by.requestId });
    throw new AppError('internal', INTERNAL, { cause: error });
  }
}

const checkOf = (
  direction: 'in' | 'out',
  { requestId }: GenerationRun,
  { audience, sentences }: Pick<Painting, 'audience' | 'sentences'>,
) => ({ audience, direction, requestId, refusal: sentences.refused });

async function encode({ encodePicture }: PaintingTools, painted: Buffer, invalid: string): Promise<EncodedPicture> {
  try {
    return await encodePicture(painted);
  } catch (error) {
    throw new AppError('busy', invalid, { cause: error });
  }
}
