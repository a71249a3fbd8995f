// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import type { PlanUsage } from '../../services/usage-service.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { notify } from '../../ui/notify.ts';
import { fakeServices, usageOf, type FakeServices } from '../fake-services.ts';
import { GrownUpGate } from '../lock/grown-up-gate.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { reached } from '../plan-limits.ts';
import { ServicesContext } from '../use-services.ts';
import { useUsage } from '../use-usage.ts';
import { SubscriptionOverview } from './subscription-overview.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  notify.clear();
  vi.useRealTimers();
});

const LIMIT_REACHED = 'You have reached the limit of your plan';
const DAY_MS = 86_400_000;
const PIN = '4071';
/** What was just fetched is not fetched again by itself. */
const FRESH_FOR_MS = 30_000;

const freeUsage = usageOf('free', {
  stories: { taken: 2, limit: 2, per: 'month' },
  picturesToday: { taken: 2, limit: 3, per: 'day' },
});

const proUsage = usageOf('pro_monthly', { periodEnd: Date.now() + 20 * DAY_MS });
const endingUsage: PlanUsage = { ...proUsage, cancelsAtPeriodEnd: true };

interface Entry {
  search?: string;
  state?: unknown;
}

/** The plans, beside a page that shows which plan holds elsewhere. */
function renderPlans(fakes: FakeServices = {}, { search = '', state = null }: Entry = {}) {
  const entry = { pathname: PATHS.subscription, search, state };
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: FRESH_FOR_MS } } })}
    >
      <ServicesContext value={fakeServices({ usage: freeUsage, ...fakes })}>
        <MemoryRouter initialEntries={[PATHS.create, entry]} initialIndex={1}>
          <GrownUpGate>
            <Routes>
              <Route path={PATHS.create} element={<Elsewhere />} />
              <Route
                path={PATHS.subscription}
                element={
                  <>
                    <SubscriptionOverview />
                    <AppLink to={PATHS.create}>Create Story</AppLink>
                  </>
                }
              />
            </Routes>
          </GrownUpGate>
          <ToastRegion />
          <Address />
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const Elsewhere = () => <p>What was being made, on {useUsage()?.plan.name}</p>;
const Address = () => <p>Address {useLocation().pathname + useLocation().search}</p>;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
/** What the service says of the plan, as it changes. */
function changingUsage(first: PlanUsage) {
  let now = first;
  const current = vi.fn(async () => now);
  return { current, become: (next: PlanUsage) => (now = next) };
}

describe('whom a limit has led here', () => {
  test('reads which one it was, and goes back to what was being made', async () => {
    renderPlans({}, { state: reached('stories') });
    expect(screen.getByRole('heading', { name: LIMIT_REACHED })).toBeTruthy();
    expect(await screen.findByText('All 2 stories this month are used.')).toBeTruthy();
    await press('Go back to it');
    expect(await screen.findByText(/^What was being made/)).toBeTruthy();
  });

  test.each([null, { reached: 'the moon' }])('is nobody with %j', async (state) => {
    renderPlans({}, { state });
    expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
    expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
  });
});

describe('what is used of the plan', () => {
  test('says what is left of the day, too, and when the counts begin anew', async () => {
    renderPlans();
    expect(await screen.findByText('12 of 12 pictures left, 1 of them today')).toBeTruthy();
    expect(screen.getByText(/^The count of stories, pictures and rewrites resets/)).toBeTruthy();
  });

  test('says how many narrations are left where there are any', async () => {
    renderPlans({ usage: usageOf('pro_monthly', { narrations: { taken: 0, limit: 1, per: 'month' } }) });
    expect(await screen.findByText('1 of 1 narration left')).toBeTruthy();
    cleanup();
    renderPlans();
    expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
    expect(screen.queryByText(/narrations? left/)).toBeNull();
  });

  test('says that what is beyond the plan stays', async () => {
    const characters = { taken: 7, limit: 2, per: 'total' } as const;
    renderPlans({ usage: usageOf('free', { characters }) });
    expect(await screen.findByText(/^You have 7 characters and Free has room for 2\. All of them stay/)).toBeTruthy();
  });

  test('that cannot be fetched says so, offers no plan to buy, and is asked for again', async () => {
    const usage = vi
      .fn(async () => freeUsage)
      .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
    renderPlans({ usage });
    expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Pro' })).toBeNull();
    await press('Try again');
    expect(await button('Choose Pro')).toBeTruthy();
  });
});

