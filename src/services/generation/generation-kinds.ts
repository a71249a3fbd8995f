import type { Character } from '@talelantern/domain/characters/character';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import type { Location } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { type GeneratedPicture, type PictureService, SAVE_IMAGE_FAILED } from '../pictures/picture-service.ts';
import type { NarrationOrder, Recording } from '../reading/reading-service.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';
import type { Services } from '../services.ts';
import type { ChapterAssignment, ChapterDraft } from '../stories/chapter.ts';
import type { OfferedRewrite, RewriteOrder } from '../stories/rewrite-service.ts';
import { type ChapterOptions, SAVE_STORY_FAILED } from '../stories/story-service.ts';

interface Kinds {
  story: { input: ChapterAssignment; made: ChapterDraft; saved: Story };
  portrait: { input: PictureOrder<Character>; made: GeneratedPicture; saved: Character };
  location: { input: PictureOrder<Location>; made: GeneratedPicture; saved: Location };
  scene: { input: ScenePlan; made: GeneratedPicture; saved: Story };
  rewrite: { input: RewriteOrder; made: OfferedRewrite; saved: OfferedRewrite };
  narration: { input: NarrationOrder; made: Recording; saved: Recording };
}
export type Kind = keyof Kinds;
export type Input<K extends Kind> = Kinds[K]['input'];
export type Made<K extends Kind> = Kinds[K]['made'];
export type Saved<K extends Kind> = Kinds[K]['saved'];

interface PictureOrder<Item> {
  /** Includes the look for this picture, which is stored with it. */
  item: Item;
  /** What should differ from the last picture; may be empty. */
  wish: string;
}

export interface Finished<K extends Kind> {
  input: Input<K>;
  made: Made<K>;
}

type OfferedKind = Exclude<Kind, 'rewrite' | 'narration'>;

/** Finished work that is not saved yet and is offered to the family. */
export type FinishedOffer = { [K in OfferedKind]: { kind: K; requestId: string } & Finished<K> }[OfferedKind];

export const isOfferOf = <K extends Kind>(kind: K, offer: FinishedOffer): offer is FinishedOffer & Finished<K> =>
  offer.kind === kind;

interface Work<K extends Kind> {
  make: (input: Input<K>, options: ChapterOptions) => Promise<Made<K>>;
  /** Calls `onShown` once the result can be shown, before it is stored. */
  save: (input: Input<K>, made: Made<K>, onShown: (saved: Saved<K>) => void) => Promise<Saved<K>>;
  generateFailed: string;
  saveFailed: string;
}
export type Works = { [K in Kind]: Work<K> };

type GeneratingServices = Pick<Services, 'characters' | 'locations' | 'scenes' | 'stories' | 'rewrites' | 'reading'>;

const PICTURES = { generateFailed: GENERATE_IMAGE_FAILED, saveFailed: SAVE_IMAGE_FAILED };
const STORIES = { generateFailed: GENERATE_STORY_FAILED, saveFailed: SAVE_STORY_FAILED };
const NARRATIONS = {
  generateFailed: generateAudioNarrationContract.unreachable,
  saveFailed: generateAudioNarrationContract.unreachable,
};

const pictureWork = <Item>({ generatePicture, savePicture }: PictureService<Item>) => ({
  make: ({ item, wish }: PictureOrder<Item>, options: ChapterOptions) => generatePicture(item, { wish, ...options }),
  save: ({ item }: PictureOrder<Item>, picture: GeneratedPicture, onShown: (item: Item) => void) =>
    savePicture(item, picture, onShown),
  ...PICTURES,
});

export const createWorks = ({
  characters,
  locations,
  scenes,
  stories,
  rewrites,
  reading,
}: GeneratingServices): Works => ({
  portrait: pictureWork(characters),
  location: pictureWork(locations),
  scene: { make: scenes.generateScene, save: scenes.saveScene, ...PICTURES },
  story: { make: stories.generateChapter, save: (_assignment, draft) => stories.saveChapter(draft), ...STORIES },
  rewrite: { make: rewrites.generateRewrite, save: async (_order, rewrite) => rewrite, ...STORIES },
  narration: { make: reading.narrate, save: async (_order, recording) => recording, ...NARRATIONS },
});

/** Narrations are stored by their function, and rewrites are offered in their story. */
type WithoutOffer = 'narration' | 'rewrite';

/** Whether finished work of this kind is offered on any screen. */
export const isOffered = <Name>(kind: Name): kind is Exclude<Name, WithoutOffer> =>
  kind !== 'narration' && kind !== 'rewrite';
