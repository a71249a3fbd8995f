import type { StoryBrief } from '@talelantern/domain/stories/story-brief';
import { describe, expect, it } from 'vitest';
import { CheckedParagraphs, ParagraphSplitter } from './checked-paragraphs.ts';

describe('ParagraphSplitter', () => {
  it('ParagraphSplitter returns the same paragraphs however the text is split into pieces', () => {
    const text = 'Pip woke.\n\nThe sea\nwas calm.\n \n\n“Up!” said Lyra.';
    for (let size = 1; size <= text.length; size += 1) {
      const splitter = new ParagraphSplitter();
      const paragraphs: (string | null)[] = [];
      for (let at = 0; at < text.length; at += size) paragraphs.push(...splitter.push(text.slice(at, at + size)));
      expect([...paragraphs, splitter.end()]).toEqual(['Pip woke.', 'The sea\nwas calm.', '“Up!” said Lyra.']);
    }
  });

  it('ParagraphSplitter returns null after a final blank line', () => {
    const splitter = new ParagraphSplitter();
    expect(splitter.push('\r\n\r\nPip woke.\r\n\r\n')).toEqual(['Pip woke.']);
    expect(splitter.end()).toBeNull();
  });
});

it('paragraphs beyond the maximum of the brief are neither moderated nor shown', async () => {
  const brief = {
    ageRange: '12-17',
    avoid: [],
    avoidNamed: [],
    paragraphs: { min: 1, max: 2 },
  } as unknown as StoryBrief;
  const moderated: string[] = [];
  const shownParagraphs: string[] = [];
  const paragraphs = new CheckedParagraphs({
    brief,
    assertFit: async (batch) => void moderated.push(...batch),
    show: (_index, paragraph) => void shownParagraphs.push(paragraph),
    onRefusal: () => undefined,
  });
  for (const text of ['Pip woke up.', 'The sea was calm.', 'Lyra was asleep.']) paragraphs.add(text);
  expect((await paragraphs.waitForAll()).paragraphs).toEqual(['Pip woke up.', 'The sea was calm.']);
  expect(moderated).toHaveLength(2);
  expect(shownParagraphs).toHaveLength(2);
});
