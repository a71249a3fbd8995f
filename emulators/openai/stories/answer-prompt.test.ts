import { expect, it } from 'vitest';
import { answerPrompt } from './answer-prompt.ts';
import { buildBrief, toPrompt } from './sample-brief.ts';

const options = { seed: '', variation: '', fault: null, schema: null };

it('says what is missing when there is no brief, or none that can be read', () => {
  expect(answerPrompt('Tell me a story.', options)).toMatch(/none/u);
  expect(answerPrompt('<brief>{oops</brief>', options)).toMatch(/could not read/u);
  expect(answerPrompt(toPrompt({ ...buildBrief(), phase: 'epilogue' }), options)).toMatch(/phase/u);
});

it('answers plain paragraphs, parted by one blank line', () => {
  const text = answerPrompt(`Write. ${toPrompt(buildBrief())}`, options);
  expect(text.split('\n\n').length).toBeGreaterThanOrEqual(6);
  expect(text).not.toMatch(/\n{3}|^#|^ /mu);
});

it('takes braces that a family wrote for its own', () => {
  const characters = buildBrief().characters.map((character, index) => ({
    ...character,
    name: `{Bolt${index}} {{x}}`,
  }));
  const text = answerPrompt(toPrompt(buildBrief({ characters, relationships: [] })), options);
  expect(text).toContain('{Bolt0} {{x}}');
});
