import { HOOKS, type Hook } from './beats/hooks.ts';
import { PROMISES } from './beats/promises.ts';
import { GIFTS, LESSONS, REFRAINS, SMALL_REFRAINS } from './beats/sayings.ts';
import { findKind } from './cast/kinds/find-kind.ts';
import { pronounsFor, toNamelessPerson, toNameWords, toPerson, type Person } from './cast/person.ts';
import { fillTemplate, type Words } from './fill-template.ts';
import { toMidSentence, toStoryDetail } from './free-text.ts';
import type { Memory } from './memory/read-memory.ts';
import { homeWords, lairWords } from './plan/places.ts';
import { toRelations, type Relation } from './plan/relations.ts';
import { definite, shortNameOf } from './plan/things.ts';
import { pick, seededRandom, shuffle, type SeededRandom } from './seeded-random.ts';
import type { BriefLocation, StoryBrief } from './story-brief.ts';
import { categoryOf, findTheme, themesOf } from './themes/find-theme.ts';
import type { ThemeRecord } from './themes/theme-record.ts';
import { findWorld } from './worlds/find-world.ts';
import type { Helper, World } from './worlds/world-record.ts';

/** The plan of a chapter: invented for the first one, read from the earlier chapters and notes for the others. */
export interface Story {
  hero: Person;
  /** Named characters on the hero's side. */
  friends: readonly Person[];
  /** Named antagonists. */
  foes: readonly Person[];
  /** The antagonist: the first of `foes`, or the theme's own. */
  foe: Person;
  /** Characters other than the hero, the first two friends and the first foe; they get no scenes of their own. */
  others: readonly Person[];
  relations: readonly Relation[];
  /** The nameless companion of a hero without friends, as introduced. */
  helperName: string;
  helperMeeting: string;
  /** What the family asked for, or the chosen idea. */
  custom: string;
  hasIdea: boolean;
  trials: readonly [string, string];
  /** Whether the earlier chapters contain the promise that the last chapter keeps. */
  isPromised: boolean;
  rest: string;
  feast: string;
  noises: readonly string[];
  /** How this chapter ends and how the next one continues; null for the last. */
  hook: Hook | null;
  home: BriefLocation | null;
  lair: BriefLocation | null;
  /** The family's further locations, visited on the way. */
  placesOnTheWay: readonly BriefLocation[];
  words: Words;
}

/** "treasure hunt" becomes "the day of the treasure hunt"; a theme that is already a day or a night keeps its name. */
function toDayPhrase(themeName: string): string {
  const theme = toStoryDetail(themeName).toLowerCase().replace(/^the /u, '') || 'great adventure';
  if (/\b(?:day|night)\b/u.test(theme)) return `the ${theme}`;
  return /^(?:facing|learning|making|finding|saving|growing|keeping)\b/u.test(theme)
    ? `the day of ${theme}`
    : `the day of the ${theme}`;
}

function friendWords(friends: readonly Person[], helper: Helper): Words {
  const [friend] = friends;
  if (friend !== undefined) return friend.forms('f', 'friend');
  const pronouns = pronounsFor({ he: 'male', she: 'female', it: 'it' }[helper.is]);
  return toNameWords('f', 'friend', shortNameOf(helper.name), pronouns, findKind(helper.name).body);
}

function themeWords(theme: ThemeRecord, brief: StoryBrief): Words {
  return {
    want: theme.want,
    short: theme.short,
    sign: theme.sign,
    trouble: theme.trouble,
    stake: theme.stake,
    clue: theme.clue,
    theclue: definite(theme.clue),
    vow: theme.vow,
    motive: theme.motive,
    cure: theme.cure,
    theday: toDayPhrase(brief.theme.name),
    ...lairWords(brief, theme.lair),
  };
}

function sayingWords(memory: Memory, random: SeededRandom): Words {
  const invented = {
    gift: pick(GIFTS, random),
    refrain: pick(REFRAINS, random),
    smallRefrain: pick(SMALL_REFRAINS, random),
    lesson: pick(LESSONS, random),
    promise: pick(PROMISES, random),
  };
  const gift = memory.gift ?? invented.gift;
  const refrain = memory.refrain ?? invented.refrain;
  const { oath, kept, smallOath, smallKept } = memory.promise ?? invented.promise;
  return {
    gift,
    thegift: definite(gift),
    refrain,
    refraincomma: refrain.replace(/\.$/u, ','),
    smallrefrain: memory.smallRefrain ?? invented.smallRefrain,
    lesson: memory.lesson ?? invented.lesson,
    oath,
    kept,
    smalloath: smallOath,
    smallkept: smallKept,
  };
}

