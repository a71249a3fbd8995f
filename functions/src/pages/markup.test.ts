import { expect, it } from 'vitest';
import { markup } from './markup.ts';

const UGLY = `</title><script>alert("x")</script><img src=x onerror='alert(1)'>&amp;`;

it('what is filled in stays text, in a tag and in an attribute', () => {
  const { text } = markup`<p title="${UGLY}">${UGLY}</p>`;
  expect(text).not.toMatch(/<(?!\/?p\b)/);
  expect(text.match(/"/g)).toHaveLength(2);
  expect(text).not.toContain("'");
  expect(text).toContain('&amp;amp;');
});

it('takes HTML of its own as it is, alone and in lists, and leaves out what is not there', () => {
  const items = ['a<b', 'c'].map((word) => markup`<li>${word}</li>`);
  expect(markup`<ul>${items}</ul>${null}${7}`.text).toBe('<ul><li>a&lt;b</li><li>c</li></ul>7');
});
