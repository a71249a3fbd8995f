import { HOOKS_TO_CLIMAX, HOOKS_TO_DEVELOPMENT, HOOKS_TO_RESOLUTION, type Hook } from './beats/hooks.ts';
import { GIFTS, LESSONS, REFRAINS, SMALL_REFRAINS } from './beats/sayings.ts';
import { pronounsFor, toNamelessPerson, toNameWords, toPerson, type Person } from './cast/person.ts';
import { findRelationship } from './cast/relationships.ts';
import { fillTemplate, type Words } from './fill-template.ts';
import { toMidSentence, toStoryDetail } from './free-text.ts';
import { pick, seededRandom, shuffle, type SeededRandom } from './seeded-random.ts';
import type { Phase, StoryBrief } from './story-brief.ts';
import { findTheme } from './themes/find-theme.ts';
import type { ThemeRecord } from './themes/theme-record.ts';
import { findWorld } from './worlds/find-world.ts';
import type { Helper, Setting, World } from './worlds/world-record.ts';

/** How two characters stand to each other, in finished sentences. */
interface Relation {
  names: readonly [string, string];
  isWithHero: boolean;
  start: readonly string[];
  end: string;
}

/** The plan of a story: the same in all four chapters, because it depends on nothing that differs between them. */
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
  rest: string;
  feast: string;
  noises: readonly string[];
  smallRefrain: string;
  hooks: Readonly<Record<Exclude<Phase, 'resolution'>, Hook>>;
  /** Places of the family's own that are passed on the way. */
  placesOnTheWay: readonly string[];
  words: Words;
}

/** "the lamplighter's cat" is met once and then called "the cat". */
function shortNameOf(name: string): string {
  const head = name.replace(/ (?:from|with|in|on|of) .*$/u, '');
  return `the ${head.split(' ').at(-1) ?? head}`;
}

/** "a torn map with a cross in red ink" is found once and then called "the torn map". */
function definite(thing: string): string {
  const head = thing
    .replace(/,.*$/u, '')
    .replace(/ (?:with|that|in|so|from|as|made|covered|tied|for|and|wrapped|bent|pushed|engraved|to)(?: .*)?$/u, '');
  return head.replace(/^an? /u, 'the ');
}

function placeWords(brief: StoryBrief, setting: Setting): Words {
  const [home] = brief.locations;
  const { smell, sound, sight, folk } = setting;
  const senses = { smell, sound, sight, folk: folk[0], folk2: folk[1] };
  if (home === undefined) {
    return { ...senses, place: setting.name, inplace: `${setting.preposition} ${setting.name}`, look: setting.look };
  }
  const name = home.name.replace(/\s+/gu, ' ').trim().replace(/^The /u, 'the ');
  const kind = home.type.split(' - ').at(-1)?.trim().toLowerCase() ?? '';
  const description = toMidSentence(toStoryDetail(home.description), [home.name]);
  const isApposition = /^(?:an?|the|one|where|with|full|all|high|deep|far)\b/u.test(description);
  const plainLook = kind === '' ? setting.look : `which was a ${kind} like no other`;
  return {
    ...senses,
    place: name,
    inplace: `${prepositionFor(name, kind)} ${name}`,
    look: isApposition ? description : plainLook,
  };
}

/** "in the attic", "on the stage", "at the gate": by the noun that the place is. */
const INSIDE =
  /\b(?:room|cave|cavern|cellar|attic|hall|library|ballroom|kitchen|workshop|house|hut|cabin|trunk|greenhouse|valley|forest|wood|clearing|palace|factory|observatory|office|shop|nest|hollow|oak|pine|tent|trench|core|heart|corner|shed|cupboard|space|engine|middle|eye|field|white|boathouse|ear|place|looms|waiter|stair|pool)$/u;
const ON_TOP = /\b(?:island|roof|shelf|stage|throne|pedestal|floor|dune|steps|side|bridge|day|planet|moon)$/u;

function atPlace(place: string): string {
  const noun = place
    .replace(/,.*$/u, '')
    .replace(/ (?:of|in|on|under|above|behind|beneath|inside|with|at|after|before|beyond|to|where|when) .*$/u, '');
  if (INSIDE.test(noun)) return `in ${place}`;
  return `${ON_TOP.test(noun) ? 'on' : 'at'} ${place}`;
}

function prepositionFor(name: string, kind: string): string {
  const words = `${name} ${kind}`;
  if (/\b(?:island|isle|isles|mountain|hill|planet|moon|coast|ship|peak)\b/iu.test(words)) return 'on';
  if (/\b(?:castle|tower|lighthouse|palace|station|school|academy|temple|inn|bridge|harbou?r|lake)\b/iu.test(name))
    return 'at';
  return 'in';
}

