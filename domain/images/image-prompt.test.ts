import { expect, it } from 'vitest';
import { INVALID_DESCRIPTION, parseImagePrompt, withNoTextRule } from './image-prompt.ts';
import { NO_TEXT_RULE } from './labelled-prompt.ts';

it('turns line breaks into spaces and cuts at 4000 characters', () => {
  expect(parseImagePrompt(' a dragon\r\n  by the sea \n')).toBe('a dragon by the sea');
  expect(parseImagePrompt('x'.repeat(5000))).toHaveLength(4000);
});

it('is done at once with a megabyte of spaces', () => {
  expect(parseImagePrompt(`a dragon${' '.repeat(1_000_000)}by the sea`)).toBe('a dragon by the sea');
});

it.each(['', '  \n ', undefined, 42])('refuses %j with the specified sentence', (prompt) => {
  expect(() => parseImagePrompt(prompt)).toThrow(INVALID_DESCRIPTION);
});

it('gets the rule of no text once, however long it is', () => {
  expect(withNoTextRule('a dragon')).toBe(`a dragon | Rules: ${NO_TEXT_RULE}`);
  expect(withNoTextRule(`a dragon | Rules: one only, ${NO_TEXT_RULE}`)).toBe(
    `a dragon | Rules: one only, ${NO_TEXT_RULE}`,
  );
  const long = withNoTextRule('a dragon '.repeat(600));
  expect(long.length).toBeLessThanOrEqual(4_000);
  expect(long).toMatch(new RegExp(`Rules: ${NO_TEXT_RULE}$`));
});
