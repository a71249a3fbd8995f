import type { ChapterFault } from './controls/fault.ts';

/** One picture to draw. */
export interface PictureRequest {
  prompt: string;
  /** Width and height in pixels, '1024x1536'. */
  size: string;
  format: 'png' | 'jpeg' | 'webp';
  /** A seed: a different value gives a different picture for the same prompt. */
  variation: string;
  /** Reference pictures in the order of the request, encoded. */
  references: readonly Buffer[];
  /** Whether somebody else is drawn instead of the first character. */
  hasStranger: boolean;
}

/** Draws a picture in the requested format. The same request gives the same bytes. */
export type DrawPicture = (request: PictureRequest) => Promise<Buffer>;

/** Options of a response besides the prompt. */
export interface ReplyOptions {
  /** The request's `prompt_cache_key`: the seed of the story. */
  seed: string;
  /** `X-Client-Request-Id`: the seed of the wording. */
  variation: string;
  /** The fault to inject into the chapter. */
  fault: ChapterFault | null;
}

/** All values that a response may need, keyed by schema property; no `text` for responses in JSON only. */
export interface Facts extends Record<string, unknown> {
  text?: string;
}

/** Generates text for a prompt; like a model, it always returns some. */
export type ReplyToPrompt = (prompt: string, options: ReplyOptions) => Facts;

/**
 * Compares a scene, the last picture, with the portraits before it, and returns the result keyed by schema property.
 */
export type ComparePictures = (pictures: readonly Buffer[]) => Promise<Record<string, unknown>>;
