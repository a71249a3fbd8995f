import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import { readCharacter, type Character } from '@talelantern/domain/characters/character';
import type { FinishedWork, SceneResult, StoryResult } from '@talelantern/domain/generation/finished-work';
import { itemPicturePath, ownPictureId } from '@talelantern/domain/images/media-url';
import type { Location } from '@talelantern/domain/locations/location';
import { FIRST_PHASE } from '@talelantern/domain/stories/phases';
import { findPassage } from '@talelantern/domain/stories/scene-positions';
import { newStoryId, type Story, toParagraphs } from '@talelantern/domain/stories/story';
import type { FamilyDeps } from '../deps.ts';
import type { GeneratedPicture, PictureKind } from '../pictures/picture-service.ts';
import type { CharacterRepository, LocationRepository, StoryRepository } from '../ports/item-repositories.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';
import { mayFollow, type ChapterAssignment } from '../stories/chapter.ts';
import type { Finished } from './generation-kinds.ts';
import type { PendingRequest } from './pending-requests.ts';
import { type GenerationDeps, settle } from './run-generation.ts';

type OfferedKind = PictureKind | 'scene' | 'story';

type Offer = { [K in OfferedKind]: { kind: K } & Finished<K> }[OfferedKind];

/** Finished work that is not saved yet and is offered to the family. */
export type FinishedOffer = { status: 'finished'; requestId: string } & Offer;

/** Text of a broken stream or, if `isWhole`, a chapter whose story is deleted or already has that chapter. */
export interface PartialStory {
  status: 'partial';
  kind: 'story';
  requestId: string;
  paragraphs: readonly string[];
  isWhole: boolean;
}

/** 'orphaned': its item or story is deleted, or the story already has another chapter in its place. */
type Unoffered = 'saved' | 'orphaned';
/** What only this device knows of a story that it has requested. */
type SentChoices = Pick<Extract<PendingRequest, { kind: 'story' }>, 'cast' | 'idea'>;

export type OfferDeps = GenerationDeps &
  Pick<FamilyDeps, 'uid'> & {
    characters: Pick<CharacterRepository, 'find'>;
    locations: Pick<LocationRepository, 'find'>;
    stories: Pick<StoryRepository, 'find' | 'findByMemoryKey'>;
  };

