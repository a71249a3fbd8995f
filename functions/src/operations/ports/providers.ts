import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import type { StoryNotes } from '@talelantern/domain/stories/bible-prompt';
import type { StoryPrompt } from '@talelantern/domain/stories/story-prompt';

/*
 * What vendors do for us. Every failure is an AppError: `provider_key`, `rate_limited`, `refused`, `too_large`,
 * `internal` (worth another try) or `busy`. No adapter retries.
 */

/** The most pictures that one may be drawn from: https://developers.openai.com/api/docs/guides/image-generation */
export const MOST_REFERENCES = 16;

export interface PictureOrder {
  prompt: string;
  /** `portrait` is 3:4, `landscape` 3:2. */
  shape: 'portrait' | 'landscape';
  quality: 'medium' | 'high';
  /** WebP pictures that it is drawn from, in the order in which the prompt names them; at most MOST_REFERENCES. */
  references: readonly Buffer[];
  /** The same prompt and id paint the same picture where the vendor can. */
  requestId: string;
  /** Stands for the family at the vendor. */
  safetyIdentifier: string;
  /** What the family hears: the vendor declines, finds the prompt too long, or answers no picture. */
  sentences: { refused: string; tooLarge: string; invalid: string };
}

export interface ImageModel {
  /** Paints one picture; answers its encoded bytes. */
  paint: (order: PictureOrder) => Promise<Buffer>;
}

export interface ChapterOrder {
  prompt: StoryPrompt;
  /** 0-2; left out for models that take none. */
  temperature: number;
  maxOutputTokens: number;
  requestId: string;
  /** The same for all chapters of a story. */
  cacheKey: string;
  safetyIdentifier: string;
  /** Stops the writing; the promise is then rejected. */
  signal: AbortSignal;
}

/** The order to bring a story's notes up to date. */
export type NotesOrder = Omit<ChapterOrder, 'temperature' | 'signal'>;

export interface WrittenChapter {
  /** The model reached its limit in the middle of a sentence. */
  isCut: boolean;
}

export interface StoryWriter {
  /** Writes; `onText` gets the text piece by piece. */
  write: (order: ChapterOrder, onText: (piece: string) => void) => Promise<WrittenChapter>;
  /** Answers the notes that the order asks for; it has a shorter deadline than a chapter. */
  takeNotes: (order: NotesOrder) => Promise<StoryNotes>;
}

export interface Moderator {
  /** One verdict per text, in order. */
  judgeTexts: (texts: readonly string[]) => Promise<ModerationVerdict[]>;
  judgePicture: (picture: Buffer) => Promise<ModerationVerdict>;
}