describe('choosing a plan', () => {
  test('leads to the payment page of that plan, by the month or by the year', async () => {
    const checkout = vi.fn(() => new Promise<void>(() => undefined));
    renderPlans({ billing: { checkout } });
    await button('Choose Pro');
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(screen.getByText('Save 25%')).toBeTruthy();
    expect(screen.getByText('That is $7.49 a month')).toBeTruthy();
    await press('Choose Pro, yearly');
    expect((await button('Opening Stripe’s page…')).getAttribute('aria-busy')).toBe('true');
    await press('Choose Unlimited, yearly');
    expect(checkout.mock.calls).toEqual([['pro_yearly']]);
  });

  test('that fails keeps what was chosen and can be tried again', async () => {
    const failure = new AppError('busy', 'The payment page could not be opened. Nothing was paid. Please try again.');
    const checkout = vi.fn(async () => undefined).mockRejectedValueOnce(failure);
    renderPlans({ billing: { checkout } });
    await button('Choose Pro');
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    await press('Choose Unlimited, yearly');
    expect(await screen.findByText(failure.message)).toBeTruthy();
    await press('Choose Unlimited, yearly');
    await waitFor(() => expect(checkout).toHaveBeenCalledTimes(2));
  });

  test('that was begun and left comes back to the same prices', async () => {
    renderPlans({ billing: { checkout: () => new Promise(() => undefined) } });
    await button('Choose Pro');
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    await press('Choose Pro, yearly');
    await button('Opening Stripe’s page…');
    cleanup();
    renderPlans();
    expect(await button('Choose Pro, yearly')).toBeTruthy();
  });

  test('by whom going back in the browser has shown the page again is not waited for any more', async () => {
    renderPlans({ billing: { checkout: () => new Promise(() => undefined) } });
    await press('Choose Pro');
    await button('Opening Stripe’s page…');
    const shown = Object.assign(new Event('pageshow'), { persisted: true });
    fireEvent(window, shown);
    expect(await button('Choose Pro')).toBeTruthy();
  });

  test('of somebody who has one by now leads to where it is managed', async () => {
    const already = new AppError('in_progress', 'You have a subscription already.');
    const usage = changingUsage(freeUsage);
    const manage = vi.fn(async () => undefined);
    renderPlans({ usage: usage.current, billing: { checkout: () => Promise.reject(already), manage } });
    await button('Choose Pro');
    usage.become(proUsage);
    await press('Choose Pro');
    const note = within(await screen.findByRole('region', { name: 'Messages' }));
    expect(await note.findByText(already.message)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'You’re on Pro' })).toBeTruthy();
    fireEvent.click(note.getByRole('button', { name: 'Manage subscription' }));
    await waitFor(() => expect(manage).toHaveBeenCalledOnce());
  });

  test('waits for the network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const checkout = vi.fn();
    renderPlans({ billing: { checkout } });
    const [first] = await screen.findAllByRole('button', { name: 'Offline, waiting for connection' });
    if (first) fireEvent.click(first);
    expect(checkout).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});

describe('with the grown-up lock', () => {
  test('a child sees what is left, but no price', async () => {
    renderPlans({ lock: fakeLock(PIN) });
    expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
    expect(await button('I’m the grown-up')).toBeTruthy();
    expect(screen.queryByText(/\$/)).toBeNull();
  });

  test('managing asks for the PIN first', async () => {
    const manage = vi.fn(async () => undefined);
    renderPlans({ usage: proUsage, lock: fakeLock(PIN), billing: { manage } });
    await press('Manage subscription');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ask a grown-up' }));
    expect(manage).not.toHaveBeenCalled();
    for (const digit of PIN) fireEvent.click(dialog.getByRole('button', { name: digit }));
    fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(manage).toHaveBeenCalledOnce());
  });
});

