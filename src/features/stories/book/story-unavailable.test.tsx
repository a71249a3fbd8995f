import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { StoryUnavailable } from './story-unavailable.tsx';
import { useStory } from '../use-story.ts';

function Asked() {
  const state = useStory('story_1');
  return state.status === 'found' ? <p>Found</p> : <StoryUnavailable state={state} />;
}
const renderAsked = (find: StoryService['find']) => renderWithServices(<Asked />, { stories: { find } });

it('a story page shows that the story is loading, then that it was not found, with a back button', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  renderAsked(() => promise);
  expect(screen.getByText('Loading story...').getAttribute('role')).toBe('status');
  resolve(null);
  await screen.findByRole('heading', { name: 'Story not found' });
  fireEvent.click(screen.getByRole('link', { name: 'Back to my stories' }));
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
});

it('a story that could not be loaded can be retried', async () => {
  const find = vi.fn<StoryService['find']>().mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
  renderAsked(find.mockResolvedValue(null));
  expect(await screen.findByText(/^Failed to fetch story\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeTruthy();
});
