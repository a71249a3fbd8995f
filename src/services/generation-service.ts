import type { Character } from '@talelantern/domain/characters/character';
import type { Location } from '@talelantern/domain/locations/location';
import type { Story } from '@talelantern/domain/stories/story';
import type { ChapterDraft } from './chapter.ts';
import type { PaintedPicture, PictureKind } from './picture-maker.ts';
import type { ScenePlan } from './scene-maker.ts';

/** Finished work that nobody has saved: offered to the family. */
export type FinishedOffer =
  | { kind: 'story'; requestId: string; draft: ChapterDraft; title: string }
  | { kind: 'portrait'; requestId: string; item: Character; picture: PaintedPicture }
  | { kind: 'location'; requestId: string; item: Location; picture: PaintedPicture }
  | { kind: 'scene'; requestId: string; plan: ScenePlan; picture: PaintedPicture };

/** What an offer has become. */
type SavedOffer =
  | { kind: 'story' | 'scene'; story: Story }
  | { kind: 'portrait'; item: Character }
  | { kind: 'location'; item: Location };

/** Work that was begun before this visit (or in another tab) and is not saved. */
export type UnfinishedWork =
  | ({ status: 'finished' } & FinishedOffer)
  /**
   * Paragraphs that can only be read: shown before a stream broke (not charged), or, where `isWhole`, a chapter whose
   * story has gone on without it or is gone.
   */
  | { status: 'partial'; kind: 'story'; requestId: string; paragraphs: readonly string[]; isWhole: boolean }
  /** `itemId`: of the character or location that is painted. */
  | { status: 'running'; kind: PictureKind; requestId: string; itemId: string }
  | { status: 'running'; kind: 'scene'; requestId: string; plan: ScenePlan }
  /** `storyId`: of the story that is being continued; null for a new one. */
  | { status: 'running'; kind: 'story'; requestId: string; storyId: string | null };

/** Finds, finishes and puts away what was being made when the page was left (architecture §5). */
export interface GenerationService {
  /** Everything that can be offered, newest first. Work of this page that is still awaited is left out. */
  listUnfinished: () => Promise<UnfinishedWork[]>;
  /**
   * Waits until running work is done. Null when it failed (nothing was counted) or cannot be offered any more.
   * `signal` only stops the waiting.
   */
  waitFor: (requestId: string, signal?: AbortSignal) => Promise<FinishedOffer | null>;
  /** Saves an offer: the story with its chapter, or the character, location or story with its picture. Throws as saving does. */
  save: (offer: FinishedOffer) => Promise<SavedOffer>;
  /** Puts finished work away for good. */
  discard: (requestId: string) => Promise<void>;
}

export const LOAD_FAILED = 'Failed to load required data';
