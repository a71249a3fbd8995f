import type { ReadingPlace } from '@talelantern/domain/stories/story';

/** Where the family stopped reading its stories; a mark that disturbs no edit (architecture §4). */
export interface ReadingPlaces {
  keep: (storyId: string, place: ReadingPlace) => Promise<void>;
}
