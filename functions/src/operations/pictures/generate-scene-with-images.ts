import { ENTITY_ID_PATTERN } from '@talelantern/domain/contracts/entity-id';
import type { GenerateSceneRequest } from '@talelantern/domain/contracts/generate-scene-with-images';
import { AppError } from '@talelantern/domain/errors/app-error';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { itemFolder, ownerPrefix, type PictureOwner } from '@talelantern/domain/images/media-address';
import { isNamedIn } from '@talelantern/domain/stories/scene-cast';
import type { ScenePlace } from '@talelantern/domain/stories/scene-prompt';
import { checkSceneRequest, type CheckedSceneRequest } from '@talelantern/domain/stories/scene-request';
import type { Story, StoryCharacter } from '@talelantern/domain/stories/story';
import { LIMIT_REACHED } from '@talelantern/domain/subscriptions/entitlement';
import { PLANS } from '@talelantern/domain/subscriptions/plans';
import type { Admission } from '../generation/jobs.ts';
import type { Caller } from '../ports/caller.ts';
import type { Places } from '../ports/places.ts';
import { addressNotAllowed, requireOwnPicture } from './own-picture.ts';
import { requireOwnStory } from './own-story.ts';
import { paintScene, type SceneTools } from './paint-scene.ts';
import type { Drawn, SceneCast } from './scene-cast.ts';

export interface SceneWithImagesTools extends SceneTools {
  places: Places;
}

/** The pictures that a family chose, by their paths: all its own, each once, in its order. */
interface ChosenPictures {
  portraits: string[];
  place: string;
}

/**
 * Paints a passage of a story with the chosen pictures of its people and of its place.
 * @throws AppError `invalid` with the sentences of specification §5, or 'Image address not allowed' for an address that
 * is not that of an own picture of somebody in the story or of an own place; ownership as own-story.ts; `plan_limit` for
 * more portraits than the plan allows in a story; `not_found` for a picture that is gone; otherwise as `paintScene`.
 */
export async function generateSceneWithImages(
  tools: SceneWithImagesTools,
  caller: Caller,
  requestId: string,
  request: GenerateSceneRequest,
): Promise<SceneResult> {
  const checked = checkSceneRequest(request);
  const chosen = readChosen(tools, caller.uid, checked);
  return paintScene(tools, {
    caller,
    requestId,
    childId: request.childId ?? null,
    passage: checked.text,
    identify: async (page) => {
      const story = await requireOwnStory(page, caller.uid, checked.storyId);
      return { story, cast: await castOf(tools.places, caller.uid, { story, chosen, passage: checked.text }) };
    },
    assertAllowed: async (admission, { story }) => {
      if (story) await assertWithinPlan(admission, story, chosen.portraits.length);
    },
  });
}

function readChosen({ pictures }: SceneTools, uid: string, asked: CheckedSceneRequest): ChosenPictures {
  const pathsOf = (field: string, addresses: readonly string[]): string[] =>
    addresses.map((address) => requireOwnPicture(pictures, uid, address, field).path);
  const portraits = [...new Set(pathsOf('characterImageUrls', asked.characterImageUrls))];
  return { portraits, place: requireOwnPicture(pictures, uid, asked.locationImageUrl, 'locationImageUrl').path };
}

/** Whose pictures were chosen, and who else is named in the passage. */
async function castOf(
  places: Places,
  uid: string,
  { story, chosen, passage }: { story: Story; chosen: ChosenPictures; passage: string },
): Promise<SceneCast> {
  const pictured = chosen.portraits.map((path): Drawn<StoryCharacter> => {
    const subject = story.characters.find((character) => shows(uid, path, 'characters', character));
    if (!subject) throw addressNotAllowed('characterImageUrls');
    return { subject, picturePath: path };
  });
  const others = story.characters.filter(
    (character) => isNamedIn(passage, character.name) && !pictured.some(({ subject }) => subject === character),
  );
  const place =
    story.locations.find((location) => shows(uid, chosen.place, 'locations', location)) ??
    (await ownPlaceOf(places, uid, chosen.place));
  if (!place) throw addressNotAllowed('locationImageUrl');
  return {
    people: [...pictured, ...others.map((subject) => ({ subject, picturePath: null }))],
    place: { subject: place, picturePath: chosen.place },
    isChosen: true,
  };
}

/** Only saving a picture for an item puts it into the item's folder, so all that is there shows the item. */
const shows = (
  uid: string,
  path: string,
  collection: PictureOwner['collection'],
  item: { id: string; imagePath: string | null },
): boolean =>
  item.imagePath === path || (item.id !== '' && path.startsWith(itemFolder(uid, { collection, id: item.id })));

/** A place of the family's that is not in the story: a passage may be drawn anywhere. */
async function ownPlaceOf(places: Places, uid: string, path: string): Promise<ScenePlace | null> {
  const [collection, id] = path.slice(ownerPrefix(uid).length).split('/');
  if (collection !== 'locations' || id === undefined || !ENTITY_ID_PATTERN.test(id)) return null;
  const place = await places.find(id);
  return place?.userId === uid ? place : null;
}

/** The plan in force must allow so many people in a story, or the one that the story was begun with. */
async function assertWithinPlan({ page, plan }: Admission, story: Story, people: number): Promise<void> {
  const allows = ({ limits }: typeof plan): boolean => people <= (limits.charactersPerStory ?? Infinity);
  if (allows(plan)) return;
  const ledger = ENTITY_ID_PATTERN.test(story.memoryKey)
    ? await page.chapterLedger(story.userId, story.memoryKey)
    : null;
  if (!ledger || !allows(PLANS[ledger.planId])) throw new AppError('plan_limit', LIMIT_REACHED);
}
