import type { FigureSpec, PictureSpec } from './picture-spec.ts';
import type { Fields } from './read-prompt.ts';
import type { Random } from './svg/random.ts';
import { homeOf } from './words/homes.ts';
import { readLight, readMood, readScenery } from './words/setting-words.ts';

/** Where and in what light the picture plays: what the prompt says, else where such a figure is at home. */
export function readSetting(
  fields: Fields,
  prompt: string,
  figure: FigureSpec | null,
  chance: Random,
): PictureSpec['setting'] {
  const isLabelled = fields.size > 0;
  const placeText = isLabelled ? placeWords(fields) : prompt;
  const lightText = fields.get('lighting') ?? (isLabelled && figure !== null ? '' : prompt);
  const named = readScenery(placeText);
  const home = homeOf(figure, chance);
  return {
    seed: chance.unit().toString(36),
    scenery: new Set(named.length > 0 ? named : [home.scenery]),
    light: readLight(lightText) ?? (isLabelled ? readLight(placeText) : null) ?? home.light,
    mood: readMood(fields.get('mood') ?? (isLabelled ? '' : prompt)),
  };
}

const PLACE_LABELS = ['wish', 'background', 'location', 'type', 'setting', 'climate'];
const placeWords = (fields: Fields) => PLACE_LABELS.map((label) => fields.get(label) ?? '').join(' ');
