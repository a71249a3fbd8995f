import { readPreferences } from '@talelantern/domain/accounts/preferences';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { PrintedStory } from './printed-story.tsx';
import { storedStory } from './story-fakes.ts';

const story = storedStory({ previousParts: ['Ember flew.', 'Ember sneezed.'], approvedParts: [0] });
const textOnPaper = () => document.querySelector('article')?.textContent ?? '';

async function print(showFirst: boolean): Promise<void> {
  const get = vi.fn(async () => ({ ...readPreferences({}), showFirst }));
  renderWithServices(<PrintedStory story={story} />, { preferences: { get } });
  await waitFor(() => expect(get).toHaveReturned());
  await act(async () => void window.dispatchEvent(new Event('beforeprint')));
}

test('a story is printed without the chapters that wait for approval', async () => {
  await print(true);
  await waitFor(() => expect(textOnPaper()).toContain('flew'));
  expect(textOnPaper()).not.toContain('sneezed');
});

test('without “Let me read it first” every chapter is rendered for printing, and none afterwards', async () => {
  await print(false);
  await waitFor(() => expect(textOnPaper()).toContain('sneezed'));
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(textOnPaper()).toBe('');
});
