import type { Choice } from '@talelantern/domain/catalogues/choice';
import { FEATURE_GROUPS } from '@talelantern/domain/characters/distinguishing-features';
import { POWERS } from '@talelantern/domain/characters/powers';
import { describe, expect, it } from 'vitest';
import { ART_STYLES } from '../../art-styles.ts';
import { AGE_STEPS, type FigureSpec } from '../../picture-spec.ts';
import { readPrompt } from '../../read-prompt.ts';
import { Definitions } from '../../svg/definitions.ts';
import { readFeatures } from '../../words/features.ts';
import { ageGroupOf } from '../../words/bodies.ts';
import { drawFigure } from '../draw-figure.ts';
import { WORN_FEATURES } from '../human/dress.ts';

/** One figure of each rig, and more of the rigs with large differences. */
const KINDS = [
  'Human - Nomad - Shepherd',
  'Dark Being - Shadow Being - Shadow Walker',
  'Mythical Creature - Hoofed Folk - Centaur',
  'Mythical Creature - Giant Folk - Cyclops',
  'Mythical Creature - Golem - Snow Golem',
  'Magical Being - Elemental - Fire Elemental',
  'Dark Being - Monster - Many-Eyed Monster',
  'Mythical Creature - Dragon - Ice Dragon',
  'Robot/Artificial Intelligence - Everyday Robot - Helper Robot',
  'Robot/Artificial Intelligence - Animal Robot - Robot Turtle',
  'Animal - Forest Animal - Fox',
  'Animal - Garden Bird - Owl',
  'Animal - Dinosaur - Triceratops',
  'Animal - Sea Animal - Octopus',
  'Animal - Garden Insect - Caterpillar',
  'Supernatural Being - Ghost - Bedsheet Ghost',
  'Supernatural Being - Household Spirit - Teapot Spirit',
  'Alien - Little Alien - Green Alien',
  'Mythical Creature - Merfolk - Mermaid',
];

const figureOf = (kind: string): FigureSpec => {
  const { figure } = readPrompt(`Portrait | Name: Sam | Kind: ${kind} | Personality: Calm`, 'one');
  if (figure === null) throw new Error(`No figure: ${kind}`);
  return { ...figure, pose: 'relaxed' };
};

const STYLE = ART_STYLES[readPrompt('Kind: Fox', 'one').style];

const draw = (figure: FigureSpec): string => drawFigure(new Definitions(), STYLE, figure, 'seed').svg;

const FEATURES: readonly string[] = FEATURE_GROUPS.flatMap(({ features }) => features.map(({ label }) => label));

describe.each(KINDS)('features of %s', (kind) => {
  const plainFigure = figureOf(kind);
  const plainDrawing = draw(plainFigure);

  it('every distinguishing feature is drawn', () => {
    for (const label of FEATURES.filter((feature) => feature !== 'Crooked Smile')) {
      const features = readFeatures(label);
      const drawing = draw({ ...plainFigure, features });
      expect([label, features.length > 0, drawing !== plainDrawing]).toEqual([label, true, true]);
      const shownFeatures = features.filter(
        (feature) =>
          drawing.includes(`data-feature="${feature}"`) || (plainFigure.rig === 'human' && WORN_FEATURES.has(feature)),
      );
      expect([label, shownFeatures]).toEqual([label, features]);
    }
  });

  it('every power is drawn', () => {
    for (const { label } of POWERS) {
      const { figure } = readPrompt(`Portrait | Name: Sam | Kind: ${kind} | Power: ${label}`, 'one');
      const power = figure?.power ?? null;
      expect([label, power === null]).toEqual([label, false]);
      expect(draw({ ...plainFigure, power })).toContain(`data-power="${power}"`);
    }
  });

  it('a figure looks different at every age', () => {
    const drawings = AGE_STEPS.map((ageStep) => draw({ ...plainFigure, ageStep, age: ageGroupOf(ageStep) }));
    expect(new Set(drawings).size).toBe(AGE_STEPS.length);
  });
});

it('no two labels of distinguishing features are read as the same feature', () => {
  const names = FEATURES.map((label) => readFeatures(label).join('+') || label);
  expect(new Set(names).size).toBe(FEATURES.length);
});

it('a feature is read the same under its gentle name', () => {
  const choices: readonly Choice[] = FEATURE_GROUPS.flatMap(({ features }) => [...features]);
  for (const { label, gentleLabel = label } of choices) {
    expect([gentleLabel, readFeatures(gentleLabel)]).toEqual([gentleLabel, readFeatures(label)]);
  }
});

it('a crooked smile raises one corner of the mouth', () => {
  const { figure } = readPrompt('Name: Sam | Kind: Animal - Forest Animal - Fox | Feature: Crooked Smile', 'one');
  expect(figure?.expression.mouth).toBe('smirk');
});
