import type { Character } from '@talelantern/domain/characters/character';
import type {
  FinishedWork,
  PortraitResult,
  SceneResult,
  StoryResult,
} from '@talelantern/domain/generation/finished-work';
import { itemPicturePath, ownPictureId } from '@talelantern/domain/images/media-address';
import type { Location } from '@talelantern/domain/locations/location';
import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { FIRST_PHASE, nextPhase } from '@talelantern/domain/stories/phases';
import { findPassage } from '@talelantern/domain/stories/scene-places';
import { newStoryId, type Story } from '@talelantern/domain/stories/story';
import type { ChapterAssignment, ChapterDraft } from '../stories/chapter.ts';
import type { FinishedOffer } from './generation-kinds.ts';
import type { PendingOf, PendingRequests } from './pending-requests.ts';
import type { CharacterRepository, LocationRepository, StoryRepository } from '../ports/item-repositories.ts';
import type { GenerationRecords } from '../ports/generation-records.ts';
import { settle } from './run-generation.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';

type Offerable = FinishedOffer | 'saved' | 'orphaned';
type Assignable = ChapterAssignment | 'saved' | 'orphaned';

interface OfferDeps {
  uid: string;
  characters: CharacterRepository;
  locations: LocationRepository;
  stories: StoryRepository;
  records: GenerationRecords;
  requests: PendingRequests;
  now: () => number;
}

export type OfferBuilder = ReturnType<typeof createOfferBuilder>;

export function createOfferBuilder(deps: OfferDeps) {
  const { uid, characters, locations, stories, requests, now } = deps;
  /** Ids for stories requested on another device, stable across repeated offers. */
  const newIds = new Map<string, string>();

  const pendingOf = <Kind extends FinishedOffer['kind']>(kind: Kind, requestId: string): PendingOf<Kind> | undefined =>
    requests.listOf(kind).find((request) => request.requestId === requestId);

  function storyIdFor(requestId: string, pending: PendingOf<'story'> | undefined): string {
    const id = pending?.storyId ?? newIds.get(requestId) ?? newStoryId(now(), crypto.randomUUID().slice(0, 8));
    newIds.set(requestId, id);
    return id;
  }

  async function castOf(result: StoryResult, pending: PendingOf<'story'> | undefined): Promise<Character[]> {
    const found = await Promise.all(result.characterIds.map((id) => characters.find(id)));
    return found
      .filter((character) => character !== null)
      .map((character) => {
        const chosen = pending?.cast.find(({ id }) => id === character.id);
        return chosen ? { ...character, role: chosen.role } : character;
      });
  }

  async function locationsOf({ locationIds }: StoryResult): Promise<Location[]> {
    const found = await Promise.all(locationIds.map((id) => locations.find(id)));
    return found.filter((location) => location !== null);
  }

  async function assign(result: StoryResult, pending: PendingOf<'story'> | undefined): Promise<Assignable> {
    const existing = await stories.findByMemoryKey(result.memoryKey);
    if (result.storyPhase !== FIRST_PHASE) return existing ? toNextChapter(existing, result) : 'orphaned';
    if (existing) return 'saved';
    const cast = await castOf(result, pending);
    const ageRange = AGE_RANGES.find((range) => range === result.ageRange);
    if (cast.length === 0 || !ageRange) return 'orphaned';
    const { theme, length, customElements, childId } = result;
    const relationships = result.relationships.map(({ details = '', ...relationship }) => ({
      ...relationship,
      details,
    }));
    return {
      kind: 'new-story',
      characters: cast,
      locations: await locationsOf(result),
      theme,
      ageRange,
      length,
      customElements,
      relationships,
      childId,
    };
  }

  async function toStoryOffer(requestId: string, result: StoryResult): Promise<Offerable> {
    const pending = pendingOf('story', requestId);
    const assignment = await assign(result, pending);
    if (typeof assignment === 'string') return assignment;
    const draft: ChapterDraft = {
      requestId,
      storyId: assignment.kind === 'next-chapter' ? assignment.story.id : storyIdFor(requestId, pending),
      assignment,
      phase: result.storyPhase,
      text: result.story,
      memoryKey: result.memoryKey,
      ideas: result.ideas,
      bookTitle: result.bookTitle,
    };
    return { kind: 'story', requestId, input: assignment, made: draft };
  }

  /** The item as it was requested, with the look of then. */
  function toPicture<Item extends Character | Location>(
    requestId: string,
    found: Item,
    { imageUrl, prompt }: Pick<PortraitResult, 'imageUrl' | 'prompt'>,
  ) {
    const request = requests.list().find((begun) => begun.requestId === requestId);
    const look = request && 'look' in request ? request.look : undefined;
    const item = look ? { ...found, advancedFeatures: look } : found;
    return { requestId, input: { item, wish: '' }, made: { requestId, imageUrl, prompt } };
  }

  async function toSceneOffer(requestId: string, result: SceneResult): Promise<Offerable> {
    const { storyId, imageUrl, generatedPrompt: prompt, alt } = result;
    const story = storyId === null ? null : await stories.find(storyId);
    if (!story) return 'orphaned';
    const saved = itemPicturePath(
      uid,
      { collection: 'stories', id: story.id },
      ownPictureId(result.imagePath, uid) ?? '',
    );
    if (story.sceneImages.some(({ imagePath }) => imagePath === saved)) return 'saved';
    const plan = pendingOf('scene', requestId)?.plan ?? planOf(requestId, result, story);
    return { kind: 'scene', requestId, input: plan, made: { requestId, imageUrl, prompt, alt } };
  }

  async function toOffer({ kind, requestId, result }: FinishedWork): Promise<Offerable> {
    if (result === null) return 'orphaned';
    switch (kind) {
      case 'story':
        return toStoryOffer(requestId, result);
      case 'portrait': {
        const found = result.characterId === null ? null : await characters.find(result.characterId);
        return found ? { kind, ...toPicture(requestId, found, result) } : 'orphaned';
      }
      case 'location': {
        const found = await locations.find(result.locationId);
        return found ? { kind, ...toPicture(requestId, found, result) } : 'orphaned';
      }
      case 'scene':
        return toSceneOffer(requestId, result);
      default:
        return 'orphaned';
    }
  }

  return {
    /** 'saved' if the work has already been saved; 'orphaned' if its item or story has been deleted or has moved on. */
    async fromFinished(work: FinishedWork): Promise<Offerable> {
      const offer = await toOffer(work);
      if (offer === 'saved') settle(deps, work.requestId);
      return offer;
    },
  };
}

function toNextChapter(story: Story, result: StoryResult): Assignable {
  if (story.previousParts.includes(result.story)) return 'saved';
  if (nextPhase(story.currentPhase) !== result.storyPhase) return 'orphaned';
  return { kind: 'next-chapter', story, length: result.length };
}

function planOf(requestId: string, { textSelection }: SceneResult, { id: storyId, previousParts }: Story): ScenePlan {
  const offsets = previousParts.map((chapter) => findPassage(chapter, textSelection, 0));
  const part = Math.max(
    0,
    offsets.findIndex((offset) => offset !== null),
  );
  return { id: requestId, storyId, part, position: offsets[part] ?? 0, textSelection, references: null };
}
