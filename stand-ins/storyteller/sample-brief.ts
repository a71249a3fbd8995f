import type { BriefCharacter, BriefLocation, StoryBrief } from './story-brief.ts';

/** A character with every field filled; tests override the fields they need. */
export function buildCharacter(change: Partial<BriefCharacter> & { name: string }): BriefCharacter {
  return {
    kind: 'Human - Explorer - Mapmaker',
    gender: 'female',
    traits: ['Brave', 'Kind'],
    power: null,
    role: null,
    description: '',
    height: 'Average',
    build: 'Normal',
    color: 'Natural',
    feature: 'None',
    age: '',
    ...change,
  };
}

/** A location with only a name; tests override the fields they need. */
export function buildLocation(change: Partial<BriefLocation> & { name: string }): BriefLocation {
  return {
    type: '',
    category: '',
    subcategory: '',
    description: '',
    climate: '',
    magicalProperties: [],
    inhabitants: [],
    dangers: [],
    treasures: [],
    ...change,
  };
}

/** A brief as the product sends it; tests override the fields they need. */
export function buildBrief(change: Partial<StoryBrief> = {}): StoryBrief {
  return {
    phase: 'introduction',
    theme: { name: 'Treasure Hunt', category: 'Adventure' },
    ageRange: '5-8',
    length: 'standard',
    paragraphs: { min: 6, max: 8 },
    characters: [
      buildCharacter({
        name: 'Ember',
        kind: 'Mythical Creature - Dragon - Fire Dragon',
        power: 'Elemental Magic',
        role: 'Hero',
        color: 'Crimson',
        feature: 'Glowing Scales',
      }),
      buildCharacter({
        name: 'Pip',
        kind: 'Animal - Forest - Fox',
        gender: 'male',
        traits: ['Clever'],
        role: 'Sidekick',
      }),
    ],
    locations: [],
    relationships: [{ from: 'Ember', to: 'Pip', type: 'Friend', details: '' }],
    customElements: '',
    idea: '',
    previousParts: [],
    bible: { people: [], places: [], objects: [], promises: [] },
    reader: null,
    avoid: [],
    ...change,
  };
}

/** The brief inside a user message. */
export function toPrompt(brief: object): string {
  return `<brief>${JSON.stringify({ task: 'chapter', ...brief })}</brief>`;
}
