import type { Character, CharacterFields } from '@talelantern/domain/characters/character';
import type { MainImageFields } from '@talelantern/domain/images/main-image';
import type { Location, LocationFields } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import type { Page, PageCursor } from '../core/page.ts';
import type { NewPictureFields } from '../pictures/picture-service.ts';

export interface CharacterLookup {
  list: (cursor: PageCursor | null) => Promise<Page<Character>>;
  find: (id: string) => Promise<Character | null>;
}

/** The family's stored characters. Counters of the profile change in the same transaction. */
export interface CharacterRepository extends CharacterLookup {
  /** `forbidden` if the rules deny it, e.g. over the plan's limit, or because it is stored already. */
  create: (id: string, fields: CharacterFields) => Promise<void>;
  update: (id: string, patch: Partial<CharacterFields> | NewPictureFields | MainImageFields) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

export interface LocationRepository {
  list: (cursor: PageCursor | null) => Promise<Page<Location>>;
  find: (id: string) => Promise<Location | null>;
  /** `forbidden` if the rules deny it, e.g. over the plan's limit, or because it is stored already. */
  create: (id: string, fields: LocationFields) => Promise<void>;
  update: (id: string, patch: Partial<LocationFields> | NewPictureFields | MainImageFields) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

export type ChapterPatch = Pick<Story, 'content' | 'previousParts' | 'currentPhase' | 'settings' | 'approvedParts'>;

/** The fields that a family may change; `content` and `previousParts` only together. */
export type StoryPatch = Partial<
  ChapterPatch & Pick<Story, 'title' | 'bookTitle' | 'sceneImages' | 'coverSceneId' | 'favorite' | 'childId'>
>;

export interface StoryRepository {
  list: (cursor: PageCursor | null) => Promise<Page<Story>>;
  find: (id: string) => Promise<Story | null>;
  findByMemoryKey: (memoryKey: string) => Promise<Story | null>;
  create: (story: Story) => Promise<void>;
  /** 'changed' if the stored revision is not `revision`; nothing is stored then. */
  change: (id: string, revision: number, patch: StoryPatch) => Promise<'saved' | 'changed'>;
  /** Does not change the revision. */
  setFavorite: (id: string, favorite: boolean) => Promise<void>;
  delete: (id: string) => Promise<void>;
}

export interface PictureStore {
  /** Deletes the picture at `path` and its thumbnail. Idempotent. */
  delete: (path: string) => Promise<void>;
}
