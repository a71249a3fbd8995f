import { describe, expect, it } from 'vitest';
import { buildBrief } from '../sample-brief.ts';
import type { Phase } from '../story-brief.ts';
import { writeChapter } from '../write-chapter.ts';
import { mentions, toAvoided, withoutAvoided } from './avoided-words.ts';

const without = (text: string, ...avoid: string[]): string => withoutAvoided(text, toAvoided(avoid, []));

describe('withoutAvoided', () => {
  it.each([
    ['A spider sat in the web.', ['spiders'], 'A ladybug sat in the web.'],
    ['Two spiders ran.', ['Spider'], 'Two ladybugs ran.'],
    ['He saw an owl.', ['owls'], 'He saw a wren.'],
    ['Wolves howled.', ['wolf'], 'Lambs howled.'],
    ['It was dark.', ['the dark'], 'It was dim.'],
    ['A zeppelin came.', ['zeppelins'], 'A thing came.'],
    ['The remembered ember glowed.', ['member'], 'The remembered ember glowed.'],
  ])('“%s” is rewritten without %j', (text, avoid, expected) => {
    expect(without(text, ...avoid)).toBe(expected);
  });

  it('an avoided word is never replaced with another avoided word', () => {
    const avoid = ['spider', 'ladybug', 'thing', 'something'];
    expect(mentions(without('A spider came.', ...avoid), toAvoided(avoid, []))).toBe(false);
  });

  it('avoided words are found in the plural and with accents, in English and German', () => {
    expect(mentions('Die Mäuse tanzten.', toAvoided(['Maus'], []))).toBe(true);
    expect(mentions('Three witches sang.', toAvoided(['witch'], []))).toBe(true);
  });

  it('the names of the cast are kept even if they are avoided words', () => {
    expect(withoutAvoided('Wolf laughed.', toAvoided(['wolf'], ['Wolf']))).toBe('Wolf laughed.');
  });
});

it('a complete story does not contain avoided words, even if it is about them', () => {
  const avoid = ['lanterns', 'tide', 'map', 'light'];
  const previousParts: string[] = [];
  for (const phase of ['introduction', 'development', 'climax', 'resolution'] satisfies Phase[]) {
    const chapter = writeChapter(buildBrief({ phase, avoid, previousParts }), { seed: 'k', variation: '' });
    previousParts.push(chapter.join('\n\n'));
  }
  const text = previousParts.join('\n');
  expect(text).not.toMatch(/\b(?:lanterns?|tides?|maps?|lights?)\b/iu);
  expect(text).toContain('Ember');
});
