import type { Story } from '@talelantern/domain/stories/story';
import type { Page, PageCursor } from '../page.ts';

/** The fields of a story that a further chapter changes. */
export type ChapterPatch = Pick<Story, 'content' | 'previousParts' | 'currentPhase' | 'settings' | 'approvedParts'>;

/** The fields of a stored story that a family may change; `content` and `previousParts` only together. */
export type StoryPatch = Partial<
  ChapterPatch & Pick<Story, 'title' | 'sceneImages' | 'coverSceneId' | 'favorite' | 'childId'>
>;

/** Stored stories of one family. */
export interface StoryRepository {
  list: (cursor: PageCursor | null) => Promise<Page<Story>>;
  find: (id: string) => Promise<Story | null>;
  /** The story that was told under this key. */
  findByMemoryKey: (memoryKey: string) => Promise<Story | null>;
  /** Storing the same story twice stores it once. */
  create: (story: Story) => Promise<void>;
  /** 'changed' when the stored story is not of `revision` any more; nothing is stored then. */
  change: (id: string, revision: number, patch: StoryPatch) => Promise<'saved' | 'changed'>;
  /** A mark that disturbs no edit: the story keeps its revision (architecture §4). */
  setFavorite: (id: string, favorite: boolean) => Promise<void>;
  /** Deleting what is gone already is no failure. */
  delete: (id: string) => Promise<void>;
}