/**
 * A later chapter with nothing known of the earlier ones gets any theme of the category, as a model without that
 * context would choose.
 */
function chooseTheme({ phase, theme }: StoryBrief, memory: Memory, random: SeededRandom): ThemeRecord {
  if (memory.theme !== null) return memory.theme;
  if (phase !== 'introduction' && !memory.hasEarlierText) return pick(themesOf(theme.category), random);
  return findTheme(theme.name, theme.category, (records) => pick(records, random));
}

/** The names from the notes, for a story by a different model in which no known theme or setting is recognized. */
function notedWords({ bible, locations }: StoryBrief, memory: Memory): Words {
  const words: Record<string, string> = {};
  const [thing, clue] = bible.objects;
  if (memory.theme === null && thing !== undefined) Object.assign(words, { want: thing.name, short: thing.name });
  if (memory.theme === null && clue !== undefined) Object.assign(words, { clue: clue.name, theclue: clue.name });
  const [home] = bible.places;
  if (memory.setting === null && locations.length === 0 && home !== undefined) {
    Object.assign(words, { place: home.name, inplace: `in ${home.name}` });
  }
  return words;
}

function pickTrials(world: World, random: SeededRandom): readonly [string, string] {
  const [first, second] = shuffle(world.trials, random);
  if (first === undefined || second === undefined) throw new Error('A world needs two trials.');
  return [first, second];
}

function castOf(brief: StoryBrief) {
  const people = brief.characters.map(toPerson);
  const hero = people.find(({ role }) => role === 'Hero') ?? people[0];
  if (hero === undefined) throw new Error('A story needs a character.');
  const friends = people.filter((person) => person !== hero && !person.isFoe);
  const foes = people.filter((person) => person !== hero && person.isFoe);
  return { people, hero, friends, foes, others: [...friends.slice(2), ...foes.slice(1)] };
}

/**
 * Plans a chapter. Values from `memory` are kept; everything else is invented, seeded by `key`, theme, cast and phase,
 * so that a story continues from one chapter to the next only through the content of the request.
 */
export function planStory(brief: StoryBrief, memory: Memory, key: string): Story {
  const { people, hero, friends, foes, others } = castOf(brief);
  const names = people.map(({ name }) => name);
  const random = seededRandom([key, brief.phase, brief.theme.name, ...names].join('|'));
  const world = findWorld(brief.theme.category || categoryOf(brief.theme.name));
  const theme = chooseTheme(brief, memory, random);
  const [anySetting, anyHelper] = [pick(world.settings, random), pick(world.helpers, random)];
  const setting = memory.setting ?? theme.setting ?? anySetting;
  const helper = memory.helper ?? anyHelper;
  const foe = foes[0] ?? toNamelessPerson(theme.foe, theme.foeIs, true);
  const custom = toMidSentence(toStoryDetail(brief.idea || brief.customElements), names);
  const [home = null, lair = null, ...placesOnTheWay] = brief.locations;
  // Order matters: values may contain keys that are filled later.
  const words = {
    ...hero.forms('', 'hero'),
    ...foe.forms('o', 'foe'),
    ...friendWords(friends, helper),
    ...homeWords(brief, setting),
    ...themeWords(theme, brief),
    ...sayingWords(memory, random),
    ...notedWords(brief, memory),
    portrait: hero.shortDescription,
    foeportrait: foe.shortDescription,
    description: hero.description,
    power: hero.powerName,
    custom,
  };
  return {
    hero,
    friends,
    foes,
    foe,
    others,
    relations: toRelations(brief, people, hero),
    helperName: helper.name,
    helperMeeting: fillTemplate(helper.meeting, { ...words, friend: helper.name }),
    custom,
    hasIdea: brief.idea !== '',
    trials: pickTrials(world, random),
    isPromised: memory.promise !== null,
    rest: pick(world.rests, random),
    feast: pick(world.feasts, random),
    noises: world.noises,
    hook: brief.phase === 'resolution' ? null : pick(HOOKS[NEXT_PHASE[brief.phase]], random),
    home,
    lair,
    placesOnTheWay,
    words,
  };
}

export const NEXT_PHASE = { introduction: 'development', development: 'climax', climax: 'resolution' } as const;
