import { escapePattern } from '@talelantern/domain/text/whole-words';
import { mentionsMagic, readActions } from '../illustrator/scenes/read-actions.ts';
import { mentionsBed, readWeather, seenIn, timeAndWeather } from '../illustrator/scenes/read-moment.ts';
import { fitsHand, readProps, readShot } from '../illustrator/scenes/read-props.ts';
import { withIdleActions } from '../illustrator/scenes/read-scene.ts';
import type { Action, CharacterAction, Feeling, PropName, Shot } from '../illustrator/scenes/scene-spec.ts';
import { findPlace } from '../illustrator/words/find-place.ts';
import { toAvoided, withoutAvoided } from './avoid/avoided-words.ts';
import { withArticle } from './fill-template.ts';
import type { MomentBrief } from './story-brief.ts';

/** Words that the illustrator reads as the same act. */
const ACTS: Readonly<Record<Action, string>> = {
  stand: 'standing',
  walk: 'walking',
  run: 'running',
  jump: 'jumping',
  fly: 'flying',
  wave: 'waving',
  point: 'pointing',
  reach: 'reaching out',
  look: 'looking',
  talk: 'talking',
  think: 'thinking',
  cheer: 'cheering',
  hug: 'hugging',
  sit: 'sitting',
  lie: 'lying down',
  sleep: 'sleeping',
  hide: 'hiding',
};

const FEELINGS: Readonly<Record<Feeling, string>> = {
  happy: 'smiling',
  sad: 'crying',
  afraid: 'trembling',
  cross: 'frowning',
  amazed: 'amazed',
};

const CAMERAS: Readonly<Record<Shot, string>> = {
  close: 'close shot at eye level',
  medium: 'medium shot, a little from the side',
  wide: 'wide shot from a low camera',
};

interface Moment {
  who: { name: string; doing: string }[];
  where: string;
  camera: string;
  light: string;
  mood: string;
  alt: string;
}

const MAX_ALT = 160;

/** Actions that leave a hand free to hold something. */
const FREE_HANDED: ReadonlySet<Action> = new Set<Action>(['stand', 'walk', 'look', 'talk', 'think', 'reach', 'sit']);

/** What a picture of the passage shows: what everyone does, the place, the objects and the time of day that it names. */
export function describeMoment(brief: MomentBrief): Moment {
  const { passage: rawPassage, place, camera: given, avoid } = brief;
  const [names, absent] = whoIsThere(brief);
  const passage = withoutAvoided(rawPassage, toAvoided(avoid, names));
  const visiblePassage = seenIn(passage);
  const camera = given ?? CAMERAS[readShot(passage, '')];
  const acts = withIdleActions(readActions(visiblePassage, names), readShot('', camera));
  const [doings, onGround] = handOut(acts, readProps(visiblePassage));
  const who = doings.map((act, index) => ({ name: names[index] ?? '', doing: toDoing(act, names) }));
  const where = [whereIn(visiblePassage, place?.name ?? null), ...withObjects(onGround, mentionsMagic(visiblePassage))]
    .join(' ')
    .trim();
  const absentWho = absent.map((name) => ({ name, doing: '' }));
  const sentences = who.map(({ name, doing }) => `${name} is ${doing}`);
  const [long, short] = [sentences, names].map(
    (subjects) => `${[subjects.join(', '), where].filter(Boolean).join(' ')}.`,
  );
  return {
    who: [...who, ...absentWho],
    where,
    camera,
    light: [timeAndWeather(visiblePassage), readWeather(visiblePassage) ?? ''].filter(Boolean).join(', '),
    mood: '',
    alt: (long ?? '').length <= MAX_ALT ? (long ?? '') : (short ?? ''),
  };
}

const SPOKEN_OF = String.raw`\b(?:remember\w*|miss(?:es|ed|ing)?|(?:letter|word|news|story|thought|dream\w*) (?:from|of|about))`;

/** The names of the characters in the picture, and of those that the passage only mentions. */
function whoIsThere({ passage, cast, isEveryoneThere }: MomentBrief): [string[], string[]] {
  const names = cast.map(({ name }) => name);
  const visibleNames = names.filter((name) => {
    const spokenOf = new RegExp(`${SPOKEN_OF} ${escapePattern(name)}(?!\\p{L})`, 'giu');
    return !spokenOf.test(passage) || passage.replaceAll(spokenOf, '').includes(name);
  });
  if (isEveryoneThere || visibleNames.length === 0) return [names, []];
  return [visibleNames, names.filter((name) => !visibleNames.includes(name))];
}

/** Puts the first small object that nobody holds into the first free hand; returns the acts and the other objects. */
function handOut(acts: readonly CharacterAction[], props: readonly PropName[]): [CharacterAction[], PropName[]] {
  const remainingProps = props.filter((prop) => acts.every(({ carries }) => carries !== prop));
  const small = remainingProps.find(fitsHand);
  const holder = acts.find(({ action, carries }) => carries === null && FREE_HANDED.has(action));
  if (small === undefined || holder === undefined) return [[...acts], remainingProps];
  return [
    acts.map((act) => (act === holder ? { ...act, carries: small } : act)),
    remainingProps.filter((prop) => prop !== small),
  ];
}

const withObjects = (props: readonly PropName[], hasMagic: boolean): string[] => {
  const objects = [...props.map(withArticle), ...(hasMagic ? ['sparkling magic'] : [])];
  return objects.length === 0 ? [] : [`with ${objects.join(' and ')}`];
};

const PLACE_PHRASE =
  /\b(?:in|into|at|on|onto|through|across|by|under|beside|along) (?:the|an?|his|her|their|its) (?:[\p{L}’-]+ ?){1,4}/giu;

const STANDING_IN: Readonly<Record<string, string>> = { into: 'in', onto: 'on', through: 'in', across: 'on' };
/** Things that can be seen but not stood on. */
const HEAVENS = /\b(?:moon|sun|stars?|sky)\b/u;

/** The place that the passage names; without one, the words of the passage that say where it happens. */
function whereIn(visiblePassage: string, place: string | null): string {
  const name = place?.replace(/^The /u, 'the ') ?? '';
  const isNamed = place !== null && visiblePassage.toLowerCase().includes(place.toLowerCase().replace(/^the /u, ''));
  if (mentionsBed(visiblePassage)) return 'in the bedroom';
  if (isNamed) return `in ${name}`;
  for (const [phrase] of visiblePassage.matchAll(PLACE_PHRASE)) {
    const words = phrase.trim().toLowerCase().split(' ');
    const last = words.findIndex((_, index) => index > 1 && findPlace(words.slice(2, index + 1).join(' ')) !== null);
    const [preposition = '', ...spot] = words.slice(0, last + 1);
    const isOnGround = last > 0 && !HEAVENS.test(spot.join(' '));
    if (isOnGround) return [STANDING_IN[preposition] ?? preposition, ...spot].join(' ');
  }
  return place === null ? '' : `in ${name}`;
}

function toDoing(act: CharacterAction, names: readonly string[]): string {
  const { action, feeling, towards, isFar, carries, usesPower } = act;
  const aim = action === 'look' ? ' up' : '';
  const other = towards === null ? aim : ` ${action === 'hug' ? '' : 'towards '}${names[towards] ?? ''}`;
  const extras = [
    ...(carries ? [`holding ${withArticle(carries)}`] : []),
    ...(feeling ? [FEELINGS[feeling]] : []),
    ...(usesPower ? ['with a magic glow'] : []),
    ...(isFar ? ['in the distance'] : []),
  ];
  return [`${ACTS[action]}${other}`, ...extras].join(' and ');
}
