import { expect, it } from 'vitest';
import { markup } from './markup.ts';

const HOSTILE_TEXT = `</title><script>alert("x")</script><img src=x onerror='alert(1)'>&amp;`;

it('markup escapes values in text and in attributes', () => {
  const { text } = markup`<p title="${HOSTILE_TEXT}">${HOSTILE_TEXT}</p>`;
  expect(text).not.toMatch(/<(?!\/?p\b)/);
  expect(text.match(/"/g)).toHaveLength(2);
  expect(text).not.toContain("'");
  expect(text).toContain('&amp;amp;');
});

it('markup keeps its own HTML, alone and in lists, and drops null', () => {
  const items = ['a<b', 'c'].map((word) => markup`<li>${word}</li>`);
  expect(markup`<ul>${items}</ul>${null}${7}`.text).toBe('<ul><li>a&lt;b</li><li>c</li></ul>7');
});
