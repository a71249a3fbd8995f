import type { Character, CharacterFields } from '@talelantern/domain/characters/character';
import type { MainImageFields } from '@talelantern/domain/images/main-image';
import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import type { createStoredFiles } from '../../firebase/stored-files.ts';
import type { createStoryRepository } from '../../firebase/story-repository.ts';
import type { Page, PageCursor } from '../core/page.ts';
import type { NewPictureFields } from '../pictures/picture-service.ts';

export interface ItemLookup<Item> {
  list: (cursor: PageCursor | null) => Promise<Page<Item>>;
  find: (id: string) => Promise<Item | null>;
}

/** The family's stored items of a kind. Counters of the profile change in the same write. */
export interface ItemRepository<Item, Fields> extends ItemLookup<Item> {
  /** Rejects with `forbidden` if the rules deny it, e.g. over the plan's limit, or because it is already stored. */
  create: (id: string, fields: Fields) => Promise<void>;
  /** Stores the result of `change` for the stored item, in a transaction. Resolves to the stored result. */
  update: (id: string, change: (stored: Item) => Partial<Fields> | NewPictureFields | MainImageFields) => Promise<Item>;
  delete: (id: string) => Promise<void>;
}

export type CharacterRepository = ItemRepository<Character, CharacterFields>;
export type LocationRepository = ItemRepository<Location, LocationFields>;

export type ChapterPatch = Pick<Story, 'content' | 'previousParts' | 'currentPhase' | 'settings' | 'approvedParts'>;

/** The fields that a family may change; `content` and `previousParts` only together. */
export type StoryPatch = Partial<
  ChapterPatch & Pick<Story, 'title' | 'bookTitle' | 'sceneImages' | 'coverSceneId' | 'favorite' | 'childId'>
>;

export type StoryRepository = ReturnType<typeof createStoryRepository>;
export type PictureStore = Pick<ReturnType<typeof createStoredFiles>, 'delete'>;
