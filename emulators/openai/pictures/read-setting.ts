import type { FigureSpec } from './picture-spec.ts';
import type { Fields } from './read-prompt.ts';
import type { SettingSpec } from './scenery/setting-spec.ts';
import type { Random } from './svg/random.ts';
import { homeOf } from './words/homes.ts';
import { readPlace } from './words/place-words.ts';
import { readLight, readMood } from './words/setting-words.ts';

/** Labels of what says where a picture plays, the weightiest first: a wish counts more than what was chosen before. */
const NAMING_LABELS = ['wish', 'subcategory', 'category', 'background', 'location', 'setting', 'type', 'description'];
const ADDING_LABELS = ['climate', 'magic', 'inhabitants', 'dangers', 'treasures', 'description', 'details', 'wish'];

/** Where and in what light the picture plays: what the prompt says, else where such a figure is at home. */
export function readSetting(fields: Fields, prompt: string, figure: FigureSpec | null, chance: Random): SettingSpec {
  const isLabelled = fields.size > 0;
  const field = (label: string) => fields.get(label) ?? '';
  const isPlace = figure === null;
  // A character's own description speaks of the character, not of where it stands.
  const ownLabels = (labels: readonly string[]) => labels.filter((label) => isPlace || !CHARACTER_LABELS.has(label));
  const names = isLabelled ? ownLabels(NAMING_LABELS).map(field) : [prompt];
  const extras = isLabelled ? ownLabels(ADDING_LABELS).map(field).join(' | ') : isPlace ? prompt : '';
  const named = readPlace(names, extras);
  const home = homeOf(figure, chance);
  return {
    seed: chance.unit().toString(36),
    scenery: named.scenery ?? home.scenery,
    landmarks: named.landmarks,
    details: named.details,
    weather: named.weather,
    light:
      readLight(isLabelled ? field('lighting') : prompt) ??
      readLight(field('climate')) ??
      named.light ??
      readLight(isPlace ? names.join(' ') : field('wish')) ??
      home.light,
    mood: readMood(isLabelled ? field('mood') : prompt),
  };
}

const CHARACTER_LABELS: ReadonlySet<string> = new Set(['description', 'details', 'type']);
