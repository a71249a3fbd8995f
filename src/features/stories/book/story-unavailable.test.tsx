// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryService } from '../../../services/story-service.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { StoryUnavailable } from './story-unavailable.tsx';
import { useStory } from '../use-story.ts';

afterEach(cleanup);

function Asked() {
  const state = useStory('story_1');
  return state.status === 'found' ? <p>Found</p> : <StoryUnavailable state={state} />;
}
const renderAsked = (find: StoryService['find']) => renderWithServices(<Asked />, { stories: { find } });

it('says that a story is being loaded, then that there is none, with the way back', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  renderAsked(() => promise);
  expect(screen.getByText('Loading story...').getAttribute('role')).toBe('status');
  resolve(null);
  await screen.findByRole('heading', { name: 'Story not found' });
  fireEvent.click(screen.getByRole('link', { name: 'Back to my stories' }));
  expect(await screen.findByText('Now at /stories')).toBeTruthy();
});

it('says that a story could not be fetched, which is another thing, and tries again', async () => {
  const find = vi.fn<StoryService['find']>().mockRejectedValueOnce(new AppError('internal', 'Failed to fetch story'));
  renderAsked(find.mockResolvedValue(null));
  expect(await screen.findByText(/^Failed to fetch story\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Story not found' })).toBeTruthy();
});
