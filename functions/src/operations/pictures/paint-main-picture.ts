import {
  generateImageContract,
  INVALID_IMAGE_PROMPT,
  type GenerateImageRequest,
} from '@talelantern/domain/contracts/generate-image';
import { AppError } from '@talelantern/domain/errors/app-error';
import { parseImagePrompt, withNoTextRule, withStyle } from '@talelantern/domain/images/image-prompt';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { withAvoidList } from '@talelantern/domain/safety/avoid-list';
import { hideNamesInPrompt } from '@talelantern/domain/safety/names-in-prompt';
import type { Plan } from '@talelantern/domain/subscriptions/plans';
import { reserveUsage } from '../generation/reservations.ts';
import { runGeneration, type GenerationTools } from '../generation/run-generation.ts';
import type { KeptWork, PicturedItem } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import type { Families, FamilySafety } from '../ports/families.ts';
import type { StoredPicture } from '../ports/pictures.ts';
import { paintPicture, type Painting, type PaintingTools } from './paint-picture.ts';
import { assertMayPaint, requireOwnItem, type PictureSubject } from './picture-plan.ts';

export interface MainPictureTools extends GenerationTools, PaintingTools {
  families: Families;
}

type MainPictureRequest = Pick<GenerateImageRequest, 'prompt' | 'style' | 'characterId' | 'locationId' | 'childId'>;

interface MainPicture extends StoredPicture {
  /** As the family wrote it. */
  prompt: string;
}

/**
 * Paints the portrait of a character or the picture of a location and stores it under the caller's own prefix.
 * @throws AppError `invalid` for a blank prompt or two subjects; ownership and `plan_limit` as picture-plan.ts;
 * `not_found` for a child that is not the family's; `quota_exceeded`; otherwise as `paintPicture`.
 */
export async function paintMainPicture(
  tools: MainPictureTools,
  caller: Caller,
  requestId: string,
  request: MainPictureRequest,
): Promise<StoredPicture> {
  const prompt = parseImagePrompt(request.prompt);
  const subject = subjectOf(request);
  // Looked up while the job is opened, so that it costs no time; what it says is heard when the job is admitted.
  const looking = tools.families.safetyOf(caller.uid, request.childId ?? null);
  looking.catch(() => {});
  return runGeneration<PicturedItem | null, { plan: Plan; safety: FamilySafety }, MainPicture>(tools, {
    caller,
    requestId,
    kind: subject?.collection === 'locations' ? 'location' : 'portrait',
    signedOut: generateImageContract.signedOut,
    identify: async (page) => (subject ? requireOwnItem(page, caller.uid, subject) : null),
    admit: async ({ page, profile, plan, now }, item) => {
      const safety = await looking;
      if (subject && item) assertMayPaint(plan, subject.collection, item);
      const usage = await reserveUsage(page, { uid: caller.uid, plan, profile }, 'pictures', now);
      return { reserved: { usage, chapter: null }, admitted: { plan, safety } };
    },
    produce: async (run, { plan, safety }) => {
      const painting = toPainting(withStyle(withNoTextRule(prompt), request.style), subject, plan, safety);
      return { ...(await paintPicture(tools, caller.uid, run, painting)), prompt };
    },
    toWork: (picture) => toWork(requestId, subject, picture),
    resultOf: (work) => (work.kind === 'portrait' || work.kind === 'location' ? work.result : null),
    shownWork: () => null,
  });
}

/** @throws AppError `invalid` for a picture of two things at once. */
function subjectOf({ characterId, locationId }: MainPictureRequest): PictureSubject | null {
  if (characterId !== undefined && locationId !== undefined) {
    throw new AppError('invalid', INVALID_IMAGE_PROMPT, { field: 'locationId' });
  }
  if (locationId !== undefined) return { collection: 'locations', id: locationId };
  return characterId === undefined ? null : { collection: 'characters', id: characterId };
}

const SENTENCES: Painting['sentences'] = {
  refused: INVALID_IMAGE_PROMPT,
  tooLarge: generateImageContract.messages[413],
  invalid: generateImageContract.invalidResponse,
};

function toPainting(
  prompt: string,
  subject: PictureSubject | null,
  plan: Plan,
  { avoid, realNames }: FamilySafety,
): Painting {
  const { hide, hideInList } = createAliases(realNames, [prompt, ...avoid]);
  return {
    prompt: withAvoidList(hideNamesInPrompt(prompt, hide), hideInList(avoid)),
    texts: [],
    shape: subject?.collection === 'locations' ? 'landscape' : 'portrait',
    quality: plan.limits.imageQuality,
    references: [],
    audience: 'family',
    sentences: SENTENCES,
  };
}

function toWork(requestId: string, subject: PictureSubject | null, picture: MainPicture): KeptWork {
  const work = { requestId, partial: null };
  return subject?.collection === 'locations'
    ? { ...work, kind: 'location', result: { ...picture, locationId: subject.id } }
    : { ...work, kind: 'portrait', result: { ...picture, characterId: subject?.id ?? null } };
}
