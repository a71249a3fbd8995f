import type { Need, SmallBeat } from './beats/small-beat.ts';
import { SMALL_CLIMAX, SMALL_RESOLUTION } from './beats/small-journey-home.ts';
import { SMALL_DEVELOPMENT, SMALL_INTRODUCTION } from './beats/small-journey-out.ts';
import { SMALL_REFRAIN_CALLS } from './beats/sayings.ts';
import { capitalize } from './fill-template.ts';
import { nameOfPlace } from './plan/places.ts';
import { withOneAnd } from './register/one-and.ts';
import { pick, shuffle, type SeededRandom } from './seeded-random.ts';
import type { Story } from './story.ts';
import type { Phase, StoryBrief } from './story-brief.ts';
import { SentenceWriter } from './sentence-writer.ts';
import { withRefrain } from './with-refrain.ts';

const SMALL_BEATS: Readonly<Record<Phase, readonly SmallBeat[]>> = {
  introduction: SMALL_INTRODUCTION,
  development: SMALL_DEVELOPMENT,
  climax: SMALL_CLIMAX,
  resolution: SMALL_RESOLUTION,
};

function fits({ needs }: SmallBeat, story: Story): boolean {
  const has: Readonly<Record<Need, boolean>> = {
    foe: story.foe.isNamed,
    power: story.hero.power !== null,
    promise: story.isPromised,
    home: story.home !== null,
    lair: story.lair !== null,
    way: story.placesOnTheWay.length > 0,
    relation: story.relations.length > 0,
    custom: story.custom !== '',
  };
  return needs === undefined || has[needs];
}

/** Cuts a long clause at its first pause: children of 3-4 lose track of long sentences. */
const upToPause = (clause: string): string => /^(?:[^,;:]{20,}?)(?=[,;:])/u.exec(clause)?.[0] ?? clause;

function listOf(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

function smallWords(story: Story, random: SeededRandom) {
  const { hero, friends, foes, words } = story;
  const friendNames = friends.length > 0 ? friends.map(({ name }) => name) : [words['friend'] ?? ''];
  const fill = (sentence: string): string =>
    sentence.replace(/\{(x\w*)\}/giu, (_all, key: string) => {
      const value = hero.words[key.toLowerCase()] ?? '';
      return key.startsWith('X') ? capitalize(value) : value;
    });
  return {
    ...words,
    refrain: words['smallrefrain'] ?? '',
    refraincomma: words['smallrefrain'] ?? '',
    noise: pick(story.noises, random).toLowerCase(),
    smallsign: upToPause(words['sign'] ?? ''),
    heroshort: fill(pick(hero.traits, random).small),
    kindshort: fill(hero.kind.small),
    powersmall: fill(hero.power?.small ?? ''),
    friendslist: listOf(friends.length > 0 ? friendNames : [story.helperName]),
    wayplaces: listOf(story.placesOnTheWay.map(nameOfPlace)),
    relationshort: story.relations[0]?.small ?? '',
    allfoes: foes.length > 0 ? listOf(foes.map(({ name }) => name)) : (words['foe'] ?? ''),
    everyonebutfoe: listOf([hero.name, ...friendNames]),
    everyone: listOf([hero.name, ...friendNames, ...foes.map(({ name }) => name)]),
  };
}

/** Which beats to keep first when a chapter is too short for all. */
const priorityOf = ({ mayGo, needs }: SmallBeat): number => (mayGo === true ? 0 : needs === undefined ? 2 : 1);

/**
 * Writes a chapter for ages 3-4: at most three short sentences in a paragraph, a refrain three times, sounds and nothing
 * frightening.
 */
export function writeSmallChapter(
  brief: StoryBrief,
  story: Story,
  wantedCount: number,
  random: SeededRandom,
): string[] {
  const { phase, paragraphs } = brief;
  const words = smallWords(story, random);
  const writer = new SentenceWriter(words, random, brief);
  const fitting = SMALL_BEATS[phase].filter((beat) => fits(beat, story));
  const musts = fitting.filter(({ isMust }) => isMust);
  const others = shuffle(
    fitting.filter(({ isMust }) => !isMust),
    random,
  );
  const count = Math.min(paragraphs.max, Math.max(wantedCount, musts.length));
  const keptBeats = musts.toSorted((left, right) => priorityOf(right) - priorityOf(left));
  const chosen = [...keptBeats, ...others].slice(0, count);
  const repeatedBeats = Array.from({ length: count - chosen.length }, (_, index) => others[index % others.length]);
  const chapterParagraphs = fitting
    .flatMap((beat) => [...chosen, ...repeatedBeats].flatMap((chosenBeat) => (chosenBeat === beat ? [beat] : [])))
    .map(({ of }) => withOneAnd(writer.write(of)));
  return withRefrain(chapterParagraphs, writer.withoutAvoided(words.refrain), () => writer.write(SMALL_REFRAIN_CALLS));
}
