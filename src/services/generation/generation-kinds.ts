import type { Character } from '@talelantern/domain/characters/character';
import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import type { Location } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { type GeneratedPicture, type ItemPictureOrder, SAVE_IMAGE_FAILED } from '../pictures/picture-service.ts';
import type { NarrationOrder, RecordedChapter } from '../reading/reading-service.ts';
import type { ScenePlan } from '../scenes/scene-service.ts';
import type { LazyServices } from '../services.ts';
import type { ChapterAssignment, ChapterDraft } from '../stories/chapter.ts';
import type { OfferedRewrite, RewriteOrder } from '../stories/rewrite-service.ts';
import { type ChapterOptions, SAVE_STORY_FAILED } from '../stories/story-service.ts';

interface Kinds {
  story: { input: ChapterAssignment; generated: ChapterDraft; saved: Story };
  portrait: { input: ItemPictureOrder<Character>; generated: GeneratedPicture; saved: Character };
  location: { input: ItemPictureOrder<Location>; generated: GeneratedPicture; saved: Location };
  scene: { input: ScenePlan; generated: GeneratedPicture; saved: Story };
  rewrite: { input: RewriteOrder; generated: OfferedRewrite; saved: OfferedRewrite };
  narration: { input: NarrationOrder; generated: RecordedChapter; saved: RecordedChapter };
}
export type Kind = keyof Kinds;
export type Input<K extends Kind> = Kinds[K]['input'];
export type Generated<K extends Kind> = Kinds[K]['generated'];
export type Saved<K extends Kind> = Kinds[K]['saved'];

export interface Finished<K extends Kind> {
  input: Input<K>;
  generated: Generated<K>;
}

interface Work<K extends Kind> {
  generate: (input: Input<K>, options: ChapterOptions) => Promise<Generated<K>>;
  /** Saves the result. Calls `onShown` once it can be shown, before it is stored. */
  save: (input: Input<K>, generated: Generated<K>, onShown: (saved: Saved<K>) => void) => Promise<Saved<K>>;
  /** The result of a request if another device or tab has saved it. */
  findSaved?: (input: Input<K>, requestId: string) => Promise<Generated<K> | null>;
  generateFailed: string;
  saveFailed: string;
}
export type Works = { [K in Kind]: Work<K> };

const PICTURES = { generateFailed: GENERATE_IMAGE_FAILED, saveFailed: SAVE_IMAGE_FAILED };
const { unreachable } = generateAudioNarrationContract;
const NARRATIONS = { generateFailed: unreachable, saveFailed: unreachable };
const STORIES = { generateFailed: GENERATE_STORY_FAILED, saveFailed: SAVE_STORY_FAILED };

/** Saves nothing: for results that their function stores, or that are stored once the family has chosen one. */
const storedElsewhere = async <Result>(_input: unknown, result: Result): Promise<Result> => result;

type GeneratingServices = 'characters' | 'locations' | 'scenes' | 'stories' | 'rewrites' | 'reading';

export const createWorks = (services: Pick<LazyServices, GeneratingServices>): Works => ({
  portrait: { generate: services.characters.generatePicture, save: services.characters.savePicture, ...PICTURES },
  location: { generate: services.locations.generatePicture, save: services.locations.savePicture, ...PICTURES },
  scene: { generate: services.scenes.generateScene, save: services.scenes.saveScene, ...PICTURES },
  story: {
    generate: services.stories.generateChapter,
    findSaved: services.stories.findSaved,
    save: (_input, draft) => services.stories.saveChapter(draft),
    ...STORIES,
  },
  rewrite: { generate: services.rewrites.generateRewrite, save: storedElsewhere, ...STORIES },
  narration: { generate: services.reading.narrate, save: storedElsewhere, ...NARRATIONS },
});
