import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';
import type { FigureSpec } from '../picture-spec.ts';
import { composeScene } from './compose-scene.ts';
import { PROP_NAMES, type Action, type CastMember, type SceneSpec } from './scene-spec.ts';

const SIZE = { width: 576, height: 384 };
const ACTIONS: readonly Action[] = [
  'stand',
  'walk',
  'run',
  'jump',
  'fly',
  'wave',
  'point',
  'reach',
  'look',
  'talk',
  'think',
  'cheer',
  'hug',
  'sit',
  'lie',
  'sleep',
  'hide',
];

function figureOf(kind: string): FigureSpec {
  const { figure } = readPrompt(`Portrait | Name: Sam | Kind: ${kind} | Colour: Crimson`, 'one');
  if (figure === null) throw new Error('A portrait has a figure');
  return figure;
}
const FIGURES = [
  'Human - Royal - Queen',
  'Mythical Creature - Dragon - Fire Dragon',
  'Animal - Fur and Feather - Fox',
].map(figureOf);

const member = (figure: FigureSpec, overrides: Partial<CastMember> = {}): CastMember => ({
  figure,
  action: 'stand',
  feeling: null,
  towards: null,
  isFar: false,
  carries: null,
  usesPower: false,
  ...overrides,
});
const scene = (cast: readonly CastMember[], overrides: Partial<SceneSpec> = {}): SceneSpec => ({
  style: readPrompt('Portrait | Name: Sam | Style: Cartoon - Bold Outline', '').style,
  setting: readPrompt('Place | Location: Meadow | Category: Meadow', 'one').setting,
  cast,
  props: [],
  hasMagic: false,
  hasBeds: false,
  shot: 'medium',
  ...overrides,
});
const compose = (spec: SceneSpec, seed = 'seed') => composeScene(spec, seed, SIZE);
const colorsIn = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}\b/g));

describe('composeScene', () => {
  it('the same scene gives the same SVG, and another seed gives a different SVG', () => {
    const spec = scene(FIGURES.map((figure) => member(figure)));
    expect(compose(spec)).toBe(compose(spec));
    expect(compose(spec, 'other')).not.toBe(compose(spec));
  });

  it.each(ACTIONS)('every rig can be drawn in the action "%s" without invalid values or text', (action) => {
    const sceneSvg = compose(scene(FIGURES.map((figure) => member(figure, { action }))));
    expect(sceneSvg).not.toMatch(/undefined|NaN|Infinity|null|\[object/);
    expect(sceneSvg).not.toContain('<text');
    if (action !== 'stand') expect(sceneSvg).not.toBe(compose(scene(FIGURES.map((figure) => member(figure)))));
  });

  it('every object that a passage can name is drawn', () => {
    const [figure] = FIGURES;
    if (figure === undefined) throw new Error('There are figures');
    const empty = compose(scene([member(figure)]));
    for (const prop of PROP_NAMES) {
      const sceneSvg = compose(scene([member(figure)], { props: [prop] }));
      expect(sceneSvg).not.toMatch(/undefined|NaN|null/);
      expect(sceneSvg.length).toBeGreaterThan(empty.length);
    }
  });

  it.each(FIGURES)('a scene keeps the colors of the figure: $rig', (figure) => {
    const alone = colorsIn(compose(scene([member({ ...figure, pose: 'relaxed' })])));
    const emptySceneColors = colorsIn(compose(scene([])));
    const own = [...alone].filter((color) => !emptySceneColors.has(color));
    const among = colorsIn(compose(scene(FIGURES.map((other) => member(other, { action: 'sit' })))));
    expect(own.filter((color) => !among.has(color))).toEqual([]);
  });

  it('a power is shown only while it is used', () => {
    const [human] = FIGURES;
    if (human === undefined) throw new Error('There are figures');
    const mage: FigureSpec = { ...human, power: 'music' };
    expect(compose(scene([member(mage)]))).toBe(compose(scene([member(human)])));
    expect(compose(scene([member(mage, { usesPower: true })]))).not.toBe(compose(scene([member(human)])));
  });
});
