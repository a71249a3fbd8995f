import { friendOf } from '@talelantern/domain/characters/friends';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import { AppError } from '@talelantern/domain/errors/app-error';
import { itemFolder, ownerPrefix, type PictureOwner } from '@talelantern/domain/images/media-url';
import { namedIn } from '@talelantern/domain/stories/scene-cast';
import type { SceneLocation } from '@talelantern/domain/stories/scene-prompt';
import type { Story, StoryCharacter } from '@talelantern/domain/stories/story';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PLANS } from '@talelantern/domain/plans/plans';
import * as z from 'zod/mini';
import type { Admission } from '../../generation/operations/open-job.ts';
import type { JobStore, StoreTx } from '../../generation/ports/ports.ts';
import { toCastMember } from './cast-of-passage.ts';
import { urlNotAllowed } from './ownership.ts';
import type { SceneDeps } from './draw-scene.ts';
import type { CastMember, SceneCast } from './scene-cast.ts';

/** Paths of the pictures that the user chose, without duplicates, in order. */
export const chosenPicturesSchema = z.object({ portraits: z.array(z.string()), place: z.string() });

/**
 * The characters whose pictures were chosen, and others who are named in the passage.
 * @throws AppError 'Image address not allowed' for a picture that does not show a character of the story or a location
 * of its family
 */
export async function chosenCast(
  deps: SceneDeps,
  tx: StoreTx,
  story: Story,
  passage: string,
  { portraits, place: locationPath }: z.infer<typeof chosenPicturesSchema>,
): Promise<SceneCast> {
  const uid = story.userId;
  const pictured = portraits.map((path): CastMember<StoryCharacter> => {
    const subject = story.characters.find((character) => isPictureOf(uid, path, 'characters', character));
    if (!subject) throw urlNotAllowed('characterImageUrls');
    return { subject, picture: { path, isChosen: true } };
  });
  const others = namedIn(passage, story.characters, story.locations, story.previousParts.join('\n')).filter(
    (character) => !pictured.some(({ subject }) => subject === character),
  );
  const location =
    story.locations.find((stored) => isPictureOf(uid, locationPath, 'locations', stored)) ??
    (await ownLocationOf(deps.store, uid, locationPath));
  if (!location) throw urlNotAllowed('locationImageUrl');
  return {
    people: [...pictured, ...(await Promise.all(others.map((subject) => notChosen(deps, tx, uid, subject))))],
    place: { subject: location, picture: { path: locationPath, isChosen: true } },
    isChosen: true,
  };
}

/** A character for which the family chose no picture: without one, unless it is a friend with its ready-made picture. */
const notChosen = async (
  deps: SceneDeps,
  tx: StoreTx,
  uid: string,
  subject: StoryCharacter,
): Promise<CastMember<StoryCharacter>> =>
  friendOf(subject) ? toCastMember(deps, tx, uid, 'characters', subject) : { subject, picture: null };

/** Whether the picture belongs to the item: it is its current picture, or lies in its folder. */
const isPictureOf = (
  uid: string,
  path: string,
  collection: PictureOwner['collection'],
  item: { id: string; imagePath: string | null },
): boolean =>
  item.imagePath === path || (item.id !== '' && path.startsWith(itemFolder(uid, { collection, id: item.id })));

/** The caller's location that the picture shows; it need not be in the story. */
async function ownLocationOf(store: JobStore, uid: string, path: string): Promise<SceneLocation | null> {
  const [collection, id] = path.slice(ownerPrefix(uid).length).split('/');
  if (collection !== 'locations' || id === undefined || !ENTITY_ID_PATTERN.test(id)) return null;
  const location = await store.findLocation(id);
  return location?.userId === uid ? location : null;
}

/** The current plan or the one at the story's start must allow `people` characters. @throws AppError `plan_limit` */
export async function assertWithinPlan({ tx, plan }: Admission, story: Story, people: number): Promise<void> {
  const allows = ({ limits }: typeof plan): boolean => people <= (limits.charactersPerStory ?? Infinity);
  if (allows(plan)) return;
  const ledger = ENTITY_ID_PATTERN.test(story.memoryKey) ? await tx.chapterLedger(story.userId, story.memoryKey) : null;
  if (!ledger || !allows(PLANS[ledger.planId]))
    throw new AppError('plan_limit', LIMIT_REACHED, { field: 'characterImageUrls' });
}
