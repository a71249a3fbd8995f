import { cutText } from '../text/cut-text.ts';
import { AGE_RANGES } from '../audience/ages.ts';
import { CHARACTER_FIELDS, type Character } from '../characters/character.ts';
import { ownerPrefix } from '../images/media-url.ts';
import { LIMITS } from '../limits/limits.ts';
import { LOCATION_LOOK_FIELDS, type Location } from '../locations/location.ts';
import { readStoryNarration, type StoryNarration } from '../narration/chapter-narration.ts';
import { readItemSharing } from '../sharing/item-sharing.ts';
import {
  defineDocument,
  mapOf,
  oneOf,
  pick,
  readFields,
  type DocumentOf,
  type Fields,
  type ValuesOf,
} from '../stored/define-document.ts';
import {
  isRecord,
  readBoolean,
  readList,
  readNumber,
  readRecord,
  readText,
  readTextOrNull,
  readTextList,
  readTime,
  limitToFormSize,
  type StoredData,
} from '../stored/read-fields.ts';
import { toOneLine } from '../text/lists.ts';
import { readBookTitle } from './book-title.ts';
import { DEFAULT_LENGTH, FIRST_PHASE, STORY_LENGTHS, STORY_PHASES } from './phases.ts';
import { readTitle } from './read-title.ts';
import { readRelationships, RELATIONSHIP_FIELDS } from './relationships.ts';
import { readSceneImages, SCENE_IMAGE_FIELDS, SCENE_SLOTS } from './scene-image.ts';
import { readStoryIdeas, storyIdeaSchema } from './story-ideas.ts';
import { readStoryTalkCards } from './talk-cards.ts';

/** `story_<ms>_<suffix>`: the specified timestamp, and a suffix against collisions. */
export const STORY_ID_PATTERN = /^story_\d{10,16}_[a-z0-9]{6,16}$/;

/** `now` in ms; `randomSuffix` at least six of [a-z0-9]. */
export const newStoryId = (now: number, randomSuffix: string): string => `story_${now}_${randomSuffix}`;

const CAST_FIELDS = {
  id: readText,
  name: (value: unknown) => cutText(readText(value), LIMITS.name),
  imageUrl: readTextOrNull,
  imagePath: readTextOrNull,
};

const STORY_CHARACTER_FIELDS = {
  ...CAST_FIELDS,
  ...pick(CHARACTER_FIELDS, [
    'type',
    'gender',
    'personality',
    'magicalPower',
    'role',
    'customDescription',
    'appearance',
  ]),
};
const STORY_LOCATION_FIELDS = { ...CAST_FIELDS, ...LOCATION_LOOK_FIELDS };

/** The character as it was when the story was generated; later changes do not affect the story. */
export type StoryCharacter = ValuesOf<typeof STORY_CHARACTER_FIELDS>;
export type StoryLocation = ValuesOf<typeof STORY_LOCATION_FIELDS>;

/** Reads characters or locations with a name, cut to the limits of the form. */
const castOf =
  <Of extends Fields>(fields: Of) =>
  (value: unknown): ValuesOf<Of>[] =>
    readList(value)
      .slice(0, LIMITS.listEntries)
      .map(limitToFormSize)
      .flatMap((entry) => (isRecord(entry) && readText(entry['name']) !== '' ? [readFields(fields, entry)] : []));

const STORY_SETTINGS_FIELDS = {
  length: oneOf(STORY_LENGTHS, DEFAULT_LENGTH),
  customElements: readText,
  nextIdeas: readStoryIdeas,
};

/** Reading position: indexes of a chapter (0-3) and of its paragraph. */
const READING_POSITION_FIELDS = { part: readNumber, paragraph: readNumber };

export type ReadingPosition = ValuesOf<typeof READING_POSITION_FIELDS>;

/** The key of the parents' reading position; a child's key is the child's id. */
export const PARENTS = 'parents';

const readReadingPosition = (value: unknown): ReadingPosition | null =>
  isRecord(value) ? readFields(READING_POSITION_FIELDS, value) : null;

const readReadingPositions = (value: unknown): Readonly<Partial<Record<string, ReadingPosition>>> =>
  Object.fromEntries(
    Object.entries(readRecord(value)).flatMap(([reader, stored]) => {
      const position = readReadingPosition(stored);
      return position ? [[reader, position]] : [];
    }),
  );

/** Fields that are set with the first chapter and never change. */
const FIXED_FIELDS = {
  userId: readText,
  characters: castOf(STORY_CHARACTER_FIELDS),
  locations: castOf(STORY_LOCATION_FIELDS),
  theme: readText,
  ageRange: oneOf(AGE_RANGES, '5-8'),
  memoryKey: readText,
  createdAt: readTime,
};

