import { ENTITY_ID_PATTERN } from '@talelantern/domain/contracts/entity-id';
import type { GenerateSceneRequest } from '@talelantern/domain/contracts/generate-scene-with-images';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { itemFolder, ownerPrefix, type PictureOwner } from '@talelantern/domain/images/media-address';
import { namedIn } from '@talelantern/domain/stories/scene-cast';
import type { ScenePlace } from '@talelantern/domain/stories/scene-prompt';
import { checkSceneRequest, type CheckedSceneRequest } from '@talelantern/domain/contracts/scene-request';
import type { Story, StoryCharacter } from '@talelantern/domain/stories/story';
import { LIMIT_REACHED } from '@talelantern/domain/plans/entitlement';
import { PLANS } from '@talelantern/domain/plans/plans';
import type { Admission } from '../../generation/operations/jobs.ts';
import type { Caller } from '../../generation/ports/ports.ts';
import type { VerificationDeps } from '../../generation/operations/verified-caller.ts';
import type { LocationStore } from '../ports/ports.ts';
import { addressNotAllowed, requireOwnPicture, requireOwnStory } from './ownership.ts';
import type { SceneDeps } from './draw-scene.ts';
import { generateScene } from './generate-scene.ts';
import type { CastMember, SceneCast } from './scene-cast.ts';

export interface SceneWithImagesDeps extends SceneDeps, VerificationDeps {
  locationStore: LocationStore;
}

/** The user's chosen pictures by path, without duplicates, in order. */
interface ChosenPictures {
  portraits: string[];
  place: string;
}

/**
 * Generates a scene with chosen pictures of its characters and place.
 * @throws AppError `invalid` with the specified sentences, or 'Image address not allowed' for a picture that does not
 * show a character of the story or a location of the caller; the errors of ownership.ts; `plan_limit` for more
 * portraits than the plan allows in a story; `not_found` for a missing picture; the errors of `generateScene`.
 */
export async function generateSceneWithImages(
  deps: SceneWithImagesDeps,
  caller: Caller,
  requestId: string,
  request: GenerateSceneRequest,
): Promise<SceneResult> {
  const checked = checkSceneRequest(request);
  const chosen = readChosen(deps, caller.uid, checked);
  return generateScene(deps, {
    caller,
    requestId,
    childId: request.childId ?? null,
    passage: checked.text,
    identify: async (tx) => {
      const story = await requireOwnStory(tx, caller.uid, checked.storyId);
      return { story, cast: await castOf(deps.locationStore, caller.uid, { story, chosen, passage: checked.text }) };
    },
    assertAllowed: async (admission, { story }) => {
      if (story) await assertWithinPlan(admission, story, chosen.portraits.length);
    },
  });
}

function readChosen({ pictures }: SceneDeps, uid: string, asked: CheckedSceneRequest): ChosenPictures {
  const pathsOf = (field: string, addresses: readonly string[]): string[] =>
    addresses.map((address) => requireOwnPicture(pictures, uid, address, field).path);
  const portraits = [...new Set(pathsOf('characterImageUrls', asked.characterImageUrls))];
  return { portraits, place: requireOwnPicture(pictures, uid, asked.locationImageUrl, 'locationImageUrl').path };
}

/** The characters whose pictures were chosen, and others who are named in the passage. */
async function castOf(
  locationStore: LocationStore,
  uid: string,
  { story, chosen, passage }: { story: Story; chosen: ChosenPictures; passage: string },
): Promise<SceneCast> {
  const pictured = chosen.portraits.map((path): CastMember<StoryCharacter> => {
    const subject = story.characters.find((character) => isPictureOf(uid, path, 'characters', character));
    if (!subject) throw addressNotAllowed('characterImageUrls');
    return { subject, picturePath: path };
  });
  const others = namedIn(passage, story.characters).filter(
    (character) => !pictured.some(({ subject }) => subject === character),
  );
  const place =
    story.locations.find((location) => isPictureOf(uid, chosen.place, 'locations', location)) ??
    (await ownPlaceOf(locationStore, uid, chosen.place));
  if (!place) throw addressNotAllowed('locationImageUrl');
  return {
    people: [...pictured, ...others.map((subject) => ({ subject, picturePath: null }))],
    place: { subject: place, picturePath: chosen.place },
    isChosen: true,
  };
}

/** The folder in the path identifies the item. */
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
