import { friendOf } from '@talelantern/domain/characters/friends';
import { ENTITY_ID_PATTERN } from '@talelantern/domain/stored/entity-id-pattern';
import type { GenerateSceneRequest } from '@talelantern/domain/contracts/generate-scene-with-images';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { itemFolder, ownerPrefix, type PictureOwner } from '@talelantern/domain/images/media-address';
import { namedIn } from '@talelantern/domain/stories/scene-cast';
import type { ScenePlace } from '@talelantern/domain/stories/scene-prompt';
import { checkSceneRequest } from '@talelantern/domain/contracts/scene-request';
import type { Story, StoryCharacter } from '@talelantern/domain/stories/story';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PLANS } from '@talelantern/domain/plans/plans';
import * as z from 'zod/mini';
import type { Admission } from '../../generation/operations/open-job.ts';
import type { Caller, StoreTx } from '../../generation/ports/ports.ts';
import type { Generation } from '../../generation/operations/run-generation.ts';
import type { LocationStore } from '../ports/ports.ts';
import { toCastMember } from './cast-of-passage.ts';
import { addressNotAllowed, requireOwnPicture, requireOwnStory } from './ownership.ts';
import type { AdmittedScene, SceneDeps, SceneSubject } from './draw-scene.ts';
import { scene } from './generate-scene.ts';
import type { CastMember, SceneCast } from './scene-cast.ts';

export interface SceneWithImagesDeps extends SceneDeps {
  locationStore: LocationStore;
}

/** A checked request, as its task gets it: the chosen pictures by path, without duplicates, in order. */
export const sceneWithImagesSchema = z.object({
  kind: z.literal('chosen'),
  passage: z.string(),
  storyId: z.string(),
  sceneId: z.optional(z.string()),
  childId: z.nullable(z.string()),
  portraits: z.array(z.string()),
  place: z.string(),
});

export type CheckedSceneWithImages = z.infer<typeof sceneWithImagesSchema>;

/** @throws AppError `invalid` with the specification's messages, or 'Image address not allowed' for a foreign picture. */
export function checkSceneWithImages(
  { pictures }: SceneDeps,
  uid: string,
  request: GenerateSceneRequest,
): CheckedSceneWithImages {
  const { text: passage, storyId, characterImageUrls, locationImageUrl } = checkSceneRequest(request);
  const portraits = characterImageUrls.map(
    (address) => requireOwnPicture(pictures, uid, address, 'characterImageUrls').path,
  );
  return {
    kind: 'chosen',
    passage,
    storyId,
    sceneId: request.sceneId,
    childId: request.childId ?? null,
    portraits: [...new Set(portraits)],
    place: requireOwnPicture(pictures, uid, locationImageUrl, 'locationImageUrl').path,
  };
}

/**
 * A scene with chosen pictures of its characters and place. Fails with 'Image address not allowed' for a picture that
 * does not show a character of the story or a location of the caller; the errors of ownership.ts; `plan_limit` for more
 * portraits than the plan allows in a story; `not_found` for a missing picture; the errors of `scene`.
 */
export function sceneWithImages(
  deps: SceneWithImagesDeps,
  caller: Caller,
  requestId: string,
  checked: CheckedSceneWithImages,
): Generation<SceneSubject, AdmittedScene, SceneResult> {
  const { childId, passage, storyId, sceneId, portraits } = checked;
  return scene(deps, {
    caller,
    requestId,
    childId,
    passage,
    sceneId,
    identify: async (tx) => {
      const story = await requireOwnStory(tx, caller.uid, storyId);
      return { story, cast: await castOf(deps, tx, story, checked) };
    },
    assertAllowed: async (admission, { story }) => {
      if (story) await assertWithinPlan(admission, story, portraits.length);
    },
  });
}

/** The characters whose pictures were chosen, and others who are named in the passage. */
async function castOf(
  deps: SceneWithImagesDeps,
  tx: StoreTx,
  story: Story,
  { passage, portraits, place: placePath }: CheckedSceneWithImages,
): Promise<SceneCast> {
  const uid = story.userId;
  const pictured = portraits.map((path): CastMember<StoryCharacter> => {
    const subject = story.characters.find((character) => isPictureOf(uid, path, 'characters', character));
    if (!subject) throw addressNotAllowed('characterImageUrls');
    return { subject, picture: { path } };
  });
  const others = namedIn(passage, story.characters, story.locations, story.previousParts.join('\n')).filter(
    (character) => !pictured.some(({ subject }) => subject === character),
  );
  const place =
    story.locations.find((location) => isPictureOf(uid, placePath, 'locations', location)) ??
    (await ownPlaceOf(deps.locationStore, uid, placePath));
  if (!place) throw addressNotAllowed('locationImageUrl');
  return {
    people: [...pictured, ...(await Promise.all(others.map((subject) => notChosen(deps, tx, uid, subject))))],
    place: { subject: place, picture: { path: placePath } },
    isChosen: true,
  };
}

/** Only described, except for a friend: its ready-made picture cannot be chosen. */
const notChosen = async (
  deps: SceneWithImagesDeps,
  tx: StoreTx,
  uid: string,
  subject: StoryCharacter,
): Promise<CastMember<StoryCharacter>> =>
  friendOf(subject) ? toCastMember(deps, tx, uid, 'characters', subject) : { subject, picture: null };

/** Whether the picture is one of the item's, which the folder in the path identifies. */
const isPictureOf = (
  uid: string,
  path: string,
  collection: PictureOwner['collection'],
  item: { id: string; imagePath: string | null },
): boolean =>
  item.imagePath === path || (item.id !== '' && path.startsWith(itemFolder(uid, { collection, id: item.id })));

/** The caller's location that the picture shows; it need not be in the story. */
async function ownPlaceOf(locationStore: LocationStore, uid: string, path: string): Promise<ScenePlace | null> {
  const [collection, id] = path.slice(ownerPrefix(uid).length).split('/');
  if (collection !== 'locations' || id === undefined || !ENTITY_ID_PATTERN.test(id)) return null;
  const place = await locationStore.find(id);
  return place?.userId === uid ? place : null;
}

/** The current plan or the one at the story's start must allow so many characters. */
async function assertWithinPlan({ tx, plan }: Admission, story: Story, people: number): Promise<void> {
  const allows = ({ limits }: typeof plan): boolean => people <= (limits.charactersPerStory ?? Infinity);
  if (allows(plan)) return;
  const ledger = ENTITY_ID_PATTERN.test(story.memoryKey) ? await tx.chapterLedger(story.userId, story.memoryKey) : null;
  if (!ledger || !allows(PLANS[ledger.planId]))
    throw new AppError('plan_limit', LIMIT_REACHED, { field: 'characterImageUrls' });
}
