import type { PlanLimits } from '@talelantern/domain/plans/plans';
import type { ModerationVerdict } from '@talelantern/domain/safety/moderation-policy';
import type { NotesReply } from '@talelantern/domain/stories/bible-prompt';
import type { SceneJudgement } from '@talelantern/domain/stories/scene-judgement';
import type { SceneMoment } from '@talelantern/domain/stories/scene-moment';
import type { StoryPrompt } from '@talelantern/domain/stories/story-prompt';

/*
 * Paid providers. Every failure is an AppError: `provider_key`, `rate_limited`, `refused`, `too_large`, `internal`
 * (may be retried), `timed_out` or `busy`. Adapters never retry.
 */

export type VendorUsage =
  | {
      kind: 'text';
      model: string;
      /** Includes tokens read from the vendor's cache of prompts, and tokens written to it. */
      inputTokens: number;
      cachedTokens: number;
      cacheWriteTokens: number;
      outputTokens: number;
    }
  | { kind: 'picture'; model: string; textTokens: number; pictureTokens: number; outputTokens: number }
  | { kind: 'speech'; model: string; seconds: number };

export interface CostMeter {
  /**
   * Called right before each call, with its part of the work when it is not all of it. Returns a function to be called
   * with the usage in the response, or when nothing is billed; otherwise the call counts with its maximum cost.
   */
  beginCall: (part?: PartOfWork) => ReportUsage;
}

export type ReportUsage = (usage: VendorUsage | 'nothing') => void;

/** A call that may cost less than the whole generation: the speech of that many characters, or a short output. */
export type PartOfWork = { characters: number } | ShortReply;

export interface ShortReply {
  /** The notes on a chapter, or the moment or judgement of a scene. */
  reply: 'notes' | 'moment' | 'judgement';
  isEconomy: boolean;
}

/** The vendor's maximum of reference pictures: https://developers.openai.com/api/docs/guides/image-generation */
export const MAX_REFERENCES = 16;

export interface PictureOrder {
  prompt: string;
  /** `portrait` is 3:4, `landscape` 3:2. */
  shape: 'portrait' | 'landscape';
  quality: PlanLimits['imageQuality'];
  /** Reference pictures in WebP, in the order in which the prompt lists them; at most MAX_REFERENCES. */
  references: readonly Buffer[];
  /** The id of the request, also used as a seed where the vendor supports it. */
  requestId: string;
  safetyIdentifier: string;
  meter: CostMeter;
  /** Time limit of the call in ms, if shorter than the configured one. */
  timeoutMs?: number;
  /** Messages for: refused by the vendor, prompt too long, response without a picture. */
  messages: { refused: string; tooLarge: string; invalid: string };
}

export interface ImageModel {
  generate: (order: PictureOrder) => Promise<Buffer>;
}

export interface ChapterOrder {
  prompt: StoryPrompt;
  /** 0-2; ignored by models without temperature. */
  temperature: number;
  maxOutputTokens: number;
  requestId: string;
  /** The prompt cache key: the same for all chapters of a story. */
  cacheKey: string;
  safetyIdentifier: string;
  /** Whether the cheaper model writes. */
  isEconomy: boolean;
  meter: CostMeter;
  /** Aborts the request; the promise then rejects. */
  signal: AbortSignal;
}

/** Request for output in JSON: a story's notes, the moment of a passage, or the judgement of a scene. */
export type ReplyOrder = Omit<ChapterOrder, 'temperature' | 'signal'>;

export interface JudgementOrder extends ReplyOrder {
  /** Small JPEGs in the order in which the prompt lists them. */
  pictures: readonly Buffer[];
}

export interface WrittenChapter {
  /** Whether the model reached its token limit. */
  isTruncated: boolean;
}

export interface StoryWriter {
  /** `onText` gets the text in pieces as it arrives. */
  write: (order: ChapterOrder, onText: (piece: string) => void) => Promise<WrittenChapter>;
  /** Returns the updated notes; has a shorter timeout than a chapter. */
  updateNotes: (order: ReplyOrder) => Promise<NotesReply>;
  /** Returns what a picture shows; has a short timeout, because somebody waits for the picture. */
  findMoment: (order: ReplyOrder) => Promise<SceneMoment>;
  /** Compares a finished scene with portraits; has the timeout of the moment. */
  judgeScene: (order: JudgementOrder) => Promise<SceneJudgement>;
}

export interface Moderator {
  /** In order. `isPaidFor`: a vendor's output, for which a longer outage of the moderator is waited out. */
  moderateTexts: (texts: readonly string[], options?: { isPaidFor: boolean }) => Promise<ModerationVerdict[]>;
  moderatePicture: (picture: Buffer) => Promise<ModerationVerdict>;
}
