import { withoutAvoided } from '../words/without-avoided.ts';

/** A character or thing that a scene's prompt describes: 'Ember; Kind: …; Colour: …'. */
export interface Described {
  readonly name: string;
  /** The description as a prompt for a separate picture. */
  readonly prompt: string;
  /** Index of the reference picture that shows it; null if none does. */
  readonly picture: number | null;
}

/** The parsed prompt of a scene. */
export interface SceneFields {
  readonly people: readonly Described[];
  readonly place: Described | null;
  /** What happens; the whole prompt when it has no labeled fields. */
  readonly passage: string;
  /** What everyone does: the moment, otherwise the passage. */
  readonly acts: string;
  /** Where in the place it happens. */
  readonly where: string;
  readonly style: string;
  readonly light: string;
  readonly mood: string;
  /** Distance and angle of the view. */
  readonly camera: string;
}

const SCENE_WORDS = /^\s*scene\b/i;
const PICTURE_LABEL = /^picture (\d{1,2}) shows( the place)?$/i;

/** Whether a prompt without reference pictures asks for a scene. */
export const asksForScene = (prompt: string): boolean => SCENE_WORDS.test(prompt);

/** Parses the product's labeled fields; a free text becomes the passage. */
export function readSceneFields(prompt: string): SceneFields {
  const people: Described[] = [];
  let place: Described | null = null;
  const others = new Map<string, string>();
  for (const [label, value] of labeledParts(withoutAvoided(prompt))) {
    const [, number, showsPlace] = PICTURE_LABEL.exec(label) ?? [];
    const picture = number === undefined ? null : Number(number) - 1;
    if (showsPlace !== undefined || label === 'place') place ??= parseDescription('Location', value, picture);
    else if (picture !== null || label === 'character') people.push(parseDescription('Name', value, picture));
    else if (!others.has(label)) others.set(label, value);
  }
  const field = (label: string) => others.get(label) ?? '';
  const isLabeled = people.length > 0 || place !== null;
  // One sentence for each character, so that their acts are not mixed up.
  const moment = field('moment').replaceAll(';', '.');
  const passage = others.get('passage') ?? (isLabeled ? [moment, field('where'), field('light')].join('. ') : prompt);
  return {
    people,
    place,
    passage,
    acts: moment || passage,
    where: field('where'),
    style: field('style'),
    light: field('light'),
    mood: field('mood'),
    camera: field('camera'),
  };
}

function labeledParts(prompt: string): [label: string, value: string][] {
  return prompt.split('|').flatMap((part) => {
    const [, label, value] = /^\s*([A-Za-z][A-Za-z0-9 ]{0,30}?)\s*:\s*(.*?)\s*$/su.exec(part) ?? [];
    return label !== undefined && value ? [[label.toLowerCase(), value] as [string, string]] : [];
  });
}

function parseDescription(nameLabel: 'Name' | 'Location', value: string, picture: number | null): Described {
  const [name = '', ...details] = value.split(';').map((part) => part.trim());
  return { name, prompt: ['Picture', `${nameLabel}: ${name}`, ...details].join(' | '), picture };
}
