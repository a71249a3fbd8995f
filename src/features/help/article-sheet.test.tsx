import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ArticleSheet } from './article-sheet.tsx';

it.each([
  ['of a topic opens it', '#who-writes', true],
  ['that is no valid URL text opens none', '#100%', false],
])('a hash %s', async (_what, hash, isOpen) => {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[`/help/faq${hash}`]}>
        <Suspense>
          <ArticleSheet path="/help/faq" folded />
        </Suspense>
      </MemoryRouter>,
    ),
  );
  await screen.findByRole('article');
  expect(document.querySelector('details[open]') !== null).toBe(isOpen);
});
