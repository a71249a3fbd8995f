import { readArtStyle as readStyle } from './words/settings.ts';
import { withoutAvoided } from './words/without-avoided.ts';
import { ageGroupOf, readAgeStep, readGender, readGirth, readStature } from './words/bodies.ts';
import { findNamedColor, asksForNaturalColor, mentionsRainbow } from './words/colors.ts';
import { readFigureKind } from './words/figure-kinds.ts';
import { readFeatures } from './words/features.ts';
import { readPower } from './words/powers.ts';
import { readDemeanour } from './words/traits.ts';
import type { FigureSpec, PictureSpec } from './picture-spec.ts';
import { readSetting } from './read-setting.ts';
import { createRandom, type Random } from './svg/random.ts';

const RAINBOW_BASE = '#b77be0';
const LANDSCAPE_WORDS = /\b(landscape|location|scenery|panorama)\b/i;

/** The values of a labeled prompt by lower-case label. */
export type Fields = ReadonlyMap<string, string>;

/** The parts of "Intro | Label: value | …" by lower-case label; parts without a label are ignored. */
export function readFields(prompt: string): Fields {
  const fields = new Map<string, string>();
  for (const part of withoutAvoided(prompt).split('|')) {
    const [, label, value] = /^\s*([A-Za-z][A-Za-z ]{0,24}?)\s*:\s*(.*?)\s*$/.exec(part) ?? [];
    if (label !== undefined && value) fields.set(label.toLowerCase(), value);
  }
  return fields;
}

/**
 * What to draw for an image prompt. A labeled prompt is read field by field, so that a "golden" light does not color
 * the figure; anything else is read as free text. `variation` changes pose and place, never the figure.
 */
export function readPrompt(prompt: string, variation: string): PictureSpec {
  const fields = readFields(prompt);
  const isPlaceOnly = !fields.has('kind') && (fields.has('location') || LANDSCAPE_WORDS.test(prompt));
  const random = createRandom(`${prompt}|${variation}`);
  const figure = isPlaceOnly ? null : readFigure(fields, prompt, random);
  return {
    style: readStyle(fields.get('style') ?? (fields.size > 0 ? '' : prompt)),
    setting: readSetting(fields, prompt, figure, random),
    figure,
  };
}

/** The fields that are the same in every picture of one character. The product never sends a real child's name. */
const IDENTITY_LABELS = ['name', 'kind', 'gender'];
const LOOK_LABELS = ['feature', 'description', 'details', 'wish'];
const CHILD_STATURE = 0.93;

function readFigure(fields: Fields, prompt: string, random: Random): FigureSpec {
  const field = (label: string) => fields.get(label) ?? '';
  const kindText = fields.get('kind') ?? prompt;
  const identity = fields.size > 0 ? IDENTITY_LABELS.map(field).join('|') : prompt;
  const { expression, poses } = readDemeanour(fields.get('personality') ?? (fields.size > 0 ? '' : prompt));
  const looks = LOOK_LABELS.map(field).join(', ');
  const kind = readFigureKind(kindText, identity);
  const colorText = fields.get('colour') ?? fields.get('color') ?? (fields.size > 0 ? '' : prompt);
  const ageStep = readAgeStep(fields.get('age') ?? (fields.size > 0 ? '' : prompt));
  const age = ageGroupOf(ageStep);
  const isRainbow = mentionsRainbow(colorText);
  return {
    ...kind.shape,
    identity,
    color: isRainbow ? RAINBOW_BASE : readColor(colorText, kind.defaultColors, identity),
    isRainbow,
    gender: readGender(fields.get('gender') ?? prompt),
    age,
    ageStep,
    stature: readStature(field('height')) * (age === 'child' && kind.shape.rig !== 'human' ? CHILD_STATURE : 1),
    girth: readGirth(field('build')),
    expression: /crooked smile/i.test(looks) ? { ...expression, mouth: 'smirk' } : expression,
    pose: random.pick(poses),
    features: readFeatures(looks),
    power: readPower(field('power')),
  };
}

function readColor(text: string, defaultColors: readonly [string, ...string[]], identity: string): string {
  const namedColor = findNamedColor(text);
  if (namedColor !== null && !asksForNaturalColor(text)) return namedColor;
  return createRandom(`${identity}|color`).pick(defaultColors);
}
