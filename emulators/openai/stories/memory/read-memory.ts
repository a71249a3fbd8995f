import type { Hook } from '../beats/hooks/hook.ts';
import { HOOKS } from '../beats/hooks/hooks.ts';
import { PROMISES, type PromiseRecord } from '../beats/promises.ts';
import { GIFTS, LESSONS, REFRAINS, SMALL_REFRAINS } from '../beats/sayings.ts';
import { fillTemplate, type Words } from '../fill-template.ts';
import { definite } from '../plan/things.ts';
import { toReadingLevel } from '../register/reading-level.ts';
import type { StoryBrief } from '../story-brief.ts';
import { ALL_THEMES, findThemeByName } from '../themes/find-theme.ts';
import type { ThemeRecord } from '../themes/theme-record.ts';
import { ALL_WORLDS } from '../worlds/find-world.ts';
import type { Helper, Setting } from '../worlds/world-record.ts';

/** What a chapter can know of the earlier ones: what it reads in them, and nothing else. */
export interface Memory {
  /** False when the request carries nothing of the story so far. */
  isThere: boolean;
  theme: ThemeRecord | null;
  setting: Setting | null;
  helper: Helper | null;
  gift: string | null;
  promise: PromiseRecord | null;
  refrain: string | null;
  smallRefrain: string | null;
  lesson: string | null;
}

/** How often one of the marks stands in the text. */
const marksIn = (text: string, marks: readonly string[]): number =>
  marks.filter((mark) => mark !== '' && !mark.includes('{') && text.includes(mark.toLowerCase())).length;

/** The candidate of which most can be read in the text; null when nothing can. */
function mostTold<T>(text: string, candidates: readonly T[], marksOf: (candidate: T) => readonly string[]): T | null {
  let best: { candidate: T; found: number } | null = null;
  for (const candidate of candidates) {
    const found = marksIn(text, marksOf(candidate));
    if (found > (best?.found ?? 0)) best = { candidate, found };
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

/** The theme of the brief comes first: it wins a draw against others that happen to share a word with the text. */
function readTheme(text: string, brief: StoryBrief): ThemeRecord | null {
  const named = findThemeByName(brief.theme.name);
  return mostTold(text, named === null ? ALL_THEMES : [named, ...ALL_THEMES], themeMarks);
}

const SETTINGS = [
  ...ALL_WORLDS.flatMap(({ settings }) => settings),
  ...ALL_THEMES.flatMap(({ setting }) => setting ?? []),
];
const HELPERS = ALL_WORLDS.flatMap(({ helpers }) => helpers);

/** All of the story so far that a request brings along: the earlier chapters and the story bible. */
function textOf({ previousParts, bible }: StoryBrief, told: readonly string[]): string {
  const { people, places, objects, promises } = bible;
  const notes = [...people, ...places, ...objects].flatMap(({ name, note }) => [name, note]);
  return [...previousParts, ...told, ...notes, ...promises].join('\n').toLowerCase();
}

/** Reads the story so far; `told` are paragraphs of this very chapter, when it is being mended. */
export function readMemory(brief: StoryBrief, told: readonly string[]): Memory {
  const text = textOf(brief, told);
  const oneOf = (sayings: readonly string[]): string | null =>
    mostTold(text, sayings, (saying) => [saying.replace(/[.!]$/u, '')]);
  return {
    isThere: text.trim() !== '',
    theme: readTheme(text, brief),
    setting: mostTold(text, SETTINGS, settingMarks),
    helper: mostTold(text, HELPERS, ({ name }) => [name]),
    gift: mostTold(text, GIFTS, (gift) => [gift, definite(gift)]),
    promise: mostTold(text, PROMISES, ({ oath, smallOath }) => [oath, smallOath]),
    refrain: oneOf(REFRAINS),
    smallRefrain: oneOf(SMALL_REFRAINS),
    lesson: oneOf(LESSONS),
  };
}

/** The hook with which the last chapter ended, or null when somebody else wrote its end. */
export function readHook({ phase, previousParts, ageRange }: StoryBrief, words: Words): Hook | null {
  const last = previousParts.at(-1);
  if (last === undefined || phase === 'introduction') return null;
  return HOOKS[phase].find(({ end }) => last.includes(toReadingLevel(fillTemplate(end, words), ageRange))) ?? null;
}