/** @returns a function that turns finished work into an offer, its text, or null. It settles what is saved. */
export function createOfferBuilder(deps: OfferDeps) {
  const { uid, characters, locations, stories, requests, now } = deps;

  /** A character that was deleted in the meantime is as it was sent. */
  async function findCast({ characterIds, cast }: StoryResult, sent: SentChoices | undefined): Promise<Character[]> {
    const foundCharacters = await Promise.all(
      characterIds.map(async (characterId) => {
        const asSent = cast.find(({ id }) => id === characterId);
        const stored = await characters.find(characterId);
        const character = stored ?? (asSent ? readCharacter(characterId, { ...asSent, userId: uid }) : null);
        const chosen = asSent ?? sent?.cast.find(({ id }) => id === characterId);
        return character && { ...character, ...(chosen && { role: chosen.role ?? null }) };
      }),
    );
    return foundCharacters.filter((character) => character !== null);
  }

  async function assign(result: StoryResult, sent: SentChoices | undefined): Promise<ChapterAssignment | Unoffered> {
    const { theme, length, customElements, childId } = result;
    const existingStory = await stories.findByMemoryKey(result.memoryKey);
    if (result.storyPhase !== FIRST_PHASE) return existingStory ? toNextChapter(existingStory, result) : 'orphaned';
    if (existingStory) return 'saved';
    const cast = await findCast(result, sent);
    const ageRange = AGE_RANGES.find((range) => range === result.ageRange);
    if (cast.length === 0 || !ageRange) return 'orphaned';
    const relationships = result.relationships.map((one) => ({ ...one, details: one.details ?? '' }));
    const chosen = { theme, ageRange, length, customElements, relationships, childId, idea: sent?.idea ?? '' };
    return { kind: 'new-story', characters: cast, locations: await findAll(result.locationIds, locations), ...chosen };
  }

  async function toStory({ requestId, createdAt }: FinishedWork, result: StoryResult): Promise<Offer | Unoffered> {
    const pending = requests.find('story', requestId);
    const assignment = await assign(result, pending);
    if (typeof assignment === 'string') return assignment;
    // Derived from the request, so that work of another device gets the same new id at each offer.
    const newId = pending?.storyId ?? newStoryId(createdAt ?? now(), requestId.slice(0, 8));
    const storyId = assignment.kind === 'next-chapter' ? assignment.story.id : newId;
    const { story: text, storyPhase: phase, memoryKey, ideas, bookTitle } = result;
    const generated = { requestId, storyId, assignment, phase, text, memoryKey, ideas, bookTitle };
    return { kind: 'story', input: assignment, generated };
  }

  /** The item with the look at the time of the request. */
  function toPicture<Item extends Character | Location>(
    kind: PictureKind,
    found: Item,
    { requestId, imageUrl, prompt }: GeneratedPicture,
  ) {
    const look = requests.find(kind, requestId)?.look;
    const item = look ? { ...found, advancedFeatures: look } : found;
    return { input: { item, wish: '' }, generated: { requestId, imageUrl, prompt } };
  }

  async function toScene(requestId: string, result: SceneResult): Promise<Offer | Unoffered> {
    const { storyId, imageUrl, generatedPrompt: prompt, alt } = result;
    const story = storyId === null ? null : await stories.find(storyId);
    if (!story) return 'orphaned';
    const item = { collection: 'stories', id: story.id } as const;
    const savedPath = itemPicturePath(uid, item, ownPictureId(result.imagePath, uid) ?? '');
    if (story.sceneImages.some(({ imagePath }) => imagePath === savedPath)) return 'saved';
    const plan = requests.find('scene', requestId)?.plan ?? planOf(requestId, result, story);
    return { kind: 'scene', input: plan, generated: { requestId, imageUrl, prompt, alt } };
  }

  async function toOffer(work: FinishedWork): Promise<Offer | Unoffered> {
    const { kind, requestId, result } = work;
    if (result === null) return 'orphaned';
    switch (kind) {
      case 'story':
        return toStory(work, result);
      case 'portrait': {
        const character = result.characterId === null ? null : await characters.find(result.characterId);
        return character ? { kind, ...toPicture(kind, character, { requestId, ...result }) } : 'orphaned';
      }
      case 'location': {
        const location = await locations.find(result.locationId);
        return location ? { kind, ...toPicture(kind, location, { requestId, ...result }) } : 'orphaned';
      }
      case 'scene':
        return toScene(requestId, result);
      default:
        return 'orphaned';
    }
  }

  return async (work: FinishedWork): Promise<FinishedOffer | PartialStory | null> => {
    const { kind, requestId, result, partial } = work;
    const offer = await toOffer(work);
    if (typeof offer === 'object') return { status: 'finished', requestId, ...offer };
    if (offer === 'saved') {
      settle(deps, requestId);
      return null;
    }
    const paragraphs = kind === 'story' && result ? toParagraphs(result.story) : (partial ?? []);
    const isWhole = result !== null;
    return paragraphs.length === 0 ? null : { status: 'partial', kind: 'story', requestId, paragraphs, isWhole };
  };
}

async function findAll<Item>(ids: readonly string[], items: { find: (id: string) => Promise<Item | null> }) {
  const foundItems = await Promise.all(ids.map((id) => items.find(id)));
  return foundItems.filter((item) => item !== null);
}

function toNextChapter(
  story: Story,
  { story: text, storyPhase: phase, length, childId, replaces }: StoryResult,
): ChapterAssignment | Unoffered {
  if (story.previousParts.includes(text)) return 'saved';
  return mayFollow(story, { phase, replaces }) ? { kind: 'next-chapter', story, length, childId } : 'orphaned';
}

/** The plan of a scene that another device has requested: at the first chapter that contains its passage. */
function planOf(id: string, { textSelection }: SceneResult, { id: storyId, previousParts }: Story): ScenePlan {
  const offsets = previousParts.map((chapter) => findPassage(chapter, textSelection, 0));
  const partIndex = offsets.findIndex((offset) => offset !== null);
  const part = Math.max(0, partIndex);
  return { id, storyId, part, position: offsets[part] ?? 0, textSelection, references: null };
}