function toRelations({ relationships }: StoryBrief, people: readonly Person[], hero: Person): Relation[] {
  return relationships.flatMap(({ from, to, type }): Relation[] => {
    const record = findRelationship(type);
    const a = people.find(({ name }) => name === from.trim());
    const b = people.find(({ name }) => name === to.trim());
    if (record === null || a === undefined || b === undefined || a === b) return [];
    const words = { ...toNameWords('a', 'a', a.name, a.pronouns), ...toNameWords('b', 'b', b.name, b.pronouns) };
    return [
      {
        names: [a.name, b.name],
        isWithHero: a === hero || b === hero,
        start: record.start.map((sentence) => fillTemplate(sentence, words)),
        end: fillTemplate(record.end, words),
      },
    ];
  });
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
  const name = friend?.name ?? shortNameOf(helper.name);
  const pronouns = friend?.pronouns ?? pronounsFor({ he: 'male', she: 'female', it: 'it' }[helper.is]);
  return toNameWords('f', 'friend', name, pronouns);
}

function themeWords(theme: ThemeRecord, brief: StoryBrief): Words {
  const [, lair] = brief.locations;
  const ownLair = lair?.name.replace(/^The /u, 'the ');
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
    lair: ownLair ?? theme.lair,
    atlair: ownLair === undefined ? atPlace(theme.lair) : `${prepositionFor(ownLair, lair?.type ?? '')} ${ownLair}`,
    cure: theme.cure,
    theday: theDayOf(brief.theme.name),
  };
}

/** Smallest words first: those that hold other words are filled when they are told. */
function storyWords(parts: {
  hero: Person;
  foe: Person;
  friends: readonly Person[];
  helper: Helper;
  theme: ThemeRecord;
  setting: Setting;
  brief: StoryBrief;
  custom: string;
  random: SeededRandom;
}): Words {
  const { hero, foe, random } = parts;
  const gift = pick(GIFTS, random);
  const refrain = pick(REFRAINS, random);
  return {
    ...toNameWords('', 'hero', hero.name, hero.pronouns),
    ...toNameWords('o', 'foe', foe.name, foe.pronouns),
    ...friendWords(parts.friends, parts.helper),
    ...placeWords(parts.brief, parts.setting),
    ...themeWords(parts.theme, parts.brief),
    portrait: hero.portrait,
    foeportrait: foe.portrait,
    description: hero.description,
    power: hero.powerName,
    custom: parts.custom,
    refrain,
    refraincomma: refrain.replace(/\.$/u, ','),
    lesson: pick(LESSONS, random),
    gift,
    thegift: definite(gift),
  };
}

function pickTrials(world: World, random: SeededRandom): readonly [string, string] {
  const [first, second] = shuffle(world.trials, random);
  if (first === undefined || second === undefined) throw new Error('A world needs two trials.');
  return [first, second];
}

/**
 * Makes the plan of a story. It is seeded by `key` (the request's `prompt_cache_key`), theme and cast and by nothing
 * that changes from chapter to chapter, so that four separate calls tell one story.
 */
export function planStory(brief: StoryBrief, key: string): Story {
  const people = brief.characters.map(toPerson);
  const hero = people.find(({ role }) => role === 'Hero') ?? people[0];
  if (hero === undefined) throw new Error('A story needs a character.');
  const random = seededRandom([key, brief.theme.name, ...people.map(({ name }) => name)].join('|'));
  const world = findWorld(brief.theme.category);
  const theme = findTheme(brief.theme.name, brief.theme.category, (records) => pick(records, random));
  const setting = theme.setting ?? pick(world.settings, random);
  const helper = pick(world.helpers, random);
  const friends = people.filter((person) => person !== hero && !person.isFoe);
  const foes = people.filter((person) => person !== hero && person.isFoe);
  const foe = foes[0] ?? toNamelessPerson(theme.foe, theme.foeIs, true);
  const names = people.map(({ name }) => name);
  const custom = toMidSentence(toStoryDetail(brief.customElements), names);
  const words = storyWords({ hero, foe, friends, helper, theme, setting, brief, custom, random });
  return {
    hero,
    friends,
    foes,
    foe,
    others: [...friends.slice(2), ...foes.slice(1)],
    relations: toRelations(brief, people, hero),
    helperName: helper.name,
    helperMeeting: fillTemplate(helper.meeting, { ...words, friend: helper.name }),
    custom,
    trials: pickTrials(world, random),
    rest: pick(world.rests, random),
    feast: pick(world.feasts, random),
    noises: world.noises,
    smallRefrain: pick(SMALL_REFRAINS, random),
    hooks: {
      introduction: pick(HOOKS_TO_DEVELOPMENT, random),
      development: pick(HOOKS_TO_CLIMAX, random),
      climax: pick(HOOKS_TO_RESOLUTION, random),
    },
    placesOnTheWay: brief.locations.slice(2).map(({ name }) => name.replace(/^The /u, 'the ')),
    words,
  };
}
