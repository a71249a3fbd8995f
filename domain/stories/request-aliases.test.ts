import { describe, expect, it } from 'vitest';
import { generateStoryContract } from '../contracts/generate-story.ts';
import { createAliases } from '../safety/aliases.ts';
import { bibleWithNames, textsOfBible, textsOfRequest, withAliases } from './request-aliases.ts';
import { buildStoryBrief } from './story-brief.ts';
import { checkStoryRequest } from '../contracts/story-request.ts';
import type { CheckedStoryRequest } from './chapter-request.ts';

const checkedRequest = (overrides: object = {}): CheckedStoryRequest =>
  checkStoryRequest(
    generateStoryContract.request.parse({
      characters: [
        { id: 'mia', name: 'Mia Berg', type: 'Animal - Fur and Feather - Bear', role: 'Hero', appearance: {} },
      ],
      theme: 'Treasure Hunt',
      ageRange: '5-8',
      ...overrides,
    }),
  );

describe('real names in a story request', () => {
  it('each real name in the brief is replaced with the same alias everywhere', () => {
    const withNamesEverywhere = checkedRequest({
      characters: [
        {
          id: 'mia',
          name: 'Mia Berg',
          type: 'Human - Friend of Mia - Child',
          personality: 'Like Mia and Brave',
          magicalPower: 'Mia’s giggle',
          customDescription: 'Mia laughs.',
          appearance: {
            height: 'Mia-sized',
            build: 'as Mia',
            color: 'Mia red',
            distinguishingFeature: 'Mia’s hat',
            age: 'Mia’s age',
            customAge: 'As old as Mia',
          },
        },
      ],
      locations: [
        {
          name: 'Mia’s House',
          type: 'Mia',
          category: 'of Mia',
          subcategory: 'for Mia',
          description: 'Here lives Mia.',
          climate: 'as Mia likes it',
          magicalProperties: ['Mia’s swing'],
          inhabitants: ['Mia'],
          dangers: ['Mia’s temper'],
          treasures: ['Mia’s marbles'],
        },
      ],
      settings: {
        relationships: [{ fromCharacterId: 'mia', toCharacterId: 'mia', type: 'Friend', details: 'Mia likes Mia' }],
      },
      prompt: 'Let Mia win',
    });
    const { hide, reveal } = createAliases(['Mia'], textsOfRequest(withNamesEverywhere));
    const brief = buildStoryBrief(withAliases(withNamesEverywhere, hide), []);
    expect(JSON.stringify(brief)).not.toMatch(/mia/iu);
    expect(JSON.parse(reveal(JSON.stringify(brief)))).toEqual(buildStoryBrief(withNamesEverywhere, []));
  });

  it('catalogue choices are unchanged when a child is called Bear or Hero', () => {
    const { hide } = createAliases(['Bear', 'Hero', 'Adventure'], []);
    const request = checkedRequest({
      characters: [{ name: 'Bear', type: 'Animal - Fur and Feather - Bear', role: 'Hero', appearance: {} }],
    });
    const { characters, theme } = buildStoryBrief(withAliases(request, hide), []);
    expect(characters[0]).toMatchObject({ name: hide('Bear'), kind: 'Animal - Fur and Feather - Bear', role: 'Hero' });
    expect(theme.category).toBe('Adventure');
  });
});

it('real names are replaced in all story notes', () => {
  const { hide, reveal } = createAliases(['Mia'], []);
  const bible = {
    people: [{ name: 'Mia', note: 'Mia laughs' }],
    places: [{ name: 'Mia’s bay', note: '' }],
    objects: [{ name: 'the kite', note: 'is Mia’s' }],
    promises: ['Mia comes back.'],
  };
  const hidden = bibleWithNames(bible, hide);
  expect(textsOfBible(hidden).join()).not.toContain('Mia');
  expect(bibleWithNames(hidden, reveal)).toEqual(bible);
});
