import { AppError } from '@talelantern/domain/errors/app-error';
import { DAY_MS } from '@talelantern/domain/time/day';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { PlanCard } from './plan-card.tsx';

test('the plan card shows what is left and which limits are reached, and links to the plans', async () => {
  const usage = usageOf('free', {
    stories: { taken: 2, limit: 2, per: 'month' },
    picturesToday: { taken: 3, limit: 3, per: 'day' },
  });
  renderWithServices(<PlanCard />, { usage });
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  const usageList = within(screen.getByRole('list', { name: 'What you’ve used' }));
  expect(usageList.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You have used both stories this month. Pro and Unlimited have more.',
    'You have used all 3 pictures for now. You’ll have more tomorrow at 12:00 AM. Pro and Unlimited have more.',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});

test('the plan card shows when the recordings of a day are used up', async () => {
  const usage = usageOf('unlimited_monthly', { narrationsToday: { taken: 2, limit: 2, per: 'day' } });
  renderWithServices(<PlanCard />, { usage });
  expect(await screen.findByText('None now, more tomorrow at 12:00 AM')).toBeTruthy();
  const usageList = within(screen.getByRole('list', { name: 'What you’ve used' }));
  expect(usageList.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You have used both narrations for now. You’ll have more tomorrow at 12:00 AM.',
  ]);
});

test('the plan card does not report a reached limit for items that remain or are not included', async () => {
  renderWithServices(<PlanCard />, { usage: usageOf('free') });
  expect(await screen.findByText('2 of 2 stories left')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'What you’ve used' })).toBeNull();
  expect(screen.queryByText(/narration/)).toBeNull();
});

test('a paid plan is in force on a device whose clock is weeks fast', async () => {
  const asOf = Date.now() - 21 * DAY_MS;
  renderWithServices(<PlanCard />, { usage: usageOf('pro_monthly', { asOf, periodEnd: asOf + DAY_MS }) });
  expect(await screen.findByText(/Your next payment is on/)).toBeTruthy();
});

test('a plan that fails to load shows a message and can be retried', async () => {
  const current = vi
    .fn(async () => usageOf('pro_monthly'))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderWithServices(<PlanCard />, { usage: current });
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('15 of 15 stories left')).toBeTruthy();
});
