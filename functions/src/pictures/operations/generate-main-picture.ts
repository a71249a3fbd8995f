import { IN_PROGRESS } from '@talelantern/domain/contracts/contract';
import {
  generateImageContract,
  INVALID_IMAGE_PROMPT,
  type GenerateImageRequest,
} from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { IMAGE_STYLES, parseImagePrompt, withNoTextRule, withStyle } from '@talelantern/domain/images/image-prompt';
import { canRegenerateImages } from '@talelantern/domain/plans/entitlement';
import type { Plan } from '@talelantern/domain/plans/plans';
import * as z from 'zod/mini';
import type { Admission } from '../../generation/operations/open-job.ts';
import type { Generation, GenerationDeps } from '../../generation/operations/run-generation.ts';
import type { NewWork, PicturedItem, Caller } from '../../generation/ports/ports.ts';
import type { Families, FamilySafety } from '../../families/ports/ports.ts';
import type { StoredPicture } from '../ports/ports.ts';
import { hideInPrompt } from './hide-in-prompt.ts';
import { generatePicture, type PictureSpec, type PictureDeps } from './generate-picture.ts';
import { reservePicture } from './reserve-picture.ts';
import { assertMayGenerate, itemIdOf, requireOwnItem, type PictureSubject } from './picture-plan.ts';
import { readAhead } from '../../core/read-ahead.ts';

export interface MainPictureDeps extends GenerationDeps, PictureDeps {
  families: Families;
}

type MainPictureRequest = Pick<GenerateImageRequest, 'prompt' | 'style' | 'characterId' | 'locationId' | 'childId'>;

/** A checked request, as its task gets it. */
export const mainPictureSchema = z.object({
  kind: z.literal('main'),
  prompt: z.string(),
  style: z.optional(z.enum(IMAGE_STYLES)),
  subject: z.nullable(z.object({ collection: z.enum(['characters', 'locations']), id: z.string() })),
  childId: z.nullable(z.string()),
});

export type CheckedMainPicture = z.infer<typeof mainPictureSchema>;

interface MainPicture extends StoredPicture {
  prompt: string;
  mayReplace?: boolean | undefined;
}

/** @throws AppError `invalid` for a blank prompt or two subjects. */
export const checkMainPicture = (request: MainPictureRequest): CheckedMainPicture => ({
  kind: 'main',
  prompt: parseImagePrompt(request.prompt),
  style: request.style,
  subject: subjectOf(request),
  childId: request.childId ?? null,
});

/**
 * A character's portrait or a location's picture, stored below the caller's prefix. Fails with the errors of
 * picture-plan.ts; `not_found` for an unknown child; `verify_email`; `quota_exceeded`; the errors of `generatePicture`.
 */
export function mainPicture(
  deps: MainPictureDeps,
  caller: Caller,
  requestId: string,
  { prompt, style, subject, childId }: CheckedMainPicture,
): Generation<PicturedItem | null, { plan: Plan; safety: FamilySafety }, MainPicture> {
  // Runs in parallel with opening the job; awaited when the job is admitted.
  const safetyRead = readAhead(deps.families.safetyOf(caller.uid, childId));
  return {
    caller,
    requestId,
    kind: subject?.collection === 'locations' ? 'location' : 'portrait',
    itemId: subject?.id,
    signedOut: generateImageContract.signedOut,
    identify: async (tx) => (subject ? requireOwnItem(tx, caller.uid, subject) : null),
    admit: async (admission, item) => {
      const { plan } = admission;
      const safety = await safetyRead;
      if (subject && item) assertMayGenerate(plan, subject.collection, item);
      const usage = await reservePicture(admission, caller);
      return { reserved: { usage, chapter: null }, admitted: { plan, safety } };
    },
    produce: async (run, { plan, safety }) => {
      const spec = toSpec(withStyle(withNoTextRule(prompt), style), subject, plan, safety);
      const mayReplace = canRegenerateImages(plan);
      return { ...(await generatePicture(deps, caller.uid, run, spec)), prompt, mayReplace };
    },
    toWork: (picture) => toWork(requestId, subject, picture),
    resultOf: (work) => (work.kind === 'portrait' || work.kind === 'location' ? work.result : null),
  };
}

/**
 * `mainPicture` for a request. If the plan allows only the first picture of an item, the request is refused while
 * another picture is being generated or is not saved yet, possibly by another device: both would count, and only one could
 * be saved. The task need not check this again, because no second request was admitted.
 * @throws AppError `in_progress` in that case, and like `mainPicture`
 */
export function requestedMainPicture(
  deps: MainPictureDeps,
  caller: Caller,
  requestId: string,
  order: CheckedMainPicture,
): ReturnType<typeof mainPicture> {
  const generation = mainPicture(deps, caller, requestId, order);
  return {
    ...generation,
    admit: async (admission, item) => {
      const work = await generation.admit(admission, item);
      if (!canRegenerateImages(admission.plan) && (await hasOther(admission, generation)))
        throw new AppError('in_progress', IN_PROGRESS);
      return work;
    },
  };
}

/** Read in the transaction that opens the job, so that the second of two concurrent requests sees the first. */
async function hasOther(
  { tx, now }: Admission,
  { caller: { uid }, requestId, kind, itemId }: ReturnType<typeof mainPicture>,
): Promise<boolean> {
  if (itemId === undefined) return false;
  const { running, unsaved } = await tx.listOpenWork(uid, kind);
  return (
    running.some((job) => job.itemId === itemId && job.requestId !== requestId && job.leaseUntil > now) ||
    unsaved.some((work) => itemIdOf(work) === itemId)
  );
}

/** @throws AppError `invalid` if both ids are given. */
function subjectOf({ characterId, locationId }: MainPictureRequest): PictureSubject | null {
  if (characterId !== undefined && locationId !== undefined) {
    throw new AppError('invalid', INVALID_IMAGE_PROMPT, { field: 'locationId' });
  }
  if (locationId !== undefined) return { collection: 'locations', id: locationId };
  return characterId === undefined ? null : { collection: 'characters', id: characterId };
}

const SENTENCES: PictureSpec['messages'] = {
  refused: INVALID_IMAGE_PROMPT,
  tooLarge: generateImageContract.messages[413],
  invalid: generateImageContract.invalidResponse,
};

function toSpec(prompt: string, subject: PictureSubject | null, plan: Plan, safety: FamilySafety): PictureSpec {
  return {
    prompt: hideInPrompt({ prompt }, safety).prompt,
    otherInputs: [],
    shape: subject?.collection === 'locations' ? 'landscape' : 'portrait',
    quality: plan.limits.imageQuality,
    references: [],
    audience: 'family',
    messages: SENTENCES,
  };
}

function toWork(requestId: string, subject: PictureSubject | null, picture: MainPicture): NewWork {
  const work = { requestId, partial: null };
  return subject?.collection === 'locations'
    ? { ...work, kind: 'location', result: { ...picture, locationId: subject.id } }
    : { ...work, kind: 'portrait', result: { ...picture, characterId: subject?.id ?? null } };
}
