import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { LinkedSentence } from './linked-sentence.tsx';

afterEach(cleanup);

const show = (sentence: string) =>
  render(
    <MemoryRouter>
      <p>
        <LinkedSentence sentence={sentence} />
      </p>
    </MemoryRouter>,
  ).container.textContent;

test('a sentence that asks to write to us leads to the form and reads as before', () => {
  const sentence = 'This account has been switched off. Please write to us for help.';
  expect(show(sentence)).toBe(sentence);
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/help/faq#write-to-us');
});

test('any other sentence stays as it is', () => {
  expect(show('Invalid email or password')).toBe('Invalid email or password');
  expect(screen.queryByRole('link')).toBeNull();
});
