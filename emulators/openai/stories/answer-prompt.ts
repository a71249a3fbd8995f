import * as z from 'zod/mini';
import type { Fault } from '../controls/fault-book.ts';
import { briefSchema, type StoryBrief } from './story-brief.ts';
import { spoilChapter } from './spoil-chapter.ts';
import { repairChapter } from './repair-chapter.ts';
import { writeChapter } from './write-chapter.ts';

/** What decides the words of an answer besides the brief. */
export interface AnswerOptions {
  /** The request's `prompt_cache_key`: one per story, so that four separate calls stay one story. */
  seed: string;
  /** `X-Client-Request-Id`: another one tells the same chapter in other words. */
  variation: string;
  fault: Fault | null;
}

const BRIEF = /<brief>([\s\S]*)<\/brief>/u;

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch {
    return null;
  }
}

/**
 * Answers a prompt with text. A model always answers something: without a readable brief that is one sentence saying
 * what is missing, so that a product which builds the brief wrongly notices at once.
 */
export function answerPrompt(prompt: string, { seed, variation, fault }: AnswerOptions): string {
  if (fault?.kind === 'text') return fault.text;
  const json = BRIEF.exec(prompt)?.[1];
  if (json === undefined) return 'I write stories from a brief, and there was none between the two brief marks.';
  const parsed = briefSchema.safeParse(parseJson(json));
  if (!parsed.success) return `I could not read the brief. ${z.prettifyError(parsed.error)}`;
  const brief = parsed.data;
  const paragraphs =
    brief.task === 'repair' ? repairChapter(brief, { seed, variation }) : writeChapter(brief, { seed, variation });
  return spoilChapter(paragraphs, heroNameOf(brief), fault).join('\n\n');
}

function heroNameOf(brief: StoryBrief): string {
  const hero = brief.characters.find(({ role }) => role === 'Hero') ?? brief.characters[0];
  return hero?.name ?? '';
}
