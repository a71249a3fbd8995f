import type { Character } from '@talelantern/domain/characters/character';
import type {
  FinishedWork,
  LocationResult,
  PortraitResult,
  SceneResult,
  StoryResult,
} from '@talelantern/domain/generation/finished-work';
import { itemPicturePath, ownPictureId } from '@talelantern/domain/images/media-address';
import type { Location } from '@talelantern/domain/locations/location';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { FIRST_PHASE, nextPhase } from '@talelantern/domain/stories/phases';
import { findPassage } from '@talelantern/domain/stories/scene-places';
import { newStoryId } from '@talelantern/domain/stories/story-id';
import type { Story } from '@talelantern/domain/stories/story';
import { beginStory } from './chapter-request.ts';
import type { ChapterAssignment, ChapterDraft } from './chapter.ts';
import type { FinishedOffer } from './generation-service.ts';
import type { PendingStory, PendingWork } from './pending-work.ts';
import type { CharacterRepository } from './ports/character-repository.ts';
import type { LocationRepository } from './ports/location-repository.ts';
import type { GenerationRecords } from './ports/generation-records.ts';
import type { StoryRepository } from './ports/story-repository.ts';
import { randomText } from './random-ids.ts';
import type { ScenePlan } from './scene-maker.ts';

type Offerable = FinishedOffer | 'saved' | 'homeless';
type Assignable = ChapterAssignment | 'saved' | 'homeless';

/** Turns finished work into something that can be saved, with what this device remembers of the request. */
export interface OfferMaker {
  /** 'saved' where it is saved already; it is then put away. 'homeless' where what it belongs to has gone or gone on. */
  fromFinished: (work: FinishedWork) => Promise<Offerable>;
}

interface OfferDependencies {
  uid: string;
  characters: CharacterRepository;
  locations: LocationRepository;
  stories: StoryRepository;
  records: GenerationRecords;
  pendingWork: PendingWork;
  /** Ms since 1970. */
  now: () => number;
}

