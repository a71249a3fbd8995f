import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildScenePrompt, type Scene, type SceneCharacter, type ScenePlace } from './scene-prompt.ts';

const ember: SceneCharacter = {
  name: 'Ember',
  type: 'Mythical Creature - Dragon - Fire Dragon',
  gender: 'female',
  personality: 'Brave and Ruthless',
  role: 'Villain',
  magicalPower: 'Shadow Control',
  customDescription: 'Sneezes sparks.',
  appearance: {
    height: 'Tall',
    build: '',
    color: 'Crimson',
    distinguishingFeature: 'Glowing Scales',
    age: 'Young',
    customAge: '',
  },
};
const pip: SceneCharacter = {
  ...ember,
  name: 'Pip',
  type: 'Human - Criminal - Pirate',
  magicalPower: null,
  role: null,
};

const crypt: ScenePlace = {
  name: 'The Old Place',
  type: 'Spooky Places',
  category: 'Graveyard',
  subcategory: 'Old Crypt',
  description: '',
  climate: 'Endless Night',
  magicalProperties: ['Singing Wind'],
  inhabitants: ['Ghosts'],
  dangers: ['Thin Ice', 'Grandpa’s soup'],
  treasures: [],
};

const scene: Scene = {
  passage: 'Ember waved.\nPip laughed.',
  ageRange: '5-8',
  camera: 'close shot at eye level',
  styleId: 'cartoon-storybook',
  pictured: [ember, pip],
  described: [],
  place: { location: crypt, isPictured: true },
};

const fieldsOf = (prompt: string): string[] => prompt.split(' | ');
const labelsOf = (prompt: string): string[] => fieldsOf(prompt).map((field) => field.replace(/:.*$/, ''));

describe('scene prompt', () => {
  it('a scene prompt names pictures in the order in which they are sent, the place last', () => {
    const prompt = buildScenePrompt(scene);
    expect(labelsOf(prompt)).toEqual([
      'Scene for a children’s picture book, drawn from the pictures given',
      'Picture 1 shows',
      'Picture 2 shows',
      'Picture 3 shows the place',
      'Passage',
      'Composition',
      'Camera',
      'Style',
      'Ages',
      'Rules',
    ]);
    expect(fieldsOf(prompt)[1]).toBe(
      'Picture 1 shows: Ember; Kind: Mythical Creature - Fire Dragon; Colour: Crimson; Feature: Glowing Scales; Age: Young',
    );
    expect(fieldsOf(prompt)[3]).toBe(
      'Picture 3 shows the place: The Old Place; Subcategory: Old Crypt; Climate: Endless Night; Category: Graveyard',
    );
  });

  it('a scene prompt contains the passage on one line, the camera, the story’s style and the rule against text', () => {
    const prompt = buildScenePrompt(scene);
    expect(fieldsOf(prompt)).toContain('Passage: Ember waved. Pip laughed.');
    expect(fieldsOf(prompt)).toContain('Camera: close shot at eye level');
    expect(prompt).toContain('Style: Cartoon - Storybook: classic picture-book gouache');
    expect(prompt).toMatch(/Rules: .*no text, letters, numbers or writing anywhere in the image$/);
  });

  it('a scene prompt says of what a picture shows only as much as fits into six words', () => {
    const long = { ...ember.appearance, distinguishingFeature: 'a very long scarf in all colours', color: 'Sky Blue' };
    const prompt = buildScenePrompt({ ...scene, pictured: [{ ...ember, appearance: long }, pip] });
    expect(fieldsOf(prompt)[1]).toBe(
      'Picture 1 shows: Ember; Kind: Mythical Creature - Fire Dragon; Colour: Sky Blue; Age: Young; Gender: female',
    );
    const plain = { ...ember.appearance, distinguishingFeature: 'None' };
    const bare = buildScenePrompt({ ...scene, pictured: [{ ...ember, appearance: plain }, pip] });
    expect(fieldsOf(bare)[1]).not.toContain('None');
  });

  it('a scene prompt takes only figures from portraits, not their backgrounds', () => {
    expect(buildScenePrompt(scene)).toContain('a portrait gives its figure only');
  });

  it('a scene prompt lists no power, danger or description of what a picture shows, and all of what none shows', () => {
    const details = ['Shadow Control', 'Brave', 'Sneezes sparks', 'Grandpa’s soup'];
    for (const detail of details) expect(buildScenePrompt(scene)).not.toContain(detail);
    const described = { ...scene, pictured: [], described: [ember], place: { location: crypt, isPictured: false } };
    for (const detail of details) expect(buildScenePrompt(described)).toContain(detail);
  });

  it('a scene prompt describes characters and places without a picture', () => {
    const prompt = buildScenePrompt({
      ...scene,
      pictured: [ember],
      described: [pip],
      place: { location: crypt, isPictured: false },
    });
    expect(labelsOf(prompt).slice(1, 5)).toEqual(['Picture 1 shows', 'Place', 'Character', 'Passage']);
  });

  it('a scene prompt without pictures mentions none', () => {
    const prompt = buildScenePrompt({ ...scene, camera: null, pictured: [], described: [ember, pip], place: null });
    expect(labelsOf(prompt)).toEqual([
      'Scene for a children’s picture book',
      'Character',
      'Character',
      'Passage',
      'Composition',
      'Style',
      'Ages',
      'Rules',
    ]);
    expect(prompt).not.toContain('pictures given');
  });

  it('a scene prompt softens dark words for ages 3-4', () => {
    const prompt = buildScenePrompt({ ...scene, ageRange: '3-4' });
    for (const dark of ['Ruthless', 'Villain', 'Shadow Control', 'Pirate', 'Spooky', 'Crypt', 'Ghosts', 'Thin Ice'])
      expect(prompt).not.toContain(dark);
    expect(prompt).toContain('Ages: 3-4, soft');
  });

  it('no user text can add or remove a field of a scene prompt', () => {
    const hostileText = fc
      .array(fc.oneof(fc.string(), fc.constantFrom(' | ', '; ', '\n', 'Picture 9 shows: ', 'Rules: ', '│')))
      .map((pieces) => `a${pieces.join('')}`);
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (passage, name, words) => {
        const prompt = buildScenePrompt({
          ...scene,
          passage,
          pictured: [{ ...ember, name, customDescription: words }, pip],
          place: { location: { ...crypt, name, description: words, dangers: [words] }, isPictured: true },
        });
        expect(labelsOf(prompt)).toEqual(labelsOf(buildScenePrompt(scene)));
        expect(fieldsOf(prompt)[1]?.split('; ')).toHaveLength(5);
      }),
    );
  });

  it('a scene prompt with twenty characters and a long passage fits into 4000 characters', () => {
    const twentyCharacters = Array.from({ length: 20 }, () => ({ ...ember, customDescription: 'sparks '.repeat(140) }));
    const prompt = buildScenePrompt({ ...scene, passage: 'They ran. '.repeat(400), pictured: twentyCharacters });
    expect(prompt.length).toBeLessThanOrEqual(4_000);
    expect(labelsOf(prompt)).toContain('Picture 20 shows');
    expect(prompt).toMatch(/no text, letters, numbers or writing anywhere in the image$/);
  });
});
