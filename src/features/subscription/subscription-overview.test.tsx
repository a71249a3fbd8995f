import { AppError } from '@talelantern/domain/errors/app-error';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { chosenPlanKey } from '../../config/started.ts';
import type { PlanUsage } from '../../services/plans/usage-service.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { fakeAccount, unverified } from '../../testing/fake-account.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { fakeServices, usageOf, type FakeServices } from '../../testing/fake-services.ts';
import { GrownUpGate } from '../lock/grown-up-gate.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { stateForLimit } from '../../shared/plans/plan-limits.ts';
import { ServicesContext } from '../../shared/services/use-services.ts';
import { useUsage } from '../../shared/plans/use-usage.ts';
import { SubscriptionOverview } from './subscription-overview.tsx';

const redirectTo = vi.fn();
beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(redirectTo));
afterEach(() => redirectTo.mockClear());

const LIMIT_REACHED = 'You have reached the limit of your plan';
const DAY_MS = 86_400_000;
const PIN = '4071';
const PAGE = 'https://payments.test/page';
/** Stale time: data is not refetched earlier than this. */
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

/** Renders the plans page next to another component that shows the plan. */
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
          <CurrentUrl />
        </MemoryRouter>
      </ServicesContext>
    </QueryClientProvider>,
  );
}

const Elsewhere = () => <p>What was being made, on {useUsage()?.plan.name}</p>;
const CurrentUrl = () => <p>URL {useLocation().pathname + useLocation().search}</p>;

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
/** Usage that the test can change. */
function changingUsage(first: PlanUsage) {
  let now = first;
  const current = vi.fn(async () => now);
  return { current, become: (next: PlanUsage) => (now = next) };
}

test('the plan that was chosen on the landing page is offered first, with its billing; any other value is ignored', async () => {
  renderPlans({}, { state: { plan: 'unlimited_yearly' } });
  const unlimited = await button('Choose Unlimited, yearly');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yearly' }).checked).toBe(true);
  expect(
    [unlimited, await button('Choose Pro, yearly')].map(({ className }) => className.includes('btn-primary')),
  ).toEqual([true, false]);
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('You’re on Free');
  cleanup();
  renderPlans({}, { state: { plan: 'came-in' } });
  expect((await button('Choose Pro')).className).toContain('btn-primary');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
  expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('You’re on Free');
});

test('a user redirected to /subscription by a limit sees its name and a link back to the draft', async () => {
  renderPlans({}, { state: stateForLimit('stories') });
  expect(screen.getByRole('heading', { name: LIMIT_REACHED })).toBeTruthy();
  expect(await screen.findByText('You have used both stories this month.')).toBeTruthy();
  await press('Go back to it');
  expect(await screen.findByText(/^What was being made/)).toBeTruthy();
});

test('a limit that a new plan or month has lifted is not called reached, and no larger plan is recommended', async () => {
  const usage = changingUsage(freeUsage);
  renderPlans({ usage: usage.current }, { state: stateForLimit('stories') });
  expect(await screen.findByText('You have used both stories this month.')).toBeTruthy();
  usage.become(proUsage);
  fireEvent(window, new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'You have room again now' })).toBeTruthy();
  expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
  expect((await button('Change to Unlimited')).className).not.toContain('btn-primary');
  expect(await button('Go back to it')).toBeTruthy();
});

test.each([
  { limit: 'characters', used: 'both characters', path: PATHS.characters },
  { limit: 'locations', used: 'both locations', path: PATHS.locations },
] as const)('a user whose plan is full of $limit can go to them to make room', async ({ limit, used, path }) => {
  const usage = usageOf('free', { [limit]: { taken: 2, limit: 2, per: 'total' } });
  renderPlans({ usage }, { state: stateForLimit(limit) });
  expect(await screen.findByText(`You have used ${used} in your plan.`)).toBeTruthy();
  expect(screen.getByRole('link', { name: `See your ${limit}` }).getAttribute('href')).toBe(path);
});

test.each([null, { reached: 'the moon' }])('the plans page ignores the navigation state %j', async (state) => {
  renderPlans({}, { state });
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(screen.queryByText(LIMIT_REACHED)).toBeNull();
});