export function createOfferMaker(dependencies: OfferDependencies): OfferMaker {
  const { uid, characters, locations, stories, records, pendingWork, now } = dependencies;
  /** Ids for stories that were asked for on another device: the same one however often they are offered. */
  const newIds = new Map<string, string>();

  function storyIdFor(requestId: string, pending: PendingStory | undefined): string {
    const id = pending?.storyId ?? newIds.get(requestId) ?? newStoryId(now(), randomText(8));
    newIds.set(requestId, id);
    return id;
  }

  async function castOf(result: StoryResult, pending: PendingStory | undefined): Promise<Character[]> {
    const found = await Promise.all(result.characterIds.map((id) => characters.find(id)));
    return found
      .filter((character) => character !== null)
      .map((character) => {
        const chosen = pending?.cast.find(({ id }) => id === character.id);
        return chosen ? { ...character, role: chosen.role } : character;
      });
  }

  async function placesOf({ locationIds }: StoryResult): Promise<Location[]> {
    const found = await Promise.all(locationIds.map((id) => locations.find(id)));
    return found.filter((location) => location !== null);
  }

  async function assign(result: StoryResult, pending: PendingStory | undefined): Promise<Assignable> {
    const told = await stories.findByMemoryKey(result.memoryKey);
    if (result.storyPhase !== FIRST_PHASE) return told ? continues(told, result) : 'homeless';
    if (told) return 'saved';
    const cast = await castOf(result, pending);
    const ageRange = AGE_RANGES.find((range) => range === result.ageRange);
    if (cast.length === 0 || !ageRange) return 'homeless';
    const { theme, length, customElements, childId } = result;
    const relationships = result.relationships.map(({ details = '', ...relationship }) => ({
      ...relationship,
      details,
    }));
    return {
      kind: 'new-story',
      characters: cast,
      locations: await placesOf(result),
      theme,
      ageRange,
      length,
      customElements,
      relationships,
      childId,
    };
  }

  async function toStoryOffer(requestId: string, result: StoryResult): Promise<Offerable> {
    const pending = pendingWork.list().find((one) => one.kind === 'story' && one.requestId === requestId);
    const begun = pending?.kind === 'story' ? pending : undefined;
    const assignment = await assign(result, begun);
    if (typeof assignment === 'string') return assignment;
    const draft: ChapterDraft = {
      requestId,
      storyId: assignment.kind === 'next-chapter' ? assignment.story.id : storyIdFor(requestId, begun),
      assignment,
      phase: result.storyPhase,
      text: result.story,
      memoryKey: result.memoryKey,
      ideas: result.ideas,
    };
    const title = assignment.kind === 'next-chapter' ? assignment.story.title : beginStory(draft, uid, now()).title;
    return { kind: 'story', requestId, draft, title };
  }

  async function toPortraitOffer(requestId: string, result: PortraitResult): Promise<Offerable> {
    const { characterId, imageUrl, prompt } = result;
    const item = characterId === null ? null : await characters.find(characterId);
    if (!item) return 'homeless';
    return { kind: 'portrait', requestId, item, picture: { requestId, itemId: item.id, imageUrl, prompt } };
  }

  async function toLocationOffer(requestId: string, result: LocationResult): Promise<Offerable> {
    const { locationId, imageUrl, prompt } = result;
    const item = await locations.find(locationId);
    if (!item) return 'homeless';
    return { kind: 'location', requestId, item, picture: { requestId, itemId: item.id, imageUrl, prompt } };
  }

  async function toSceneOffer(requestId: string, result: SceneResult): Promise<Offerable> {
    const { storyId, imageUrl, generatedPrompt: prompt } = result;
    const story = storyId === null ? null : await stories.find(storyId);
    if (!story) return 'homeless';
    const saved = itemPicturePath(
      uid,
      { collection: 'stories', id: story.id },
      ownPictureId(result.imagePath, uid) ?? '',
    );
    if (story.sceneImages.some(({ imagePath }) => imagePath === saved)) return 'saved';
    const pending = pendingWork.list().find((one) => one.kind === 'scene' && one.requestId === requestId);
    const plan = pending?.kind === 'scene' ? pending.plan : planOf(requestId, result, story);
    return { kind: 'scene', requestId, plan, picture: { requestId, itemId: plan.id, imageUrl, prompt } };
  }

  async function toOffer({ kind, requestId, result }: FinishedWork): Promise<Offerable> {
    if (result === null) return 'homeless';
    switch (kind) {
      case 'story':
        return toStoryOffer(requestId, result);
      case 'portrait':
        return toPortraitOffer(requestId, result);
      case 'location':
        return toLocationOffer(requestId, result);
      case 'scene':
        return toSceneOffer(requestId, result);
      default:
        return 'homeless';
    }
  }

  return {
    async fromFinished(work) {
      const { requestId } = work;
      const offer = await toOffer(work);
      if (offer === 'saved') {
        pendingWork.forget(requestId);
        records.deleteFinished(requestId).catch(() => undefined);
      }
      return offer;
    },
  };
}

function continues(story: Story, result: StoryResult): Assignable {
  if (story.previousParts.includes(result.story)) return 'saved';
  if (nextPhase(story.currentPhase) !== result.storyPhase) return 'homeless';
  return { kind: 'next-chapter', story, length: result.length };
}

/** Where a picture belongs that was asked for on another device. */
function planOf(requestId: string, { textSelection }: SceneResult, { id: storyId, previousParts }: Story): ScenePlan {
  const offsets = previousParts.map((chapter) => findPassage(chapter, textSelection, 0));
  const part = Math.max(
    0,
    offsets.findIndex((offset) => offset !== null),
  );
  return { id: requestId, storyId, part, position: offsets[part] ?? 0, textSelection, references: null };
}
