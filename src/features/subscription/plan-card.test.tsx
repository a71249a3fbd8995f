// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { usageOf } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { PlanCard } from './plan-card.tsx';

afterEach(cleanup);

test('says what is left, which limits are reached, and leads to the plans', async () => {
  const usage = usageOf('free', {
    stories: { taken: 2, limit: 2, per: 'month' },
    picturesToday: { taken: 3, limit: 3, per: 'day' },
  });
  renderWithServices(<PlanCard />, { usage });
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  const reached = within(screen.getByRole('list', { name: 'What is used up' }));
  expect(reached.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'All 2 stories this month are used. Pro and Unlimited have more.',
    'All 3 pictures today are used. Tomorrow there are more. Pro and Unlimited have more.',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});

test('nothing is said to be used up while something of everything is left, or was never part of the plan', async () => {
  renderWithServices(<PlanCard />, { usage: usageOf('free') });
  expect(await screen.findByText('2 of 2 stories left')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'What is used up' })).toBeNull();
  expect(screen.queryByText(/narration/)).toBeNull();
});

test('a plan that could not be fetched says so and is asked for again', async () => {
  const current = vi
    .fn(async () => usageOf('pro_monthly'))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderWithServices(<PlanCard />, { usage: current });
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('15 of 15 stories left')).toBeTruthy();
});
