import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';
import { NAMED_COLORS } from './words/colors.ts';

const EMBER =
  "Portrait for a children's picture book | Name: Ember | Kind: Mythical Creature - Dragon - Fire Dragon | Gender: female | Personality: Shy and Wise | Power: Elemental Magic | Height: Tall | Colour: Crimson | Feature: Glowing Scales | Age: Young | Style: Cartoon - Bold Outline | Background: Enchanted Castle | Lighting: Golden Hour | Mood: Cheerful | Rules: one character only";

describe('readPrompt', () => {
  it('a labeled prompt is read field by field', () => {
    const { style, setting, figure } = readPrompt(EMBER, 'one');
    expect(style).toBe('Bold Outline');
    expect(setting).toMatchObject({ light: 'golden', mood: 'cheerful' });
    expect(setting.scenery).toBe('castle');
    expect(figure).toMatchObject({
      rig: 'dragon',
      element: 'fire',
      color: NAMED_COLORS['crimson'],
      gender: 'female',
      age: 'child',
      power: 'elements',
      features: ['glowing-scales'],
    });
  });

  it('the color is read from its field, not from the lighting', () => {
    const prompt = 'Kind: Animal - Fur and Feather - Wolf | Colour: Ocean Blue | Lighting: Golden Hour';
    expect(readPrompt(prompt, '').figure?.color).toBe(NAMED_COLORS['ocean blue']);
  });

  it('a face with two traits has the brow of the first and the lids of the second', () => {
    expect(readPrompt(EMBER, 'one').figure?.expression).toMatchObject({ brow: 'worried', mouth: 'small', lids: 0.24 });
  });

  it('variations, styles and places do not change the figure', () => {
    const changedPrompt = EMBER.replace('Enchanted Castle', 'Coral Reef').replace('Cartoon', 'Anime');
    const [first, second] = [readPrompt(EMBER, 'one'), readPrompt(changedPrompt, 'two')];
    expect(second.figure?.identity).toBe(first.figure?.identity);
    expect(second.setting.seed).not.toBe(first.setting.seed);
  });

  it.each([
    ['Animal - Fur and Feather - Deer', { rig: 'critter', kind: 'deer' }],
    ['Mythical Creature - Unicorn - Dawn Unicorn', { rig: 'critter', kind: 'unicorn' }],
    ['Mythical Creature - Dragon - Sea Dragon', { rig: 'dragon', element: 'water' }],
    ['Mythical Creature - Dragon - Crystal Dragon', { rig: 'dragon', element: 'crystal' }],
    ['Robot/Artificial Intelligence - Everyday Robot - Gardener Robot', { rig: 'robot', model: 'gardener' }],
    ['Robot/Artificial Intelligence - Everyday Robot - Gentle Android', { rig: 'robot', model: 'android' }],
    ['Magical Being - Fairy - Leaf Fairy', { rig: 'human', being: { wings: 'leaf' } }],
    ['Human - Explorer - Astronaut', { rig: 'human', being: { skin: 'person' } }],
  ])('%s is drawn with the nearest rig', (kind, expected) => {
    expect(readPrompt(`Name: A | Kind: ${kind}`, '').figure).toMatchObject(expected);
  });

  it('a figure without a color gets a natural color', () => {
    expect(readPrompt('Name: A | Kind: Animal - Fur and Feather - Fox | Colour: natural', '').figure?.color).toBe(
      '#e8803a',
    );
  });

  it('a rainbow figure is drawn in every color', () => {
    expect(readPrompt('Name: A | Kind: Human - Royal - Queen | Colour: Rainbow', '').figure?.isRainbow).toBe(true);
  });

  it('a requested change overrides the place chosen earlier', () => {
    const spec = readPrompt(`${EMBER} | Wish: by the sea, with a scarf`, 'one');
    expect(spec.setting.scenery).toBe('sea');
    expect(spec.figure?.features).toContain('scarf');
  });

  it('a prompt without labels is read as free text', () => {
    const { style, figure } = readPrompt('An anime picture of a brave emerald dragon in the snow', '');
    expect(style).toBe('Soft Meadow');
    expect(figure).toMatchObject({ rig: 'dragon', color: NAMED_COLORS['emerald'] });
  });

  it('a prompt that mentions only a place is drawn without a figure', () => {
    expect(readPrompt('Location: Skyhaven | Type: Floating Islands', '').figure).toBeNull();
    expect(readPrompt('A landscape with a river', '').figure).toBeNull();
  });
});
