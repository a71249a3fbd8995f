import { expect, it } from 'vitest';
import { replyToPrompt } from './reply-to-prompt.ts';
import { buildBrief, toPrompt } from './sample-brief.ts';

const textOf = (prompt: string): string | undefined =>
  replyToPrompt(prompt, { seed: '', variation: '', fault: null }).text;

it('the reply to a prompt without a readable brief says what is missing', () => {
  expect(textOf('Tell me a story.')).toMatch(/none/u);
  expect(textOf('<brief>{oops</brief>')).toMatch(/could not read/u);
  expect(textOf(toPrompt({ ...buildBrief(), phase: 'epilogue' }))).toMatch(/phase/u);
});

it('a chapter is written as plain paragraphs, separated by one blank line', () => {
  const text = textOf(`Write. ${toPrompt(buildBrief())}`);
  expect(text?.split('\n\n').length).toBeGreaterThanOrEqual(6);
  expect(text).not.toMatch(/\n{3}|^#|^ /mu);
});

it('braces in family text are treated as text', () => {
  const characters = buildBrief().characters.map((character, index) => ({
    ...character,
    name: `{Bolt${index}} {{x}}`,
  }));
  const text = textOf(toPrompt(buildBrief({ characters, relationships: [] })));
  expect(text).toContain('{Bolt0} {{x}}');
});
