import { describe, expect, it } from 'vitest';
import { ParagraphSplitter } from './paragraph-splitter.ts';

describe('a text that arrives in pieces', () => {
  it('gives the same paragraphs wherever it is cut', () => {
    const text = 'Pip woke.\n\nThe sea\nwas calm.\n \n\n“Up!” said Lyra.';
    for (let size = 1; size <= text.length; size += 1) {
      const splitter = new ParagraphSplitter();
      const paragraphs: (string | null)[] = [];
      for (let at = 0; at < text.length; at += size) paragraphs.push(...splitter.push(text.slice(at, at + size)));
      expect([...paragraphs, splitter.end()]).toEqual(['Pip woke.', 'The sea\nwas calm.', '“Up!” said Lyra.']);
    }
  });

  it('has nothing left after a closing blank line', () => {
    const splitter = new ParagraphSplitter();
    expect(splitter.push('\r\n\r\nPip woke.\r\n\r\n')).toEqual(['Pip woke.']);
    expect(splitter.end()).toBeNull();
  });
});
