import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import type { StoryPrompt } from '@talelantern/domain/stories/story-prompt';

/*
 * What vendors do for us. Every failure is an AppError: `provider_key`, `rate_limited`, `refused`, `too_large`,
 * `internal` (worth another try) or `busy`. No adapter retries.
 */

export interface PortraitOrder {
  prompt: string;
  quality: 'medium' | 'high';
  /** The same prompt and id paint the same picture where the vendor can. */
  requestId: string;
  /** Stands for the family at the vendor. */
  safetyIdentifier: string;
}

export interface ImageModel {
  /** Paints one portrait, 3:4; answers its encoded bytes. */
  paintPortrait: (order: PortraitOrder) => Promise<Buffer>;
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

export interface WrittenChapter {
  /** The model reached its limit in the middle of a sentence. */
  isCut: boolean;
}

export interface StoryWriter {
  /** Writes; `onText` gets the text piece by piece. */
  write: (order: ChapterOrder, onText: (piece: string) => void) => Promise<WrittenChapter>;
}

export interface Moderator {
  /** One verdict per text, in order. */
  judgeTexts: (texts: readonly string[]) => Promise<ModerationVerdict[]>;
  judgePicture: (picture: Buffer) => Promise<ModerationVerdict>;
}
