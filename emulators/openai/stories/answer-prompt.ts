import * as z from 'zod/mini';
import type { Fault } from '../controls/fault.ts';
import type { JsonSchema } from '../structured/json-schema.ts';
import { shapeAnswer } from '../structured/shape-answer.ts';
import { keepNotes } from './memory/keep-notes.ts';
import { sentencesOf } from './register/sentences.ts';
import { rewriteParagraph } from './rewrite-paragraph.ts';
import { suggestIdeas } from './suggest-ideas.ts';
import { briefSchema, type AnyBrief, type StoryBrief } from './story-brief.ts';
import { spoilChapter } from './spoil-chapter.ts';
import { repairChapter } from './repair-chapter.ts';
import { writeChapter, type WritingSeed } from './write-chapter.ts';

/** What decides the words of an answer besides the brief. */
export interface AnswerOptions {
  /** The request's `prompt_cache_key`: another one invents another story. It carries nothing from chapter to chapter. */
  seed: string;
  /** `X-Client-Request-Id`: another one tells the same chapter in other words. */
  variation: string;
  fault: Fault | null;
  /** The shape of the answer, when one was asked for. */
  schema: JsonSchema | null;
}

/** The last one: instructions may speak of the marks as well. */
const BRIEF = /<brief>([^<]*)<\/brief>(?![^]*<brief>)/u;

/** Stands for a brace that a family wrote, which is no place in a template of ours. */
const BRACE = '\ue07b';

function parseJson(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('{', BRACE) : value,
    );
    return parsed;
  } catch {
    return null;
  }
}

/**
 * Answers a prompt with text, or with JSON of the shape that was asked for. A model always answers something: without a
 * readable brief that is one sentence saying what is missing, so that a product which builds the brief wrongly notices
 * at once.
 */
export function answerPrompt(prompt: string, options: AnswerOptions): string {
  if (options.fault?.kind === 'text') return options.fault.text;
  if (options.fault?.kind === 'empty') return '';
  return answerBrief(prompt, options).replaceAll(BRACE, '{');
}

function answerBrief(prompt: string, { seed, variation, fault, schema }: AnswerOptions): string {
  const read = readBrief(prompt);
  if (typeof read === 'string') return schema === null ? read : shapeAnswer(schema, { text: read });
  const facts = factsOf(read, { seed, variation }, fault);
  if (schema !== null) return shapeAnswer(schema, facts);
  return facts.text ?? JSON.stringify(facts);
}

function readBrief(prompt: string): AnyBrief | string {
  const json = BRIEF.exec(prompt)?.[1];
  if (json === undefined) return 'I write stories from a brief, and there was none between the two brief marks.';
  const parsed = briefSchema.safeParse(parseJson(json));
  return parsed.success ? parsed.data : `I could not read the brief. ${z.prettifyError(parsed.error)}`;
}

/** Everything that an answer may be asked for, by the names that a schema would use; `text` is missing for what is always JSON. */
interface Facts extends Record<string, unknown> {
  text?: string;
}

function factsOf(brief: AnyBrief, seed: WritingSeed, fault: Fault | null): Facts {
  switch (brief.task) {
    case 'bible':
      return { ...keepNotes(brief), ideas: suggestIdeas(brief, `${seed.seed}|${seed.variation}`) };
    case 'rewrite': {
      const paragraph = rewriteParagraph(brief, `${seed.seed}|${seed.variation}`);
      return { text: paragraph, paragraph, paragraphs: [paragraph] };
    }
    case 'repair':
      return chapterFacts(brief, spoilChapter(repairChapter(brief, seed), heroNameOf(brief), fault));
    case 'chapter':
      return chapterFacts(brief, spoilChapter(writeChapter(brief, seed), heroNameOf(brief), fault));
  }
}

function chapterFacts(brief: StoryBrief, paragraphs: readonly string[]): Facts {
  const names = brief.characters.map(({ name }) => name);
  const cast = names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
  return {
    text: paragraphs.join('\n\n'),
    story: paragraphs.join('\n\n'),
    title: `The ${brief.theme.name.replace(/^The /u, '')} of ${cast}`,
    paragraphs,
    summary: paragraphs.map((paragraph) => sentencesOf(paragraph)[0] ?? '').join(' '),
    sceneSuggestions: paragraphs
      .filter((_, index) => index % 3 === 0)
      .map((paragraph) => sentencesOf(paragraph)[0] ?? ''),
  };
}

function heroNameOf(brief: StoryBrief): string {
  const hero = brief.characters.find(({ role }) => role === 'Hero') ?? brief.characters[0];
  return hero?.name ?? '';
}
