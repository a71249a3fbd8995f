import { withArticle, type Words } from '../fill-template.ts';
import { toMidSentence, toStoryDetail } from '../free-text.ts';
import type { BriefLocation, StoryBrief } from '../story-brief.ts';
import type { Setting } from '../worlds/world-record.ts';

/** The preposition for a place, chosen by its noun: "in the attic", "on the stage", "at the gate". */
const INSIDE =
  /\b(?:room|cave|cavern|cellar|attic|hall|library|ballroom|kitchen|workshop|house|hut|cabin|trunk|greenhouse|valley|forest|wood|clearing|palace|factory|observatory|office|shop|nest|hollow|oak|pine|tent|trench|core|heart|corner|shed|cupboard|space|engine|middle|eye|field|white|boathouse|ear|place|looms|waiter|stair|pool)$/u;
const ON_TOP = /\b(?:island|roof|shelf|stage|throne|pedestal|floor|dune|steps|side|bridge|day|planet|moon)$/u;

function withPreposition(place: string): string {
  const noun = place
    .replace(/,.*$/u, '')
    .replace(/ (?:of|in|on|under|above|behind|beneath|inside|with|at|after|before|beyond|to|where|when) .*$/u, '');
  if (INSIDE.test(noun)) return `in ${place}`;
  return `${ON_TOP.test(noun) ? 'on' : 'at'} ${place}`;
}

/** The preposition for a family's location, chosen by its name and type. */
function prepositionFor(name: string, kind: string): string {
  const nameAndKind = `${name} ${kind}`;
  if (
    /\b(?:island|isle|isles|mountain|hill|planet|moon|coast|ship|peak|beach|shore|glacier|cliff|cliffs|volcano|reef|cloud)\b/iu.test(
      nameAndKind,
    )
  )
    return 'on';
  if (
    /\b(?:castle|tower|lighthouse|palace|station|school|academy|temple|inn|bridge|harbou?r|lake|quay|waterfall|falls|spring|well)\b/iu.test(
      name,
    )
  )
    return 'at';
  return 'in';
}

/** The name within a sentence: "Ember Falls" stays, "The Salt Castle" becomes "the Salt Castle". */
export const nameOfPlace = ({ name }: BriefLocation): string =>
  name.replace(/\s+/gu, ' ').trim().replace(/^The /u, 'the ');

const kindOfPlace = ({ type, category, subcategory }: BriefLocation): string =>
  (subcategory || category || type.split(' - ').at(-1) || '').trim().toLowerCase().replaceAll("'", '’');

/** The family's description of a location as a phrase that may follow a comma; empty when it does not fit there. */
function lookOf(location: BriefLocation): string {
  const description = toMidSentence(toStoryDetail(location.description), [location.name]);
  if (/^(?:an?|the|one|where|with|full|all|high|deep|far)\b/u.test(description)) return description;
  const kind = kindOfPlace(location);
  if (kind === '') return '';
  return /[^s]s$/u.test(kind) ? `which was all ${kind}` : `which was ${withArticle(kind)} like no other`;
}

/** The template keys of home: `{place}`, `{inplace}`, `{look}`, its senses and its people. */
export function homeWords({ locations: [home] }: StoryBrief, setting: Setting): Words {
  const { smell, sound, sight, folk } = setting;
  const senses = { smell, sound, sight, folk: folk[0], folk2: folk[1] };
  if (home === undefined) {
    return { ...senses, place: setting.name, inplace: `${setting.preposition} ${setting.name}`, look: setting.look };
  }
  const name = nameOfPlace(home);
  return {
    ...senses,
    place: name,
    inplace: `${prepositionFor(name, kindOfPlace(home))} ${name}`,
    look: lookOf(home) || setting.look,
  };
}

/** The template keys of the place where the climax happens: the family's second location, or the theme's own. */
export function lairWords({ locations: [, lair] }: StoryBrief, ownLair: string): Words {
  if (lair === undefined) return { lair: ownLair, atlair: withPreposition(ownLair) };
  const name = nameOfPlace(lair);
  return { lair: name, atlair: `${prepositionFor(name, kindOfPlace(lair))} ${name}` };
}

/** How the cast reaches one of the family's locations on the way, in several wordings. */
export function sentencesOnPlace(location: BriefLocation): string[] {
  const name = nameOfPlace(location);
  const look = lookOf(location);
  const where = look === '' ? name : `${name}, ${look}`;
  return [
    `Their way led by ${where}.`,
    `It was there that they came to ${where}.`,
    `Two days on, and there it lay before them: ${where}.`,
    `Nobody goes that way without stopping for a while by ${where}.`,
  ];
}

/** Matches a label from a list, such as "Golden Key"; typed text is usually not in title case. */
const TITLE_CASE_PATTERN = /^(?:\p{Lu}\S*\s?|(?:and|by|of|that|the|to|from|in|a|with)\s)+$/u;
const UNCOUNTED =
  /\b(?:ice|fog|lava|quicksand|water|wind|weather|music|merfolk|sheep|warm|cold|dry|rainy|cool|starlit|sea|mist|mud)$/u;
const CLAUSE_PATTERN = /\b(?:stands|come|comes|happens)\b/u;

/** For example "a golden key", "talking trees" or "thin ice". */
function withFittingArticle(thing: string): string {
  const head = thing.replace(/ (?:of|in|that|within|without|from|to|by|and) .*$/u, '');
  const isPlain = /[^s]s$/u.test(head) || UNCOUNTED.test(head) || CLAUSE_PATTERN.test(thing);
  return isPlain ? thing : withArticle(thing);
}

/** A list of things within a sentence, such as "talking trees and a golden key". */
function listOf(items: readonly string[]): string {
  const words = items
    .map((item) => toStoryDetail(item))
    .filter((item) => item !== '')
    .map((item) => (TITLE_CASE_PATTERN.test(item) ? withFittingArticle(item.toLowerCase()) : toMidSentence(item, [])))
    .slice(0, 3);
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

/** A further detail of a location: sentences of which a chapter uses one. */
export function detailSentencesOf(location: BriefLocation): string[] {
  const name = nameOfPlace(location);
  const climate = toStoryDetail(location.climate).toLowerCase();
  const [magic, people, danger, treasure] = [
    listOf(location.magicalProperties),
    listOf(location.inhabitants),
    listOf(location.dangers),
    listOf(location.treasures),
  ];
  return [
    magic === ''
      ? []
      : [
          `What ${name} is known for, near and far, is this: ${magic}.`,
          `Ask anybody about ${name} and they will speak of one thing first: ${magic}.`,
          `There is a wonder in ${name} that nobody can explain, and here it is: ${magic}.`,
        ],
    people === ''
      ? []
      : [
          `If you make no noise there, you may see those who call ${name} their home: ${people}.`,
          `They have neighbors in ${name} that other places only dream of: ${people}.`,
        ],
    danger === ''
      ? []
      : [
          `There is one thing that everybody is told to mind in ${name}: ${danger}.`,
          `A sign by the path to ${name} warns of one thing only: ${danger}.`,
        ],
    treasure === ''
      ? []
      : [
          `And it is an open secret what may be found in ${name} by those who look: ${treasure}.`,
          `Old people say that something lies hidden in ${name}: ${treasure}.`,
        ],
    climate === ''
      ? []
      : [
          `As for the weather, in ${name} they put it like this: ${climate}.`,
          `Whoever packs a bag for ${name} should know what the sky is like there: ${climate}.`,
        ],
  ].flat();
}
