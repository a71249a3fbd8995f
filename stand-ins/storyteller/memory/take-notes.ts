import { toPerson } from '../cast/person.ts';
import { capitalize, fillTemplate } from '../fill-template.ts';
import { lairWords } from '../plan/places.ts';
import { definite } from '../plan/things.ts';
import type { BibleBrief, StoryBible } from '../story-brief.ts';
import { readMemory, type Memory } from './read-memory.ts';

type Note = StoryBible['people'][number];

const MAX_WORDS = 20;
const shorten = (text: string): string => text.split(/\s+/u).slice(0, MAX_WORDS).join(' ');
const note = (name: string, text: string): Note => ({ name, note: shorten(text) });

/** Later notes replace earlier ones with the same name; the order stays. */
function merge(earlier: readonly Note[], later: readonly Note[]): Note[] {
  const noteByName = new Map([...earlier, ...later].map((each) => [each.name, each]));
  return [...noteByName.values()];
}

/** Matches nameless people who speak: "said the old woman", "asked the ferryman". */
const SPEAKER =
  /\b(?:said|asked|whispered|called|cried|answered|murmured) (the [\p{Ll}’-]+(?: [\p{Ll}’-]+)?)(?=[,.;:!?”])/gu;

function peopleIn(text: string, brief: BibleBrief, { theme, helper, setting }: Memory): Note[] {
  const cast = brief.characters.map(toPerson).filter(({ name }) => text.includes(name));
  const [hero] = cast;
  const isMentioned = (name: string | undefined): name is string =>
    name !== undefined && text.toLowerCase().includes(name.toLowerCase());
  return [
    ...cast.map(({ name, longDescription, powerName }) =>
      note(name, powerName === '' ? longDescription : `${longDescription}; has ${powerName}`),
    ),
    ...(isMentioned(helper?.name) ? [note(helper.name, `came along with ${hero?.name ?? 'the hero'}`)] : []),
    ...(isMentioned(theme?.foe)
      ? [note(theme.foe, `stands in the way; ${fillTemplate(theme.motive, foeWords(theme.foeIs))}`)]
      : []),
    ...(setting?.folk ?? []).filter(isMentioned).map((name) => note(name, 'lives at home and waits for them')),
    ...[...text.matchAll(SPEAKER)].map(([, name = '']) => note(name, 'had something to say')),
  ];
}

function foeWords(is: 'he' | 'she' | 'it') {
  const [he, him, his, himself] = {
    he: ['he', 'him', 'his', 'himself'],
    she: ['she', 'her', 'her', 'herself'],
    it: ['it', 'it', 'its', 'itself'],
  }[is];
  return {
    ohe: he ?? '',
    ohim: him ?? '',
    ohis: his ?? '',
    ohimself: himself ?? '',
    ohewas: `${he ?? ''} was`,
    foe: 'the other one',
    place: 'home',
  };
}

function placesIn(text: string, brief: BibleBrief, { setting, theme, refrain, smallRefrain }: Memory): Note[] {
  const saying = refrain ?? smallRefrain;
  const homeNote = saying === null ? 'home' : `home, where people say: “${saying}”`;
  const lair = theme === null ? '' : (lairWords(brief, theme.lair)['lair'] ?? '');
  const [home, ...others] = brief.locations;
  return [
    ...(home === undefined ? (setting === null ? [] : [note(setting.name, homeNote)]) : [note(home.name, homeNote)]),
    ...others.filter(({ name }) => text.includes(name)).map(({ name, type }) => note(name, type)),
    ...(lair !== '' && text.toLowerCase().includes(lair.toLowerCase()) ? [note(lair, 'where it is decided')] : []),
  ];
}

function objectsIn(brief: BibleBrief, { theme, gift }: Memory): Note[] {
  const isFound = brief.phase === 'climax' || brief.phase === 'resolution';
  return [
    ...(theme === null
      ? []
      : [
          note(theme.want, isFound ? 'was found, and belongs at home' : `is looked for; also called ${theme.short}`),
          note(theme.clue, `shows the way; called ${definite(theme.clue)}`),
        ]),
    ...(gift === null ? [] : [note(gift, 'a present from home, carried along')]),
  ];
}

/** Matches what a character promises or plans: "I promise", "we will". */
const PROMISE = /“([^“”]*\b(?:I promise|we will|we’ll|I will)\b[^“”]*)”/iu;

function promisesIn(text: string, brief: BibleBrief, { promise, theme }: Memory): string[] {
  const hero = brief.characters.find(({ role }) => role === 'Hero') ?? brief.characters[0];
  const name = hero?.name ?? 'The hero';
  const isSmall = brief.ageRange === '3-4';
  const own = [
    ...(theme !== null && text.includes(theme.vow) ? [`${name} promised to ${theme.vow}.`] : []),
    ...(promise === null ? [] : [`${name} promised to ${isSmall ? promise.smallOath : promise.oath}.`]),
  ];
  const other = PROMISE.exec(text)?.[1];
  return own.length > 0 || other === undefined ? own : [`${name} said: ${capitalize(other)}`];
}

/** The story notes after a chapter: the previous notes and what the text of this chapter adds. */
export function takeNotes(brief: BibleBrief): StoryBible {
  const memory = readMemory(brief, brief.chapter);
  const text = brief.chapter.join('\n');
  const isOver = brief.phase === 'resolution';
  return {
    people: merge(brief.bible.people, peopleIn(text, brief, memory)),
    places: merge(brief.bible.places, placesIn(text, brief, memory)),
    objects: merge(brief.bible.objects, objectsIn(brief, memory)),
    promises: isOver ? [] : [...new Set([...brief.bible.promises, ...promisesIn(text, brief, memory)])],
  };
}
