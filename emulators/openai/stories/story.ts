import type { Hook } from './beats/hooks/hook.ts';
import { HOOKS } from './beats/hooks/hooks.ts';
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
import { findTheme, themesOf } from './themes/find-theme.ts';
import type { ThemeRecord } from './themes/theme-record.ts';
import { findWorld } from './worlds/find-world.ts';
import type { Helper, World } from './worlds/world-record.ts';

/** The plan of a chapter: invented for the first one, read out of the story so far for the others. */
export interface Story {
  hero: Person;
  /** The named ones at the hero's side. */
  friends: readonly Person[];
  /** The named ones in the way. */
  foes: readonly Person[];
  /** Whoever stands in the way: the first of `foes`, or the theme's own. */
  foe: Person;
  /** Those who have no part of their own beside hero, two friends and foe. */
  others: readonly Person[];
  relations: readonly Relation[];
  /** The nameless companion of a hero without friends, as met for the first time. */
  helperName: string;
  helperMeeting: string;
  custom: string;
  trials: readonly [string, string];
  /** Whether the story so far holds the promise that the last chapter keeps. */
  isPromised: boolean;
  rest: string;
  feast: string;
  noises: readonly string[];
  /** How this chapter ends, and how the next one will take it up; null for the last. */
  hook: Hook | null;
  home: BriefLocation | null;
  lair: BriefLocation | null;
  /** Places of the family's own that are passed on the way. */
  placesOnTheWay: readonly BriefLocation[];
  words: Words;
}

/** "treasure hunt" for "the day of the treasure hunt"; a theme that is a day or a night already is called by its name. */
function theDayOf(themeName: string): string {
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
    theday: theDayOf(brief.theme.name),
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
 * What the story is about. A later chapter of which nothing is known invents something for the category, as anybody
 * would have to who has not read what came before.
 */
function chooseTheme({ phase, theme }: StoryBrief, memory: Memory, random: SeededRandom): ThemeRecord {
  if (memory.theme !== null) return memory.theme;
  if (phase !== 'introduction' && !memory.isThere) return pick(themesOf(theme.category), random);
  return findTheme(theme.name, theme.category, (records) => pick(records, random));
}

/** The names of the notes, for a story that somebody else has told and of which nothing is recognised. */
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
 * Makes the plan of a chapter. What `memory` holds is kept; everything else is invented, seeded by `key`, theme, cast
 * and phase, so that nothing but the request's own words can carry a story from one chapter to the next.
 */
export function planStory(brief: StoryBrief, memory: Memory, key: string): Story {
  const { people, hero, friends, foes, others } = castOf(brief);
  const names = people.map(({ name }) => name);
  const random = seededRandom([key, brief.phase, brief.theme.name, ...names].join('|'));
  const world = findWorld(brief.theme.category);
  const theme = chooseTheme(brief, memory, random);
  const [anySetting, anyHelper] = [pick(world.settings, random), pick(world.helpers, random)];
  const setting = memory.setting ?? theme.setting ?? anySetting;
  const helper = memory.helper ?? anyHelper;
  const foe = foes[0] ?? toNamelessPerson(theme.foe, theme.foeIs, true);
  const custom = toMidSentence(toStoryDetail(brief.idea || brief.customElements), names);
  const [home = null, lair = null, ...placesOnTheWay] = brief.locations;
  // Smallest words first: those that hold other words are filled when they are told.
  const words = {
    ...hero.forms('', 'hero'),
    ...foe.forms('o', 'foe'),
    ...friendWords(friends, helper),
    ...homeWords(brief, setting),
    ...themeWords(theme, brief),
    ...sayingWords(memory, random),
    ...notedWords(brief, memory),
    portrait: hero.portrait,
    foeportrait: foe.portrait,
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
