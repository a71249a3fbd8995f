import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StoryLeaf } from './story-leaf.tsx';

const TITLE = 'The Treasure Hunt of Ember';

const renderLeaf = (bookTitle: string | null) =>
  render(
    <StoryLeaf title={TITLE} bookTitle={bookTitle} index={0} picture={null} actions={null} chapters={null}>
      <p>Once.</p>
    </StoryLeaf>,
  );

it('a chapter shows the book title above the standard title, and the standard title is the h1', () => {
  renderLeaf('Ember and the Last Lantern');
  const heading = screen.getByRole('heading', { level: 1, name: TITLE });
  const name = screen.getByText('Ember and the Last Lantern');
  expect(name.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a chapter of a story without a book title shows only the standard title', () => {
  renderLeaf(null);
  expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toBe(TITLE);
});