/** Fields that may change with a chapter or an edit. */
const EDITABLE_FIELDS = {
  title: readTitle,
  bookTitle: readBookTitle,
  /** All chapters joined by a blank line. */
  content: readText,
  /** The chapters, from which `content` follows; paragraphs are separated by blank lines. */
  previousParts: (value: unknown) => readTextList(value).filter((part) => part.trim() !== ''),
  currentPhase: oneOf(STORY_PHASES, FIRST_PHASE),
  sceneImages: readSceneImages,
  settings: mapOf(STORY_SETTINGS_FIELDS),
  relationships: readRelationships,
  generatedPrompt: readTextOrNull,
  favorite: readBoolean,
  coverSceneId: readTextOrNull,
  childId: readTextOrNull,
  approvedParts: (value: unknown) => readList(value).filter((part) => typeof part === 'number'),
  /** The reading position of all readers, from versions without separate positions. */
  readingPlace: readReadingPosition,
  readingPlaces: readReadingPositions,
  /** An edit requires the revision it read, so that two tabs cannot overwrite each other's chapter. */
  revision: (value: unknown) => readNumber(value, 1),
  updatedAt: readTime,
};

/** `stories/{id}`. Functions write `sharing`, `narration` and `talkCards`. */
export const STORY = defineDocument({
  collection: 'stories',
  version: 8,
  fields: { ...FIXED_FIELDS, ...EDITABLE_FIELDS, sharing: readItemSharing, talkCards: readStoryTalkCards },
  required: [],
  rules: {
    ageRanges: AGE_RANGES,
    storyLengths: STORY_LENGTHS,
    firstPhase: FIRST_PHASE,
    phaseAfter: Object.fromEntries(STORY_PHASES.slice(1).map((phase, index) => [STORY_PHASES[index], phase])),
    /** The fields of a new story: nobody has read it, so it has no reading positions. */
    newStoryFields: [
      'id',
      ...Object.keys({ ...FIXED_FIELDS, ...EDITABLE_FIELDS }).filter((field) => field !== 'readingPlaces'),
      'lastUpdate',
    ],
    storyEditable: [...Object.keys(EDITABLE_FIELDS), 'lastUpdate'],
    storyCharacterFields: Object.keys(STORY_CHARACTER_FIELDS),
    storyLocationFields: Object.keys(STORY_LOCATION_FIELDS),
    relationshipFields: Object.keys(RELATIONSHIP_FIELDS),
    /** Fields that change while reading. An update of only these leaves `revision` as it is. */
    storyMarks: ['favorite', 'readingPlace', 'readingPlaces', 'updatedAt'],
    settingsFields: Object.keys(STORY_SETTINGS_FIELDS),
    ideaFields: Object.keys(storyIdeaSchema.shape),
    sceneImageFields: Object.keys(SCENE_IMAGE_FIELDS),
    sceneSlots: SCENE_SLOTS,
    readingPositionFields: Object.keys(READING_POSITION_FIELDS),
    parents: PARENTS,
  },
});

export interface Story extends DocumentOf<typeof STORY> {
  narration: StoryNarration;
}

/** Reads a story of any version: `previousParts` defaults to the content as a single part. Null without any text. */
export function readStory(id: string, data: StoredData): Story | null {
  const story = STORY.read(id, data);
  if (!story || (story.content.trim() === '' && story.previousParts.length === 0)) return null;
  return {
    ...story,
    content: story.content || joinChapters(story.previousParts),
    previousParts: story.previousParts.length > 0 ? story.previousParts : [story.content],
    narration: readStoryNarration(data['narration'], story.userId),
  };
}

/** Where `reader` continues reading; null at the beginning. */
export const readingPositionOf = (
  { readingPlaces, readingPlace }: Pick<Story, 'readingPlaces' | 'readingPlace'>,
  reader: string,
): ReadingPosition | null => readingPlaces[reader] ?? readingPlace;

const PARAGRAPH_SEPARATOR = '\n\n';

export const joinChapters = (chapters: readonly string[]): string => chapters.join(PARAGRAPH_SEPARATOR);

export const toParagraphs = (chapter: string): string[] =>
  chapter
    .split(/\n\s*\n/)
    .map(toOneLine)
    .filter((paragraph) => paragraph !== '');

export const fromParagraphs = (paragraphs: readonly string[]): string => paragraphs.join(PARAGRAPH_SEPARATOR);

function ownPicture({
  userId,
  imageUrl,
  imagePath,
}: Character | Location): Pick<StoryLocation, 'imageUrl' | 'imagePath'> {
  const isOwn = imagePath?.startsWith(ownerPrefix(userId)) ?? false;
  return { imageUrl: isOwn ? imageUrl : null, imagePath: isOwn ? imagePath : null };
}

/** The copy of `character` for a story, without a picture outside the user's prefix. */
export const toStoryCharacter = (character: Character): StoryCharacter => ({
  ...readFields(STORY_CHARACTER_FIELDS, character),
  ...ownPicture(character),
});

/** The copy of `location` for a story, without a picture outside the user's prefix. */
export const toStoryLocation = (location: Location): StoryLocation => ({
  ...readFields(STORY_LOCATION_FIELDS, location),
  ...ownPicture(location),
});
