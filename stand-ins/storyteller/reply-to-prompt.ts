import * as z from 'zod/mini';
import { describeMoment } from './describe-moment.ts';
import { takeNotes } from './memory/take-notes.ts';
import { sentencesOf } from './register/sentences.ts';
import { rewriteParagraph } from './rewrite-paragraph.ts';
import { suggestIdeas } from './suggest-ideas.ts';
import { suggestTalk } from './suggest-talk.ts';
import { suggestTitle } from './suggest-title.ts';
import { briefSchema, type AnyBrief, type StoryBrief } from './story-brief.ts';
import { injectFault, type ChapterFault } from './inject-fault.ts';
import { repairChapter } from './repair-chapter.ts';
import { writeChapter, type WritingSeed } from './write-chapter.ts';

interface ReplyOptions extends WritingSeed {
  /** The fault to inject into the chapter. */
  fault: ChapterFault | null;
}

/** All values that a reply may need, keyed by schema property; no `text` for replies in JSON only. */
interface Facts extends Record<string, unknown> {
  text?: string;
}

/** The last brief, because the instructions may mention the tags too. */
const BRIEF = /<brief>([^<]*)<\/brief>(?![^]*<brief>)/u;

/** Replaces braces in family text, so that they are not treated as template keys. */
const BRACE = '\ue07b';

/**
 * Replies to the brief in a prompt. Like a model, it always replies: without a readable brief it says what is missing, so
 * that a malformed brief is noticed.
 */
export function replyToPrompt(prompt: string, { fault, ...seed }: ReplyOptions): Facts {
  const brief = readBrief(prompt);
  return typeof brief === 'string' ? { text: brief } : restoreBraces(factsOf(brief, seed, fault));
}

function readBrief(prompt: string): AnyBrief | string {
  const json = BRIEF.exec(prompt)?.[1];
  if (json === undefined) return 'I write stories from a brief, and there was none between the two brief marks.';
  const parsed = briefSchema.safeParse(parseJson(json));
  return parsed.success ? parsed.data : `I could not read the brief. ${z.prettifyError(parsed.error)}`;
}

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

const restoreBraces = (value: Facts): Facts =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, restoreBracesIn(entry)]));

function restoreBracesIn(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(BRACE, '{');
  if (Array.isArray(value)) return value.map(restoreBracesIn);
  return typeof value === 'object' && value !== null ? restoreBraces({ ...value }) : value;
}

function factsOf(brief: AnyBrief, seed: WritingSeed, fault: ChapterFault | null): Facts {
  switch (brief.task) {
    case 'bible': {
      const key = `${seed.seed}|${seed.variation}`;
      return {
        ...takeNotes(brief),
        ideas: suggestIdeas(brief, key),
        bookTitle: suggestTitle(brief, key),
        talkCards: suggestTalk(brief, key),
      };
    }
    case 'moment':
      return { ...describeMoment(brief) };
    case 'rewrite': {
      const paragraph = rewriteParagraph(brief, `${seed.seed}|${seed.variation}`);
      return { text: paragraph, paragraph, paragraphs: [paragraph] };
    }
    case 'repair':
      return chapterFacts(brief, injectFault(repairChapter(brief, seed), heroNameOf(brief), fault));
    case 'chapter':
      return chapterFacts(brief, injectFault(writeChapter(brief, seed), heroNameOf(brief), fault));
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
