import { ENTITY_ID_PATTERN } from '@talelantern/domain/contracts/entity-id';
import type { GenerateImageFromTextRequest } from '@talelantern/domain/contracts/generate-image-from-text';
import type { SceneResult } from '@talelantern/domain/generation/finished-work';
import { isNamedIn } from '@talelantern/domain/stories/scene-cast';
import { parseSceneText } from '@talelantern/domain/stories/scene-request';
import type { Story, StoryCharacter, StoryLocation } from '@talelantern/domain/stories/story';
import type { BooksPage } from '../ports/books.ts';
import type { Caller } from '../ports/caller.ts';
import { ownPicturePathOf } from './own-picture.ts';
import { requireOwnStory } from './own-story.ts';
import { paintScene, type SceneTools } from './paint-scene.ts';
import type { Drawn, SceneCast } from './scene-cast.ts';

const NOBODY: SceneCast = { people: [], place: null, isChosen: false };

/**
 * Paints a scene from a text. With a story, whoever the text names looks as in its own picture, or is described; so does
 * the place.
 * @throws AppError `invalid` for a blank text; ownership as own-story.ts; otherwise as `paintScene`.
 */
export async function generateImageFromText(
  tools: SceneTools,
  caller: Caller,
  requestId: string,
  { text, storyId, childId }: Pick<GenerateImageFromTextRequest, 'text' | 'storyId' | 'childId'>,
): Promise<SceneResult> {
  const passage = parseSceneText(text);
  return paintScene(tools, {
    caller,
    requestId,
    childId: childId ?? null,
    passage,
    identify: async (page) => {
      if (storyId === undefined) return { story: null, cast: NOBODY };
      const story = await requireOwnStory(page, caller.uid, storyId);
      return { story, cast: await castOf(tools, page, story, passage) };
    },
    assertAllowed: async () => {},
  });
}

async function castOf(tools: SceneTools, page: BooksPage, story: Story, passage: string): Promise<SceneCast> {
  const named = story.characters.filter(({ name }) => isNamedIn(passage, name));
  const [only, another] = story.locations;
  const place = story.locations.find(({ name }) => isNamedIn(passage, name)) ?? (another ? undefined : only);
  const [people, drawnPlace] = await Promise.all([
    Promise.all(named.map((character) => drawn(tools, page, story.userId, 'characters', character))),
    place ? drawn(tools, page, story.userId, 'locations', place) : null,
  ]);
  return { people, place: drawnPlace, isChosen: false };
}

/** With the picture that the story keeps, else with the one that has been painted since. */
async function drawn<Subject extends StoryCharacter | StoryLocation>(
  { pictures }: SceneTools,
  page: BooksPage,
  uid: string,
  collection: 'characters' | 'locations',
  subject: Subject,
): Promise<Drawn<Subject>> {
  const kept = ownPicturePathOf(pictures, uid, subject);
  if (kept !== null || !ENTITY_ID_PATTERN.test(subject.id)) return { subject, picturePath: kept };
  const item = await page.pictured(collection, subject.id);
  const isOwn = item?.userId === uid;
  return { subject, picturePath: isOwn ? ownPicturePathOf(pictures, uid, { ...item, imageUrl: null }) : null };
}
