import { readAppearance, type Appearance, type Character, GENDERS, type Gender } from '../characters/character.ts';
import { CHARACTER_ROLES, type CharacterRole } from '../characters/roles.ts';
import { ownerPrefix } from '../images/media-address.ts';
import { LIMITS } from '../limits/limits.ts';
import { readLocationLook, type Location, type LocationLook } from '../locations/location.ts';
import { readStoryNarration, type StoryNarration } from '../narration/chapter-narration.ts';
import { readSharing, type Sharing } from '../sharing/sharing.ts';
import {
  isRecord,
  readBoolean,
  readChoice,
  readList,
  readNumber,
  readText,
  readTextOrNull,
  readTexts,
  readTime,
  withinForm,
  type StoredData,
} from '../stored/read-fields.ts';
import { AGE_RANGES, type AgeRange } from './ages.ts';
import {
  DEFAULT_LENGTH,
  FIRST_PHASE,
  STORY_LENGTHS,
  STORY_PHASES,
  type StoryLength,
  type StoryPhase,
} from './phases.ts';
import { toOneLine } from '../text/lists.ts';
import { readRelationships, type Relationship } from './relationship.ts';
import { readSceneImages, type SceneImage } from './scene-image.ts';
import { readStoryIdeas, type StoryIdea } from './story-ideas.ts';

/** A character as it was when the story was told: later edits or deletions do not change the story. */
export interface StoryCharacter {
  id: string;
  name: string;
  type: string;
  gender: Gender;
  personality: string;
  magicalPower: string | null;
  role: CharacterRole | null;
  customDescription: string;
  appearance: Appearance;
  imageUrl: string | null;
  imagePath: string | null;
}

/** A location as it was when the story was told. */
export interface StoryLocation extends LocationLook {
  id: string;
  name: string;
  imageUrl: string | null;
  imagePath: string | null;
}

export interface StorySettings {
  length: StoryLength;
  customElements: string;
  /** What could happen in the chapter that comes next; none where nothing was thought of. */
  nextIdeas: StoryIdea[];
}

/** Where a family stopped reading: indexes of a chapter (0-3) and of a paragraph in it. */
export interface ReadingPlace {
  part: number;
  paragraph: number;
}

export interface Story {
  id: string;
  userId: string;
  title: string;
  /** All chapters joined by a blank line. */
  content: string;
  /** The chapters, the truth behind `content`: paragraphs parted by blank lines. */
  previousParts: string[];
  currentPhase: StoryPhase;
  characters: StoryCharacter[];
  locations: StoryLocation[];
  sceneImages: SceneImage[];
  /** Name of the theme. */
  theme: string;
  ageRange: AgeRange;
  settings: StorySettings;
  relationships: Relationship[];
  memoryKey: string;
  generatedPrompt: string | null;
  sharing: Sharing | null;
  favorite: boolean;
  /** The scene image that stands for the story; null means the first. */
  coverSceneId: string | null;
  /** The child that it was told for. */
  childId: string | null;
  /** Indexes of the chapters that a parent has read and allowed. */
  approvedParts: number[];
  readingPlace: ReadingPlace | null;
  narration: StoryNarration;
  /** An edit needs the revision it read, so that two tabs cannot overwrite each other's chapter. */
  revision: number;
  createdAt: number | null;
  updatedAt: number | null;
}

const CHAPTER_JOINT = '\n\n';

export const joinChapters = (chapters: readonly string[]): string => chapters.join(CHAPTER_JOINT);

/** A chapter's paragraphs, in order. */
export const toParagraphs = (chapter: string): string[] =>
  chapter
    .split(/\n\s*\n/)
    .map(toOneLine)
    .filter((paragraph) => paragraph !== '');

export const fromParagraphs = (paragraphs: readonly string[]): string => paragraphs.join(CHAPTER_JOINT);

/** The picture of something a family made; none where it does not lie under the family's own prefix. */
function ownPicture({
  userId,
  imageUrl,
  imagePath,
}: Character | Location): Pick<StoryLocation, 'imageUrl' | 'imagePath'> {
  const isOwn = imagePath?.startsWith(ownerPrefix(userId)) ?? false;
  return { imageUrl: isOwn ? imageUrl : null, imagePath: isOwn ? imagePath : null };
}

/** The copy of `character` that a story keeps. A picture that does not lie under the family's own prefix stays behind. */
export function toStoryCharacter(character: Character): StoryCharacter {
  const { id, name, type, gender, personality, magicalPower, role, customDescription, appearance } = character;
  return {
    id,
    name,
    type,
    gender,
    personality,
    magicalPower,
    role,
    customDescription,
    appearance,
    ...ownPicture(character),
  };
}

