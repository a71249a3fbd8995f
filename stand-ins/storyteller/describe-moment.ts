import { mentionsMagic, readActions } from '../illustrator/scenes/read-actions.ts';
import { readWeather, timeAndWeather } from '../illustrator/scenes/read-moment.ts';
import { readProps, readShot } from '../illustrator/scenes/read-props.ts';
import type { Action, CharacterAction, Feeling, Shot } from '../illustrator/scenes/scene-spec.ts';
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
  cheer: 'cheering',
  hug: 'hugging',
  sit: 'sitting',
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

/** What a picture of the passage shows: what everyone does, the place, the objects and the time of day that it names. */
export function describeMoment({ passage: written, cast, place, camera, avoid }: MomentBrief): Moment {
  const names = cast.map(({ name }) => name);
  const passage = withoutAvoided(written, toAvoided(avoid, names));
  const who = readActions(passage, names).map((action, index) => ({
    name: names[index] ?? '',
    doing: toDoing(action, names),
  }));
  const objects = [...readProps(passage).map(withArticle), ...(mentionsMagic(passage) ? ['sparkling magic'] : [])];
  const where = [
    ...(place ? [`in ${place.name.replace(/^The /u, 'the ')}`] : []),
    ...(objects.length === 0 ? [] : [`with ${objects.join(' and ')}`]),
  ].join(' ');
  const acts = who.map(({ name, doing }) => `${name} is ${doing}`);
  const [long, short] = [acts, names].map((subjects) => `${[subjects.join(', '), where].filter(Boolean).join(' ')}.`);
  return {
    who,
    where,
    camera: camera ?? CAMERAS[readShot(passage, '')],
    light: [timeAndWeather(passage), readWeather(passage) ?? ''].filter(Boolean).join(', '),
    mood: '',
    alt: (long ?? '').length <= MAX_ALT ? (long ?? '') : (short ?? ''),
  };
}

function toDoing({ action, feeling, towards, isFar, usesPower }: CharacterAction, names: readonly string[]): string {
  const other = towards === null ? '' : ` ${action === 'hug' ? '' : 'towards '}${names[towards] ?? ''}`;
  const extras = [
    ...(feeling ? [FEELINGS[feeling]] : []),
    ...(usesPower ? ['with a magic glow'] : []),
    ...(isFar ? ['in the distance'] : []),
  ];
  return [`${ACTS[action]}${other}`, ...extras].join(' and ');
}
