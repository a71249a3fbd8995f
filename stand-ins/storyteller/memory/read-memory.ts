import { HOOKS, type Hook } from '../beats/hooks.ts';
import { PROMISES, type PromiseRecord } from '../beats/promises.ts';
import { GIFTS, LESSONS, REFRAINS, SMALL_REFRAINS } from '../beats/sayings.ts';
import { fillTemplate, type Words } from '../fill-template.ts';
import { definite } from '../plan/things.ts';
import { toReadingLevel } from '../register/reading-level.ts';
import { registerOf } from '../register/register.ts';
import type { StoryBrief } from '../story-brief.ts';
import { ALL_THEMES, findThemeByName } from '../themes/find-theme.ts';
import type { ThemeRecord } from '../themes/theme-record.ts';
import { ALL_WORLDS } from '../worlds/find-world.ts';
import type { Helper, Setting } from '../worlds/world-record.ts';

/** What a chapter knows of the earlier ones, from their text only. */
export interface Memory {
  /** False when the request contains no earlier chapters or notes. */
  hasEarlierText: boolean;
  theme: ThemeRecord | null;
  setting: Setting | null;
  helper: Helper | null;
  gift: string | null;
  promise: PromiseRecord | null;
  refrain: string | null;
  smallRefrain: string | null;
  lesson: string | null;
}

/** The number of occurrences of the marks. */
const marksIn = (text: string, marks: readonly string[]): number =>
  marks.filter((mark) => mark !== '' && !mark.includes('{') && text.includes(mark.toLowerCase())).length;

/** The candidate with the most matches in the text; null if none matches. */
function mostMentioned<T>(
  text: string,
  candidates: readonly T[],
  marksOf: (candidate: T) => readonly string[],
): T | null {
  let best: { candidate: T; found: number } | null = null;
  for (const candidate of candidates) {
    const matches = marksIn(text, marksOf(candidate));
    if (matches > (best?.found ?? 0)) best = { candidate, found: matches };
  }
  return best?.candidate ?? null;
}

const themeMarks = ({ want, clue, vow, foe, lair, short }: ThemeRecord): string[] => [
  want,
  short,
  clue,
  definite(clue),
  vow,
  foe,
  lair,
];
const settingMarks = ({ name, look, smell, sound, sight, folk }: Setting): string[] => [
  name,
  look,
  smell,
  sound,
  sight,
  ...folk,
];

/** The theme of the brief comes first: it wins a tie against others that share a word with the text. */
function readTheme(text: string, brief: StoryBrief): ThemeRecord | null {
  const briefTheme = findThemeByName(brief.theme.name);
  return mostMentioned(text, briefTheme === null ? ALL_THEMES : [briefTheme, ...ALL_THEMES], themeMarks);
}

const SETTINGS = [
  ...ALL_WORLDS.flatMap(({ settings }) => settings),
  ...ALL_THEMES.flatMap(({ setting }) => setting ?? []),
];
const HELPERS = ALL_WORLDS.flatMap(({ helpers }) => helpers);

/** The earlier chapters and the notes of a request. */
function textOf({ previousParts, bible }: StoryBrief, existing: readonly string[]): string {
  const { people, places, objects, promises } = bible;
  const notes = [...people, ...places, ...objects].flatMap(({ name, note }) => [name, note]);
  return [...previousParts, ...existing, ...notes, ...promises].join('\n').toLowerCase();
}

/** Reads the earlier chapters and notes; `existing` are paragraphs of this chapter, for a repair. */
export function readMemory(brief: StoryBrief, existing: readonly string[]): Memory {
  const text = textOf(brief, existing);
  const oneOf = (sayings: readonly string[]): string | null =>
    mostMentioned(text, sayings, (saying) => [saying.replace(/[.!]$/u, '')]);
  return {
    hasEarlierText: text.trim() !== '',
    theme: readTheme(text, brief),
    setting: mostMentioned(text, SETTINGS, settingMarks),
    helper: mostMentioned(text, HELPERS, ({ name }) => [name]),
    gift: mostMentioned(text, GIFTS, (gift) => [gift, definite(gift)]),
    promise: mostMentioned(text, PROMISES, ({ oath, smallOath }) => [oath, smallOath]),
    refrain: oneOf(REFRAINS),
    smallRefrain: oneOf(SMALL_REFRAINS),
    lesson: oneOf(LESSONS),
  };
}

/** The hook that ended the previous chapter, or null when it was edited. */
export function readHook(brief: StoryBrief, words: Words): Hook | null {
  const { phase, previousParts } = brief;
  const last = previousParts.at(-1);
  if (last === undefined || phase === 'introduction') return null;
  return (
    HOOKS[phase].find(({ end }) => last.includes(toReadingLevel(fillTemplate(end, words), registerOf(brief)))) ?? null
  );
}
