import { withoutAvoided } from '../words/avoided-words.ts';

/** Somebody or something that a scene's prompt describes: 'Ember; Kind: …; Colour: …'. */
export interface Described {
  readonly name: string;
  /** The same as the product asks for it in a picture of its own. */
  readonly prompt: string;
  /** Which of the pictures sent along shows it, counted from 0; null when none does. */
  readonly picture: number | null;
}

/** A scene's prompt, taken apart. */
export interface SceneFields {
  readonly people: readonly Described[];
  readonly place: Described | null;
  /** What happens; the whole prompt when it has no fields of the product's. */
  readonly passage: string;
  readonly style: string;
  readonly lighting: string;
  readonly mood: string;
}

const SCENE_WORDS = /^\s*scene\b/i;
const PICTURE_LABEL = /^picture (\d{1,2}) shows( the place)?$/i;

/** Whether a prompt without pictures asks for a scene at all. */
export const asksForScene = (prompt: string): boolean => SCENE_WORDS.test(prompt);

/** Reads the product's labelled fields; a free text is all passage. */
export function readSceneFields(prompt: string): SceneFields {
  const people: Described[] = [];
  let place: Described | null = null;
  const others = new Map<string, string>();
  for (const [label, value] of labelledParts(withoutAvoided(prompt))) {
    const [, number, showsPlace] = PICTURE_LABEL.exec(label) ?? [];
    const picture = number === undefined ? null : Number(number) - 1;
    if (showsPlace !== undefined || label === 'place') place ??= described('Location', value, picture);
    else if (picture !== null || label === 'character') people.push(described('Name', value, picture));
    else if (!others.has(label)) others.set(label, value);
  }
  const field = (label: string) => others.get(label) ?? '';
  return {
    people,
    place,
    passage: others.get('passage') ?? (people.length > 0 || place !== null ? '' : prompt),
    style: field('style'),
    lighting: field('lighting'),
    mood: field('mood'),
  };
}

function labelledParts(prompt: string): [label: string, value: string][] {
  return prompt.split('|').flatMap((part) => {
    const [, label, value] = /^\s*([A-Za-z][A-Za-z0-9 ]{0,30}?)\s*:\s*(.*?)\s*$/su.exec(part) ?? [];
    return label !== undefined && value ? [[label.toLowerCase(), value] as [string, string]] : [];
  });
}

function described(nameLabel: 'Name' | 'Location', value: string, picture: number | null): Described {
  const [name = '', ...details] = value.split(';').map((part) => part.trim());
  return { name, prompt: ['Picture', `${nameLabel}: ${name}`, ...details].join(' | '), picture };
}
