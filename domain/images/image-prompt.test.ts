import { expect, it } from 'vitest';
import { INVALID_DESCRIPTION, parseImagePrompt, withNoTextRule, withStyle } from './image-prompt.ts';
import { NO_TEXT_RULE } from './labeled-prompt.ts';

it('an image prompt is put on one line and cut at 4000 characters', () => {
  expect(parseImagePrompt(' a dragon\r\n  by the sea \n')).toBe('a dragon by the sea');
  expect(parseImagePrompt('x'.repeat(5000))).toHaveLength(4000);
});

it('an image prompt with a megabyte of spaces is parsed quickly', () => {
  expect(parseImagePrompt(`a dragon${' '.repeat(1_000_000)}by the sea`)).toBe('a dragon by the sea');
});

it.each(['', '  \n ', undefined, 42])('the image prompt %j is rejected with the specified message', (prompt) => {
  expect(() => parseImagePrompt(prompt)).toThrow(INVALID_DESCRIPTION);
});

it('the rule against text is added once to an image prompt of any length', () => {
  expect(withNoTextRule('a dragon')).toBe(`a dragon | Rules: ${NO_TEXT_RULE}`);
  expect(withNoTextRule(`a dragon | Rules: one only, ${NO_TEXT_RULE}`)).toBe(
    `a dragon | Rules: one only, ${NO_TEXT_RULE}`,
  );
  const long = withNoTextRule('a dragon '.repeat(600));
  expect(long.length).toBeLessThanOrEqual(4_000);
  expect(long).toMatch(new RegExp(`Rules: ${NO_TEXT_RULE}$`));
});

it('a vivid look is added only where no style, lighting or mood was chosen', () => {
  expect(withStyle('Portrait | Kind: Fox', 'vivid')).toMatch(/ \| Look: vivid/);
  for (const chosen of ['Style: Cartoon - Soft Pastel', 'Lighting: Candlelight', 'Mood: Peaceful'])
    expect(withStyle(`Portrait | ${chosen}`, 'vivid')).not.toContain('Look:');
  expect(withStyle('Portrait | Kind: Fox', 'natural')).not.toContain('Look:');
});