describe('changing the plan', () => {
  test('to more leads to where it is managed, never to a second payment', async () => {
    const manage = vi.fn(async () => undefined);
    renderPlans({ usage: proUsage, billing: { manage } });
    expect(await screen.findByText('Your plan')).toBeTruthy();
    await press('Change to Unlimited');
    await waitFor(() => expect(manage).toHaveBeenCalledOnce());
  });

  test('to Free says first what stays and what gets less', async () => {
    const manage = vi.fn(async () => undefined);
    renderPlans({ usage: proUsage, billing: { manage } });
    await press('Back to Free');
    const dialog = within(await screen.findByRole('dialog', { name: 'Back to Free?' }));
    expect(dialog.getByText(/^You cancel on a page of Stripe’s\. Pro then stays until /)).toBeTruthy();
    expect(dialog.getByText('Every story, picture and recording')).toBeTruthy();
    expect(dialog.getByText('2 stories a month (now 15)')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Keep Pro' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(manage).not.toHaveBeenCalled();
    await press('Back to Free');
    await press('Go on to Stripe');
    await waitFor(() => expect(manage).toHaveBeenCalledOnce());
  });

  test('is not offered back to Free once it is cancelled', async () => {
    renderPlans({ usage: endingUsage });
    expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
    expect(await button('Change to Unlimited')).toBeTruthy();
    expect(screen.getByText(/^Yours from /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to Free' })).toBeNull();
  });

  test('on the vendor’s page is seen soon after coming back', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usage = changingUsage(proUsage);
    renderPlans({ usage: usage.current, billing: { manage: () => new Promise(() => undefined) } });
    await press('Manage subscription');
    await button('Opening Stripe’s page…');
    cleanup();
    renderPlans({ usage: usage.current });
    expect(await screen.findByText(/^Your next payment is on/)).toBeTruthy();
    usage.become(endingUsage);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
    const asked = usage.current.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(usage.current).toHaveBeenCalledTimes(asked);
  });
});

describe('coming back from paying', () => {
  const PAID = { search: '?session=cs_test_a1B2c3' };

  test('confirms the payment as soon as the plan holds, without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usage = changingUsage(freeUsage);
    renderPlans({ usage: usage.current }, PAID);
    expect(await screen.findByRole('heading', { name: 'Confirming payment' })).toBeTruthy();
    expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose Pro' })).toBeNull();
    usage.become(proUsage);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByRole('heading', { name: 'Pro is yours' })).toBeTruthy();
    expect(screen.getByText('15 of 15 stories left')).toBeTruthy();
    expect(screen.getByText('Address /subscription')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go on creating' }));
    expect(await screen.findByText('What was being made, on Pro')).toBeTruthy();
  });

  test('goes on confirming on other pages', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usage = changingUsage(freeUsage);
    renderPlans({ usage: usage.current }, PAID);
    await screen.findByText('0 of 2 stories left');
    fireEvent.click(screen.getByRole('link', { name: 'Create Story' }));
    expect(await screen.findByText('What was being made, on Free')).toBeTruthy();
    usage.become(proUsage);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText('What was being made, on Pro')).toBeTruthy();
  });

  test('R21: says after a minute that it will appear shortly, gives nothing, and looks again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usage = changingUsage(freeUsage);
    renderPlans({ usage: usage.current }, PAID);
    await screen.findByRole('heading', { name: 'Confirming payment' });
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByRole('heading', { name: 'It will appear shortly' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'You’re on Free' })).toBeTruthy();
    const asked = usage.current.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(usage.current).toHaveBeenCalledTimes(asked);
    usage.become(proUsage);
    await press('Look again');
    expect(await screen.findByRole('heading', { name: 'Pro is yours' })).toBeTruthy();
  });

  test('goes on where looking fails for a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const usage = vi
      .fn(async () => proUsage)
      .mockRejectedValueOnce(new AppError('busy', 'Failed to fetch user profile'))
      .mockRejectedValueOnce(new AppError('busy', 'Failed to fetch user profile'));
    renderPlans({ usage }, PAID);
    await screen.findByRole('heading', { name: 'Confirming payment' });
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('heading', { name: 'Pro is yours' })).toBeTruthy();
  });

  test.each(['?success=1', '?session=anything', '?session=', '?session=cs_%3Cscript%3E'])(
    'J7: %s alone is none',
    async (search) => {
      renderPlans({}, { search });
      expect(await screen.findByRole('heading', { name: 'You’re on Free' })).toBeTruthy();
      expect(screen.queryByText('Confirming payment')).toBeNull();
      expect(await button('Choose Pro')).toBeTruthy();
    },
  );
});

test('a plan that was paid for in another tab holds once this one is looked at again', async () => {
  const usage = changingUsage(freeUsage);
  renderPlans({ usage: usage.current });
  await button('Choose Pro');
  usage.become(proUsage);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByRole('heading', { name: 'You’re on Pro' })).toBeTruthy();
});
