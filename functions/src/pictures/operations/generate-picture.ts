import { createHash } from 'node:crypto';
import { INTERNAL } from '@talelantern/domain/contracts/contract';
import { AppError, isAppError } from '@talelantern/domain/errors/app-error';
import { generatedPicturePath } from '@talelantern/domain/images/media-url';
import type { Audience } from '@talelantern/domain/safety/moderation-policy';
import type { GenerationRun } from '../../generation/operations/run-generation.ts';
import { assertPictureFit, assertTextsFit, type ModerationDeps } from '../../moderation/operations/moderation.ts';
import type {
  EncodedPicture,
  StagingKey,
  PictureEncoder,
  PictureStaging,
  PictureStore,
  StoredPicture,
} from '../ports/ports.ts';
import type { ImageModel, PictureOrder } from '../../generation/ports/providers.ts';

export interface PictureDeps extends ModerationDeps {
  imageModel: ImageModel;
  pictures: PictureStore;
  pictureStaging: PictureStaging;
  encodePicture: PictureEncoder;
  /** Pseudonym of the user for the vendor, or of one of their stories. */
  pseudonymOf: (uid: string, memoryKey?: string) => string;
}

export interface PictureSpec extends Pick<PictureOrder, 'prompt' | 'shape' | 'quality' | 'references' | 'messages'> {
  /** Further inputs of the user, moderated before the picture is generated. */
  otherInputs: readonly string[];
  audience: Audience;
  /** What a scene shows of its story; a staged picture of another passage is not used. */
  passage?: string;
}

/** A picture whose inputs are moderated, and its time limit if shorter than the configured one. */
export type ModeratedSpec = Omit<PictureSpec, 'otherInputs'> & Pick<PictureOrder, 'timeoutMs'>;

/**
 * Generates a picture that is fit for its audience and stores it below the user's prefix, once per request: the result
 * of an earlier attempt is reused.
 * @throws AppError `refused` by moderation or the vendor; the vendor's failures; `internal` while Storage fails.
 */
export async function generatePicture(
  deps: PictureDeps,
  uid: string,
  run: GenerationRun,
  spec: PictureSpec,
): Promise<StoredPicture> {
  const earlierPicture = await beginPicture(deps, uid, run, spec);
  if (earlierPicture) return earlierPicture;
  const { encoded } = await generateAndModerate(deps, uid, run, spec, async () => null);
  return storePicture(deps, { uid, requestId: run.requestId }, encoded, spec);
}

/** Or returns the picture of an earlier attempt. @throws AppError `refused`; the error of a cancelled request. */
export async function beginPicture(
  deps: PictureDeps,
  uid: string,
  run: GenerationRun,
  spec: PictureSpec,
): Promise<StoredPicture | null> {
  const earlierResult = run.isRetry ? await findEarlierResult(deps, { uid, requestId: run.requestId }, spec) : null;
  if (earlierResult) return earlierResult;
  await assertTextsFit(deps, [spec.prompt, ...spec.otherInputs], moderationCheck('in', run, spec));
  await run.startProvider();
  return null;
}

export interface ModeratedPicture<Seen> {
  encoded: EncodedPicture;
  seen: Seen;
}

/** Moderates the picture while looking at it with `look`, which never fails. Throws the errors of `generatePicture`. */
export async function generateAndModerate<Seen>(
  deps: PictureDeps,
  uid: string,
  run: Pick<GenerationRun, 'requestId' | 'meter'>,
  spec: ModeratedSpec,
  look: (picture: Buffer) => Promise<Seen>,
): Promise<ModeratedPicture<Seen>> {
  const { prompt, shape, quality, references, messages, timeoutMs } = spec;
  const generated = await deps.imageModel.generate({
    prompt,
    shape,
    quality,
    references,
    messages,
    requestId: run.requestId,
    safetyIdentifier: deps.pseudonymOf(uid),
    meter: run.meter,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const looking = look(generated);
  try {
    const [encoded] = await Promise.all([
      encode(deps, generated, messages.invalid),
      moderatePicture(deps, generated, run, spec),
    ]);
    return { encoded, seen: await looking };
  } finally {
    // Awaited even if the picture is refused, because the cost of looking at it must be counted.
    await looking;
  }
}

const pathFor = ({ uid, requestId }: StagingKey): string => generatedPicturePath(uid, requestId);

async function findEarlierResult(
  deps: PictureDeps,
  stagingKey: StagingKey,
  spec: PictureSpec,
): Promise<StoredPicture | null> {
  const stored = await deps.pictures.find(pathFor(stagingKey));
  if (stored) return stored;
  const staged = await deps.pictureStaging.find(stagingKey);
  if (!staged) return null;
  const isSame = staged.passageHash === passageHashOf(spec);
  const saved = isSame ? await deps.pictures.store(pathFor(stagingKey), staged) : null;
  await deps.pictureStaging.remove(stagingKey);
  return saved;
}

/** Stores a picture. @throws AppError `internal` when Storage fails; the picture is staged for the next attempt. */
export async function storePicture(
  deps: PictureDeps,
  stagingKey: StagingKey,
  encoded: EncodedPicture,
  spec: Pick<PictureSpec, 'passage'>,
): Promise<StoredPicture> {
  try {
    return await deps.pictures.store(pathFor(stagingKey), encoded);
  } catch (error) {
    await deps.pictureStaging.keep(stagingKey, { ...encoded, passageHash: passageHashOf(spec) });
    deps.log('error', 'picture_staged', { requestId: stagingKey.requestId });
    throw new AppError('internal', INTERNAL, { cause: error });
  }
}

export const passageHashOf = ({ passage = '' }: Pick<PictureSpec, 'passage'>): string =>
  createHash('sha256').update(passage).digest('hex');

/**
 * @throws AppError `refused` unless the picture is fit; the moderator's failures, but `internal` when it takes too long:
 * for a chapter's picture a time-out is final, and this one may be generated again.
 */
async function moderatePicture(
  deps: PictureDeps,
  picture: Buffer,
  by: Pick<GenerationRun, 'requestId'>,
  spec: Pick<PictureSpec, 'audience' | 'messages'>,
): Promise<void> {
  try {
    await assertPictureFit(deps, picture, moderationCheck('out', by, spec));
  } catch (error) {
    const isLate = isAppError(error) && error.code === 'timed_out';
    throw isLate ? new AppError('internal', INTERNAL, { cause: error }) : error;
  }
}

const moderationCheck = (
  direction: 'in' | 'out',
  { requestId }: Pick<GenerationRun, 'requestId'>,
  { audience, messages }: Pick<PictureSpec, 'audience' | 'messages'>,
) => ({ audience, direction, requestId, refusal: messages.refused });

async function encode({ encodePicture }: PictureDeps, generated: Buffer, invalid: string): Promise<EncodedPicture> {
  try {
    return await encodePicture(generated);
  } catch (error) {
    throw new AppError('busy', invalid, { cause: error });
  }
}
