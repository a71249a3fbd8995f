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

test('“write to us” in a sentence links to the contact form', () => {
  const sentence = 'This account has been disabled. Please write to us for help.';
  expect(show(sentence)).toBe(sentence);
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/help/faq#write-to-us');
});

test('a sentence without “write to us” has no link', () => {
  expect(show('Invalid email or password')).toBe('Invalid email or password');
  expect(screen.queryByRole('link')).toBeNull();
});