/** The copy of `location` that a story keeps, with its picture under the same condition. */
export function toStoryLocation(location: Location): StoryLocation {
  const { id, name, type, category, subcategory, description, climate } = location;
  const { magicalProperties, inhabitants, dangers, treasures } = location;
  return {
    id,
    name,
    type,
    category,
    subcategory,
    description,
    climate,
    magicalProperties,
    inhabitants,
    dangers,
    treasures,
    ...ownPicture(location),
  };
}

function readStoryCharacter(value: unknown): StoryCharacter[] {
  if (!isRecord(value) || readText(value['name']) === '') return [];
  return [
    {
      id: readText(value['id']),
      name: readText(value['name']).slice(0, LIMITS.name),
      type: readText(value['type']),
      gender: readChoice(value['gender'], GENDERS, 'female'),
      personality: readText(value['personality']),
      magicalPower: readTextOrNull(value['magicalPower']),
      role: readChoice(value['role'], CHARACTER_ROLES, null),
      customDescription: readText(value['customDescription']),
      appearance: readAppearance(value['appearance']),
      imageUrl: readTextOrNull(value['imageUrl']),
      imagePath: readTextOrNull(value['imagePath']),
    },
  ];
}

function readStoryLocation(value: unknown): StoryLocation[] {
  if (!isRecord(value) || readText(value['name']) === '') return [];
  return [
    {
      id: readText(value['id']),
      name: readText(value['name']).slice(0, LIMITS.name),
      ...readLocationLook(value),
      imageUrl: readTextOrNull(value['imageUrl']),
      imagePath: readTextOrNull(value['imagePath']),
    },
  ];
}

/** Whom or what a story is about, in the size that a family can choose. */
const readPlayed = <Played>(value: unknown, read: (entry: unknown) => Played[]): Played[] =>
  readList(value)
    .slice(0, LIMITS.listEntries)
    .flatMap((entry) => read(withinForm(entry)));

function readSettings(value: unknown): StorySettings {
  const data = isRecord(value) ? value : {};
  return {
    length: readChoice(data['length'], STORY_LENGTHS, DEFAULT_LENGTH),
    customElements: readText(data['customElements']),
    nextIdeas: readStoryIdeas(data['nextIdeas']),
  };
}

function readReadingPlace(value: unknown): ReadingPlace | null {
  if (!isRecord(value)) return null;
  return { part: readNumber(value['part']), paragraph: readNumber(value['paragraph']) };
}

/**
 * Reads a stored story in today's or an earlier shape, without changing it: lists stored as objects become lists,
 * `previousParts` defaults to the content as a single part (specification §3). Null for a document without any text.
 */
export function readStory(id: string, data: StoredData): Story | null {
  const content = readText(data['content']);
  const parts = readTexts(data['previousParts']).filter((part) => part.trim() !== '');
  if (content.trim() === '' && parts.length === 0) return null;
  return {
    id,
    userId: readText(data['userId']),
    title: readText(data['title']) || 'A story without a title',
    content: content || joinChapters(parts),
    previousParts: parts.length > 0 ? parts : [content],
    currentPhase: readChoice(data['currentPhase'], STORY_PHASES, FIRST_PHASE),
    characters: readPlayed(data['characters'], readStoryCharacter),
    locations: readPlayed(data['locations'], readStoryLocation),
    sceneImages: readSceneImages(data['sceneImages']),
    theme: readText(data['theme']),
    ageRange: readChoice(data['ageRange'], AGE_RANGES, '5-8'),
    settings: readSettings(data['settings']),
    relationships: readRelationships(data['relationships']),
    memoryKey: readText(data['memoryKey']),
    generatedPrompt: readTextOrNull(data['generatedPrompt']),
    sharing: readSharing(data['sharing']),
    favorite: readBoolean(data['favorite']),
    coverSceneId: readTextOrNull(data['coverSceneId']),
    childId: readTextOrNull(data['childId']),
    approvedParts: readList(data['approvedParts']).filter((part) => typeof part === 'number'),
    readingPlace: readReadingPlace(data['readingPlace']),
    narration: readStoryNarration(data['narration'], readText(data['userId'])),
    revision: readNumber(data['revision'], 1),
    createdAt: readTime(data['createdAt']),
    updatedAt: readTime(data['updatedAt']),
  };
}