test('the plan usage shows what is left today and when the counts reset', async () => {
  renderPlans();
  const pictures = await screen.findByText('12 of 12 pictures left');
  expect(pictures.nextElementSibling?.textContent).toMatch(/^Up to 1 now, more (today|tomorrow) at /);
  expect(screen.getByText(/^Your stories, pictures and rewrites renew/)).toBeTruthy();
});

test('the plan usage says when more can be made', async () => {
  renderPlans({ usage: usageOf('free', { picturesToday: { taken: 3, limit: 3, per: 'day' } }) });
  const pictures = await screen.findByText('12 of 12 pictures left');
  expect(pictures.nextElementSibling?.textContent).toMatch(/^None now, more (today|tomorrow) at /);
});

test('the plan usage does not mention a day on which nothing was generated', async () => {
  renderPlans({ usage: usageOf('pro_monthly') });
  expect(await screen.findByText('60 of 60 pictures left')).toBeTruthy();
  expect(screen.queryByText(/^Up to/)).toBeNull();
});

test('the plan usage does not mention today when all that is left can be generated now', async () => {
  const picturesToday = { taken: 2, limit: 3, per: 'day' } as const;
  renderPlans({ usage: usageOf('free', { pictures: { taken: 11, limit: 12, per: 'month' }, picturesToday }) });
  const pictures = await screen.findByText('1 of 12 pictures left');
  expect(pictures.nextElementSibling?.textContent).toBe('');
});

test('the plan usage shows the narrations that are left', async () => {
  renderPlans({ usage: usageOf('pro_monthly', { narrations: { taken: 0, limit: 1, per: 'month' } }) });
  expect(await screen.findByText('1 of 1 narration left')).toBeTruthy();
  cleanup();
  renderPlans();
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(screen.queryByText(/narrations? left/)).toBeNull();
});

test('the plan usage says that items beyond the plan are kept', async () => {
  const characters = { taken: 7, limit: 2, per: 'total' } as const;
  renderPlans({ usage: usageOf('free', { characters }) });
  expect(await screen.findByText(/^You have 7 characters and Free has room for 2\. You keep them all/)).toBeTruthy();
});

test('the plan usage says that it is loading', async () => {
  renderPlans({ usage: () => new Promise(() => undefined) });
  expect(await screen.findByText('Loading your plan')).toBeTruthy();
});

test('plan usage that fails to load shows a message without plans, and can be retried', async () => {
  const usage = vi
    .fn(async () => freeUsage)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderPlans({ usage });
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose Pro' })).toBeNull();
  await press('Try again');
  expect(await button('Choose Pro')).toBeTruthy();
});

test('the card of each plan says before a payment how much one day allows', async () => {
  renderPlans();
  for (const [name, amounts] of [
    ['Free', '3 pictures and rewrite 2'],
    ['Pro', '12 pictures and rewrite 12'],
    ['Unlimited', '16 pictures and rewrite 60'],
  ] as const) {
    const heading = await screen.findByRole('heading', { name });
    expect(heading.parentElement?.textContent).toContain(
      `In one day you can paint up to ${amounts} paragraphs, on top`,
    );
  }
});

test('a buyer reads above the plans that one renews by itself, what is paid then, and where it is canceled', async () => {
  renderPlans();
  const sentence = await screen.findByText(/renews by itself each month or year, at the price shown, until you cancel/);
  expect(sentence.textContent).toContain('with Cancel subscription. Prices include any tax.');
  const choose = screen.getByRole('button', { name: 'Choose Pro' });
  expect(sentence.compareDocumentPosition(choose)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the plans stay on screen while the usage is refetched', async () => {
  const usage = vi
    .fn(() => new Promise<PlanUsage>(() => undefined))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderPlans({ usage });
  const yearly = await screen.findByRole('radio', { name: 'Yearly' });
  await press('Try again');
  await waitFor(() => expect(usage).toHaveBeenCalledTimes(2));
  expect(yearly.isConnected).toBe(true);
});

test('the focus stays on the page when the plan’s usage is loaded again after a failure', async () => {
  const usage = vi
    .fn(() => new Promise<PlanUsage>(() => undefined))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderPlans({ usage });
  (await button('Try again')).focus();
  await press('Try again');
  const loading = await screen.findByText('Loading your plan');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(loading)).toBe(true);
});

