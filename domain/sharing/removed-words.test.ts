import { describe, expect, it } from 'vitest';
import { recognizableTextsOf, plainTextOf } from './removed-words.ts';
import type { SharedCharacter, SharedStory } from './shared-copy.ts';

const LONG = 'Once upon a time a small dragon lost the map of the quiet harbour.';
const story = (overrides: Partial<SharedStory> = {}): SharedStory => ({
  contentType: 'story',
  title: 'The Map',
  chapters: [LONG, 'The end.'],
  theme: 'Treasure Hunt',
  ageRange: '5-8',
  cast: [],
  places: [],
  scenes: [],
  coverSceneId: null,
  ...overrides,
});
const character: SharedCharacter = {
  contentType: 'character',
  name: 'Ember',
  type: 'Animal - Forest - Fox',
  personality: 'Brave',
  magicalPower: null,
  role: 'Hero',
  imageUrl: null,
};

describe('recognizableTextsOf', () => {
  it('a removed copy is recognized by its whole text and every long chapter', () => {
    const words = recognizableTextsOf(story());
    expect(words).toHaveLength(3);
    expect(recognizableTextsOf(story({ title: 'Another title', chapters: ['A new beginning.', LONG] }))).toContain(
      words[1],
    );
    expect(words).not.toContain('the end');
  });

  it('a removed copy is recognized ignoring case, punctuation and pictures', () => {
    const withPunctuation = story({
      title: 'THE  MAP!',
      chapters: [LONG.toUpperCase().replaceAll(' ', ', '), '“The end …”'],
      scenes: [{ id: 'scene_0', imageUrl: 'https://x.test/1', part: 0, position: 0, alt: '' }],
    });
    expect(recognizableTextsOf(withPunctuation)).toEqual(recognizableTextsOf(story()));
    expect(plainTextOf({ ...character, imageUrl: 'https://x.test/1' })).toBe(plainTextOf(character));
  });

  it('a removed copy is recognized ignoring invisible characters', () => {
    const hidden = story({ chapters: [LONG.replace('dragon', 'dra\u200bg\u00adon'), 'The end.'] });
    expect(recognizableTextsOf(hidden)).toEqual(recognizableTextsOf(story()));
  });

  it('removed words are recognized in other chapters under a different title', () => {
    const [whole, divided] = [
      `${LONG} It was very small.`,
      ['Once upon a time a small', 'dragon lost the map of', 'the quiet'],
    ];
    const removedTexts = recognizableTextsOf(story({ chapters: [whole] }));
    const chapters = [...divided, 'harbour. It was very', 'small.'];
    const repeatedTexts = recognizableTextsOf(story({ title: 'Another title', chapters }));
    expect(repeatedTexts.filter((words) => removedTexts.includes(words))).toHaveLength(1);
  });

  it('removed words without spaces are recognized when divided within a sentence', () => {
    const text =
      '从前有一条小龙它在安静的港口里丢了一张很旧的地图于是它飞过大海飞过高山去找那张地图最后它在月亮上找到了它';
    const removedTexts = recognizableTextsOf(story({ chapters: [text] }));
    const repeatedTexts = recognizableTextsOf(
      story({ title: 'Another title', chapters: [text.slice(0, 25), text.slice(25)] }),
    );
    expect(repeatedTexts.filter((words) => removedTexts.includes(words))).toHaveLength(1);
  });

  it('a long removed paragraph is recognized among others, a short one is not', () => {
    const [long, other] = [
      `${LONG} It was small, but it was the only one, and the old owl had drawn it.`,
      `${LONG} Oh no!`,
    ];
    const removedTexts = recognizableTextsOf(story({ chapters: [`${long}\n\n${other}`] }));
    const matches = (chapter: string) =>
      recognizableTextsOf(story({ title: 'Another title', chapters: [chapter] })).filter((words) =>
        removedTexts.includes(words),
      );
    expect(matches(`${other}\n\n${long.toUpperCase()}`)).toHaveLength(1);
    expect(matches(`Long ago, one more time.\n\n${other}`)).toEqual([]);
  });

  it('a short chapter of a removed story is not recognized in a story with a different title', () => {
    const [one, other] = [story({ chapters: ['The end.'] }), story({ title: 'Another title', chapters: ['The end.'] })];
    expect(recognizableTextsOf(one)).toEqual([plainTextOf(one)]);
    expect(recognizableTextsOf(other)).not.toContain(plainTextOf(one));
  });

  it('different words are not recognized as the removed ones', () => {
    expect(plainTextOf(story({ title: 'The Maps' }))).not.toBe(plainTextOf(story()));
    expect(plainTextOf({ ...character, personality: 'Shy' })).not.toBe(plainTextOf(character));
  });
});
