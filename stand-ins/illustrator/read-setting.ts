import type { FigureSpec } from './picture-spec.ts';
import type { Fields } from './read-prompt.ts';
import type { SettingSpec } from './scenery/setting-spec.ts';
import type { Random } from './svg/random.ts';
import { defaultSettingOf } from './words/default-settings.ts';
import { readPlace } from './words/find-place.ts';
import { readLight, readMood } from './words/settings.ts';

/** Labels of the fields that describe a place, in order of priority: a wish overrides earlier choices. */
const NAMING_LABELS = ['wish', 'subcategory', 'category', 'background', 'location', 'setting', 'type', 'description'];
const ADDING_LABELS = ['climate', 'magic', 'inhabitants', 'dangers', 'treasures', 'description', 'details', 'wish'];

/** The setting of the picture: from the prompt, else a typical home of the figure. */
export function readSetting(fields: Fields, prompt: string, figure: FigureSpec | null, random: Random): SettingSpec {
  const isLabeled = fields.size > 0;
  const field = (label: string) => fields.get(label) ?? '';
  const isPlace = figure === null;
  // The labels of a character's description, which does not describe the setting.
  const ownLabels = (labels: readonly string[]) => labels.filter((label) => isPlace || !CHARACTER_LABELS.has(label));
  const names = isLabeled ? ownLabels(NAMING_LABELS).map(field) : [prompt];
  const extras = isLabeled ? ownLabels(ADDING_LABELS).map(field).join(' | ') : isPlace ? prompt : '';
  const namedPlace = readPlace(names, extras);
  const defaultSetting = defaultSettingOf(figure, random);
  return {
    seed: random.unit().toString(36),
    scenery: namedPlace.scenery ?? defaultSetting.scenery,
    landmarks: namedPlace.landmarks,
    details: namedPlace.details,
    weather: namedPlace.weather,
    light:
      readLight(isLabeled ? field('lighting') : prompt) ??
      readLight(field('climate')) ??
      namedPlace.light ??
      readLight(isPlace ? names.join(' ') : field('wish')) ??
      defaultSetting.light,
    mood: readMood(isLabeled ? field('mood') : prompt),
  };
}

const CHARACTER_LABELS: ReadonlySet<string> = new Set(['description', 'details', 'type']);