test('choosing a plan opens its payment page, monthly or yearly', async () => {
  const checkout = vi.fn(() => new Promise<string>(() => undefined));
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

test('a payment page that fails to open keeps the choice and can be retried', async () => {
  const failure = new AppError('busy', 'We couldn’t open the payment page. You weren’t charged. Please try again.');
  const checkout = vi.fn(async () => PAGE).mockRejectedValueOnce(failure);
  renderPlans({ billing: { checkout } });
  await button('Choose Pro');
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  await press('Choose Unlimited, yearly');
  expect(await screen.findByText(failure.message)).toBeTruthy();
  await press('Choose Unlimited, yearly');
  await waitFor(() => expect(redirectTo.mock.calls).toEqual([[PAGE]]));
  expect(checkout).toHaveBeenCalledTimes(2);
});

test('a payment page that is limited says when it can be opened again', async () => {
  const failure = new AppError('rate_limited', 'Rate limit exceeded. Please wait a moment.', {
    retryAfterSeconds: 120,
  });
  renderPlans({ billing: { checkout: async () => Promise.reject(failure) } });
  await press('Choose Pro');
  expect(await screen.findByText(failure.message)).toBeTruthy();
  expect(screen.getByText('You can try again in 2 minutes.')).toBeTruthy();
});

test('a payment page that is ready after the family has left is not opened', async () => {
  let resolveCheckout: (url: string) => void = () => undefined;
  const checkout = vi.fn(() => new Promise<string>((resolve) => (resolveCheckout = resolve)));
  renderPlans({ billing: { checkout } });
  await press('Choose Pro');
  await waitFor(() => expect(checkout).toHaveBeenCalledOnce());
  fireEvent.click(screen.getByRole('link', { name: 'Create Story' }));
  await act(async () => resolveCheckout(PAGE));
  expect(screen.getByText('URL /create')).toBeTruthy();
  expect(redirectTo).not.toHaveBeenCalled();
});

test('an interrupted checkout returns to the same billing period', async () => {
  renderPlans({ billing: { checkout: async () => PAGE } });
  await button('Choose Pro');
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  await press('Choose Pro, yearly');
  await waitFor(() => expect(redirectTo.mock.calls).toEqual([[PAGE]]));
  cleanup();
  renderPlans();
  expect(await button('Choose Pro, yearly')).toBeTruthy();
});

test("the browser's back button resets the busy plan button", async () => {
  renderPlans({ billing: { checkout: async () => PAGE } });
  await press('Choose Pro');
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(await button('Opening Stripe’s page…')).toBeTruthy();
  const pageShow = Object.assign(new Event('pageshow'), { persisted: true });
  fireEvent(window, pageShow);
  expect(await button('Choose Pro')).toBeTruthy();
});

test('choosing a plan with an existing subscription offers to manage it, on other pages too', async () => {
  const already = new AppError('in_progress', 'You have a subscription already.');
  const usage = changingUsage(freeUsage);
  const manage = vi.fn(async () => PAGE);
  renderPlans({ usage: usage.current, billing: { checkout: () => Promise.reject(already), manage } });
  await button('Choose Pro');
  usage.become(proUsage);
  await press('Choose Pro');
  const note = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await note.findByText(already.message)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'You’re on Pro' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Create Story' }));
  fireEvent.click(note.getByRole('button', { name: 'Manage subscription' }));
  await waitFor(() => expect(redirectTo.mock.calls).toEqual([[PAGE]]));
});

test('managing a subscription that does not exist any more shows the plans that can be chosen', async () => {
  const missing = new AppError('not_found', 'You have no subscription yet');
  const usage = changingUsage(proUsage);
  renderPlans({ usage: usage.current, billing: { manage: () => Promise.reject(missing) } });
  await button('Manage subscription');
  usage.become(freeUsage);
  await press('Manage subscription');
  expect(await screen.findByText(missing.message)).toBeTruthy();
  expect(await button('Choose Pro')).toBeTruthy();
});

test('choosing a plan offline waits for the network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const checkout = vi.fn();
  renderPlans({ billing: { checkout } });
  const [first] = await screen.findAllByRole('button', { name: 'Offline, waiting for connection' });
  if (first) fireEvent.click(first);
  expect(checkout).not.toHaveBeenCalled();
});

test('while the PIN lock is closed, a child sees what is left, but no price', async () => {
  renderPlans({ lock: fakeLock(PIN) });
  expect(await screen.findByText('0 of 2 stories left')).toBeTruthy();
  expect(await button('I’m the grown-up')).toBeTruthy();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('managing the subscription asks for the PIN first', async () => {
  const manage = vi.fn(async () => PAGE);
  renderPlans({ usage: proUsage, lock: fakeLock(PIN), billing: { manage } });
  await press('Manage subscription');
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask a grown-up' }));
  expect(manage).not.toHaveBeenCalled();
  for (const digit of PIN) fireEvent.click(dialog.getByRole('button', { name: digit }));
  fireEvent.click(dialog.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(manage).toHaveBeenCalledOnce());
});

test('canceling opens a page that only cancels, without the PIN, even while the lock is closed', async () => {
  const cancel = vi.fn(async () => PAGE);
  renderPlans({ usage: proUsage, lock: fakeLock(PIN), billing: { cancel } });
  await press('Cancel subscription');
  await waitFor(() => expect(redirectTo).toHaveBeenCalledExactlyOnceWith(PAGE));
  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['Free', freeUsage],
  ['a canceled plan', endingUsage],
])('%s has nothing to cancel', async (_plan, usage) => {
  renderPlans({ usage });
  await screen.findByRole('heading', { name: /^You’re on / });
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
});

test.each([
  ['in its first days', proUsage.asOf - DAY_MS, proUsage, 1],
  ['in its first days, also once canceled', proUsage.asOf - DAY_MS, endingUsage, 1],
  ['later', proUsage.asOf - 60 * DAY_MS, proUsage, 0],
  ['if its start is not known', null, proUsage, 0],
] as const)('a contract can be withdrawn from %s', async (_when, subscribedAt, usage, count) => {
  renderPlans({ usage: { ...usage, subscribedAt }, lock: fakeLock(PIN) });
  await screen.findByRole('heading', { name: 'You’re on Pro' });
  expect(screen.queryAllByRole('button', { name: 'Withdraw from this contract' })).toHaveLength(count);
});

test('a withdrawal that was sent is remembered for its subscription, and another can be sent', async () => {
  const subscribedAt = proUsage.asOf - DAY_MS;
  const withdraw = vi.fn(async (_subscribedAt: number, _text: string, _againId?: string) => Date.now());
  const contact = { withdraw, findWithdrawal: async () => null };
  const fakes = { usage: { ...proUsage, subscribedAt }, contact };
  renderWithServices(<SubscriptionOverview />, fakes, fakeAccount({ session: () => unverified }));
  (await screen.findByRole('button', { name: 'Withdraw from this contract' })).focus();
  await press('Withdraw from this contract');
  await press('Confirm withdrawal');
  await press('Done');
  await screen.findByText(/^You withdrew on .+ We’ll confirm it by email\.$/);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw again'));
  expect(screen.queryByRole('button', { name: 'Withdraw from this contract' })).toBeNull();
  // A grown-up may have taken back what a child sent.
  await press('Withdraw again');
  await press('Confirm withdrawal');
  await press('Done');
  expect(withdraw.mock.calls).toEqual([
    [subscribedAt, expect.any(String), undefined],
    [subscribedAt, expect.any(String), expect.stringMatching(/^[\w-]{36}$/)],
  ]);
  cleanup();
  renderPlans({ usage: { ...proUsage, subscribedAt: subscribedAt + 1 } });
  expect(await screen.findByRole('button', { name: 'Withdraw from this contract' })).toBeTruthy();
});

test('a withdrawal that was sent on another device is shown, and remembered after the next message', async () => {
  const subscribedAt = proUsage.asOf - DAY_MS;
  const findWithdrawal = vi.fn(async (_subscribedAt: number): Promise<number | null> => Date.now());
  const open = () =>
    renderWithServices(
      <SubscriptionOverview />,
      { usage: { ...proUsage, subscribedAt }, contact: { findWithdrawal } },
      fakeAccount({ session: () => unverified }),
    );
  open();
  await screen.findByText(/^You withdrew on /);
  expect(findWithdrawal).toHaveBeenCalledExactlyOnceWith(subscribedAt);
  cleanup();
  findWithdrawal.mockResolvedValue(null);
  open();
  await screen.findByText(/^You withdrew on /);
  expect(screen.queryByRole('button', { name: 'Withdraw from this contract' })).toBeNull();
});

test('an upgrade opens the subscription management, never a second payment', async () => {
  const manage = vi.fn(async () => PAGE);
  renderPlans({ usage: proUsage, billing: { manage } });
  expect(await screen.findByText('Your plan')).toBeTruthy();
  await press('Change to Unlimited');
  await waitFor(() => expect(manage).toHaveBeenCalledOnce());
});

test('a downgrade to Free first lists what is kept and what is reduced', async () => {
  const cancel = vi.fn(async () => PAGE);
  renderPlans({ usage: proUsage, billing: { cancel } });
  await press('Back to Free');
  const dialog = within(await screen.findByRole('dialog', { name: 'Back to Free?' }));
  expect(dialog.getByText(/^You cancel on Stripe’s page\. You keep Pro until /)).toBeTruthy();
  expect(dialog.getByText('Every story, picture and recording')).toBeTruthy();
  expect(dialog.getByText('2 stories a month (now 15)')).toBeTruthy();
  expect(dialog.getByText('What you’ve made this month also counts toward Free until the month ends.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Keep Pro' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(cancel).not.toHaveBeenCalled();
  await press('Back to Free');
  await press('Continue to Stripe');
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

test('the confirmation of a smaller yearly plan says that it starts immediately', async () => {
  renderPlans({ usage: usageOf('unlimited_monthly', { periodEnd: Date.now() + 20 * DAY_MS }) });
  await button('Change to Pro');
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  await press('Change to Pro, yearly');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change to Pro, yearly?' }));
  expect(
    dialog.getByText('Pro, yearly starts as soon as you make the change on Stripe’s page, which shows what it costs.'),
  ).toBeTruthy();
});

test('the card of the paid plan does not show a price, because the family may pay an earlier one', async () => {
  renderPlans({ usage: proUsage });
  expect(await screen.findByText('At the price you signed up for')).toBeTruthy();
  expect(screen.queryByText('$9.99')).toBeNull();
  expect(screen.getByText('$19.99')).toBeTruthy();
});

test('a cancelled plan does not offer Free again', async () => {
  renderPlans({ usage: endingUsage });
  expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
  expect(await button('Change to Unlimited')).toBeTruthy();
  expect(screen.getByText(/^Yours from /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back to Free' })).toBeNull();
});

test('a paid period that has not ended is not said to have, on a device whose clock is weeks fast', async () => {
  const asOf = Date.now() - 21 * DAY_MS;
  renderPlans({ usage: usageOf('pro_monthly', { asOf, periodEnd: asOf + DAY_MS }) });
  expect(await screen.findByText(/^Your next payment is on/)).toBeTruthy();
  expect(await button('Back to Free')).toBeTruthy();
  expect(screen.queryByText('Waiting for a payment')).toBeNull();
});

test('a subscription change on the vendor’s page is shown soon after returning', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const usage = changingUsage(proUsage);
  renderPlans({ usage: usage.current, billing: { manage: async () => PAGE } });
  await press('Manage subscription');
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  cleanup();
  renderPlans({ usage: usage.current });
  expect(await screen.findByText(/^Your next payment is on/)).toBeTruthy();
  usage.become(endingUsage);
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByText(/^Your plan ends on/)).toBeTruthy();
  const pollCount = usage.current.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(usage.current).toHaveBeenCalledTimes(pollCount);
});

test('a plan that needs a verified email address offers the email again below its button; another failure does not', async () => {
  const sendVerificationMail = vi.fn(async () => {});
  const failures = [
    new AppError('verify_email', 'Please verify your email address first'),
    new AppError('busy', 'Busy'),
  ];
  const checkout = async () => {
    const failure = failures.shift();
    if (failure) throw failure;
    return PAGE;
  };
  const chosenPlan = () => localStorage.getItem(chosenPlanKey('family'));
  const account = fakeAccount({ session: () => unverified, sendVerificationMail });
  renderWithServices(<SubscriptionOverview />, { usage: freeUsage, billing: { checkout } }, account);
  await press('Choose Pro');
  const offer = within((await button('Send the email again')).closest('li') ?? document.body);
  expect(offer.getByRole('heading', { name: 'Pro' })).toBeTruthy();
  expect(offer.getByText(unverified.user.email)).toBeTruthy();
  expect(screen.getByText('Please verify your email address first')).toBeTruthy();
  await press('Send the email again');
  expect(sendVerificationMail).toHaveBeenCalledOnce();
  expect(chosenPlan()).toBe('pro_monthly');
  await press('Choose Pro');
  expect(await screen.findByText('Busy')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send the email again' })).toBeNull();
  await press('Choose Pro');
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  expect(chosenPlan()).toBeNull();
});

const PAID = { search: '?session=cs_test_a1B2c3' };

test('a payment is confirmed as soon as the plan is active, without a reload', async () => {
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
  expect(screen.getByText('URL /subscription')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Keep creating' }));
  expect(await screen.findByText('What was being made, on Pro')).toBeTruthy();
});

test('a payment on a paid plan is confirmed by the bought plan, even after a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { subscription } = proUsage;
  const usage = changingUsage({ ...proUsage, subscription: { ...subscription, subscriptionStatus: 'kept' } });
  renderPlans({ usage: usage.current, billing: { checkout: async () => PAGE } });
  await press('Choose Unlimited');
  await waitFor(() => expect(redirectTo).toHaveBeenCalledOnce());
  for (let visits = 0; visits < 2; visits += 1) {
    cleanup();
    renderPlans({ usage: usage.current }, PAID);
    expect(await screen.findByText(/^The last payment didn’t go through, so your subscription ended/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Confirming payment' })).toBeTruthy();
  }
  usage.become(usageOf('unlimited_monthly', { periodEnd: Date.now() + 30 * DAY_MS }));
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(await screen.findByRole('heading', { name: 'Unlimited is yours' })).toBeTruthy();
});

test('polling for a payment continues on other pages', async () => {
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

test('an unconfirmed payment says after a minute that the plan will appear shortly, and polls again on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const usage = changingUsage(freeUsage);
  renderPlans({ usage: usage.current }, PAID);
  await screen.findByRole('heading', { name: 'Confirming payment' });
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(await screen.findByRole('heading', { name: 'It will appear shortly' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You’re on Free' })).toBeTruthy();
  const pollCount = usage.current.mock.calls.length;
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(usage.current).toHaveBeenCalledTimes(pollCount);
  usage.become(proUsage);
  await press('Check again');
  expect(await screen.findByRole('heading', { name: 'Pro is yours' })).toBeTruthy();
});

test('polling for a payment continues after failed polls', async () => {
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
  'the URL with %s alone does not confirm a payment',
  async (search) => {
    renderPlans({}, { search });
    expect(await screen.findByRole('heading', { name: 'You’re on Free' })).toBeTruthy();
    expect(screen.queryByText('Confirming payment')).toBeNull();
    expect(await button('Choose Pro')).toBeTruthy();
  },
);

test('a plan that was paid for in another tab is shown when this tab becomes visible', async () => {
  const usage = changingUsage(freeUsage);
  renderPlans({ usage: usage.current });
  await button('Choose Pro');
  usage.become(proUsage);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByRole('heading', { name: 'You’re on Pro' })).toBeTruthy();
});
