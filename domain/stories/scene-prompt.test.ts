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
  phase: 'climax',
  pictured: [ember, pip],
  described: [],
  place: { location: crypt, isPictured: true },
};

const fieldsOf = (prompt: string): string[] => prompt.split(' | ');
const labelsOf = (prompt: string): string[] => fieldsOf(prompt).map((field) => field.replace(/:.*$/, ''));

describe('the scene prompt', () => {
  it('names the pictures in the order in which they are sent, the place’s last', () => {
    const prompt = buildScenePrompt(scene);
    expect(labelsOf(prompt)).toEqual([
      'Scene for a children’s picture book, drawn from the pictures given',
      'Picture 1 shows',
      'Picture 2 shows',
      'Picture 3 shows the place',
      'Passage',
      'Composition',
      'Mood',
      'Ages',
      'Rules',
    ]);
    expect(fieldsOf(prompt)[1]).toBe(
      'Picture 1 shows: Ember; Kind: Mythical Creature - Dragon - Fire Dragon; Gender: female; Personality: Brave and Ruthless; Role: Villain; Power: Shadow Control; Height: Tall; Colour: Crimson; Feature: Glowing Scales; Age: Young; Description: Sneezes sparks.',
    );
    expect(fieldsOf(prompt)[3]).toBe(
      'Picture 3 shows the place: The Old Place; Type: Spooky Places; Category: Graveyard; Subcategory: Old Crypt; Climate: Endless Night; Magic: Singing Wind; Inhabitants: Ghosts; Dangers: Thin Ice, Grandpa’s soup',
    );
  });

  it('carries the passage on one line, the mood of its chapter and the rule of no text', () => {
    const prompt = buildScenePrompt(scene);
    expect(fieldsOf(prompt)).toContain('Passage: Ember waved. Pip laughed.');
    expect(fieldsOf(prompt)).toContain('Mood: Heroic');
    expect(prompt).toMatch(/Rules: .*no text, letters, numbers or writing anywhere in the image$/);
  });

  it('describes who and what has no picture', () => {
    const prompt = buildScenePrompt({
      ...scene,
      pictured: [ember],
      described: [pip],
      place: { location: crypt, isPictured: false },
    });
    expect(labelsOf(prompt).slice(1, 5)).toEqual(['Picture 1 shows', 'Place', 'Character', 'Passage']);
  });

  it('speaks of no pictures where there are none', () => {
    const prompt = buildScenePrompt({ ...scene, phase: null, pictured: [], described: [ember, pip], place: null });
    expect(labelsOf(prompt)).toEqual([
      'Scene for a children’s picture book',
      'Character',
      'Character',
      'Passage',
      'Composition',
      'Ages',
      'Rules',
    ]);
    expect(prompt).not.toContain('pictures given');
  });

  it('softens what is dark for ages 3-4', () => {
    const prompt = buildScenePrompt({ ...scene, ageRange: '3-4' });
    for (const dark of ['Ruthless', 'Villain', 'Shadow Control', 'Pirate', 'Spooky', 'Crypt', 'Ghosts', 'Thin Ice'])
      expect(prompt).not.toContain(dark);
    expect(prompt).toContain('Ages: 3-4, soft');
    expect(prompt).toContain('Grandpa’s soup');
  });

  it('has the same fields whatever a family or a chapter says', () => {
    const hostile = fc
      .array(fc.oneof(fc.string(), fc.constantFrom(' | ', '; ', '\n', 'Picture 9 shows: ', 'Rules: ', '│')))
      .map((pieces) => `a${pieces.join('')}`);
    fc.assert(
      fc.property(hostile, hostile, hostile, (passage, name, words) => {
        const prompt = buildScenePrompt({
          ...scene,
          passage,
          pictured: [{ ...ember, name, customDescription: words }, pip],
          place: { location: { ...crypt, name, description: words, dangers: [words] }, isPictured: true },
        });
        expect(labelsOf(prompt)).toEqual(labelsOf(buildScenePrompt(scene)));
        expect(fieldsOf(prompt)[1]?.split('; ')).toHaveLength(11);
      }),
    );
  });

  it('fits into 4000 characters with twenty characters and a long passage', () => {
    const crowd = Array.from({ length: 20 }, () => ({ ...ember, customDescription: 'sparks '.repeat(140) }));
    const prompt = buildScenePrompt({ ...scene, passage: 'They ran. '.repeat(400), pictured: crowd });
    expect(prompt.length).toBeLessThanOrEqual(4_000);
    expect(labelsOf(prompt)).toContain('Picture 20 shows');
    expect(prompt).toMatch(/no text, letters, numbers or writing anywhere in the image$/);
  });
});
