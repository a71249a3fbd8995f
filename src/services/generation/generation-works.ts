import { GENERATE_IMAGE_FAILED } from '@talelantern/domain/contracts/contract';
import { generateAudioNarrationContract } from '@talelantern/domain/contracts/generate-audio-narration';
import { GENERATE_STORY_FAILED } from '@talelantern/domain/stories/story-choices';
import { SAVE_IMAGE_FAILED } from '../pictures/picture-service.ts';
import type { DeferredServices } from '../services.ts';
import { type ChapterOptions, SAVE_STORY_FAILED } from '../stories/story-service.ts';
import type { Input, Kind, Made, Saved } from './generation-kinds.ts';

interface Work<K extends Kind> {
  make: (input: Input<K>, options: ChapterOptions) => Promise<Made<K>>;
  /** Calls `onShown` once the result can be shown, before it is stored. */
  save: (input: Input<K>, made: Made<K>, onShown: (saved: Saved<K>) => void) => Promise<Saved<K>>;
  generateFailed: string;
  saveFailed: string;
}
export type Works = { [K in Kind]: Work<K> };

type GeneratingServices = Pick<
  DeferredServices,
  'characters' | 'locations' | 'scenes' | 'stories' | 'rewrites' | 'reading'
>;

const PICTURES = { generateFailed: GENERATE_IMAGE_FAILED, saveFailed: SAVE_IMAGE_FAILED };
const STORIES = { generateFailed: GENERATE_STORY_FAILED, saveFailed: SAVE_STORY_FAILED };
const NARRATIONS = {
  generateFailed: generateAudioNarrationContract.unreachable,
  saveFailed: generateAudioNarrationContract.unreachable,
};

export const createWorks = ({
  characters,
  locations,
  scenes,
  stories,
  rewrites,
  reading,
}: GeneratingServices): Works => ({
  portrait: { make: characters.generatePicture, save: characters.savePicture, ...PICTURES },
  location: { make: locations.generatePicture, save: locations.savePicture, ...PICTURES },
  scene: { make: scenes.generateScene, save: scenes.saveScene, ...PICTURES },
  story: { make: stories.generateChapter, save: (_assignment, draft) => stories.saveChapter(draft), ...STORIES },
  rewrite: { make: rewrites.generateRewrite, save: async (_order, rewrite) => rewrite, ...STORIES },
  narration: { make: reading.narrate, save: async (_order, recording) => recording, ...NARRATIONS },
});
