// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { fakeServices, usageOf } from '../fake-services.ts';
import type { LockService } from '../../services/lock-service.ts';
import { GrownUpGate } from '../lock/grown-up-gate.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { reached } from '../plan-limits.ts';
import { ServicesContext } from '../use-services.ts';
import { SubscriptionOverview } from './subscription-overview.tsx';

afterEach(cleanup);

const LIMIT_REACHED = 'You have reached the limit of your plan';

const freeUsage = usageOf('free', {
  stories: { taken: 2, limit: 2, per: 'month' },
  picturesToday: { taken: 2, limit: 3, per: 'day' },
});

function renderPlans(state: unknown, usage = freeUsage, lock?: LockService) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ServicesContext value={fakeServices({ usage, ...(lock && { lock }) })}>
        <MemoryRouter initialEntries={[PATHS.create, { pathname: PATHS.subscription, state }]} initialIndex={1}>
          <GrownUpGate>
            <Routes>
              <Route path={PATHS.create} element={<p>What was being made</p>} />
              <Route path={PATHS.subscription} element={<SubscriptionOverview />} />
            </Routes>
          </GrownUpGate>
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

test('whom a limit led here reads which one it was, and goes back to what was being made', async () => {
  renderPlans(reached('stories'));
  expect(screen.getByRole('heading', { name: LIMIT_REACHED })).toBeTruthy();
  expect(await screen.findByText('All 2 stories this month are used.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Go back to it' }));
  expect(await screen.findByText('What was being made')).toBeTruthy();
});

test('with the grown-up lock a child sees what is left, but no price', async () => {
  renderPlans(null, freeUsage, fakeLock('4071'));
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'I’m the grown-up' })).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test.each([null, { reached: 'the moon' }])('nobody else is told of a limit, as with %j', async (state) => {
  renderPlans(state);
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
});

test('what is left of the month says what is left of the day', async () => {
  renderPlans(null);
  expect(await screen.findByText('12 of 12 pictures left, 1 of them today')).toBeTruthy();
});

test('a plan with narrations says how many are left, one without says nothing', async () => {
  renderPlans(null, usageOf('pro_monthly', { narrations: { taken: 0, limit: 1, per: 'month' } }));
  expect(await screen.findByText('1 of 1 narration left')).toBeTruthy();
  cleanup();
  renderPlans(null);
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(screen.queryByText(/narrations? left/)).toBeNull();
});
