import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { LinkedSentence } from './linked-sentence.tsx';

const page = (sentence: string) => (
  <MemoryRouter>
    <p>
      <LinkedSentence sentence={sentence} />
    </p>
  </MemoryRouter>
);
const show = (sentence: string) => render(page(sentence)).container.textContent;
const DISABLED = 'This account has been disabled. Please write to us for help.';

test('“write to us” in a sentence links to the contact form', () => {
  expect(show(DISABLED)).toBe(DISABLED);
  expect(screen.getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/help/faq#write-to-us');
});

test('a sentence without “write to us” has no link', () => {
  expect(show('Invalid email or password')).toBe('Invalid email or password');
  expect(screen.queryByRole('link')).toBeNull();
});

test('on a translated page a sentence with a link can be replaced by one without a link', () => {
  const { container, rerender } = render(page(DISABLED));
  const end = screen.getByText(/for help\.$/).lastChild;
  if (!end) throw new Error('The sentence has no end');
  const moved = document.createElement('font');
  end.replaceWith(moved);
  moved.append(end);
  rerender(page('Invalid email or password'));
  expect(container.textContent).toBe('Invalid email or password');
});
