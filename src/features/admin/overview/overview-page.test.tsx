import type { OverviewDay } from '@talelantern/domain/contracts/admin/overview';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { OverviewFigures } from './overview-page.tsx';

const NO_GENERATIONS = { count: 0, micros: 0 };

const dayOf = (day: string, overrides: Partial<OverviewDay> = {}): OverviewDay => ({
  day,
  signUps: 0,
  activeFamilies: 0,
  work: {
    portrait: NO_GENERATIONS,
    location: NO_GENERATIONS,
    scene: NO_GENERATIONS,
    story: NO_GENERATIONS,
    rewrite: NO_GENERATIONS,
    narration: NO_GENERATIONS,
  },
  errors: {},
  ...overrides,
});

const busyDay = dayOf('20261121', {
  signUps: 3,
  activeFamilies: 1_200,
  work: {
    ...dayOf('').work,
    portrait: { count: 2, micros: 80_000 },
    scene: { count: 5, micros: 200_000 },
    story: { count: 4, micros: 1_000_000 },
  },
  errors: { refused: 2, busy: 7 },
});

const now = {
  subscriptions: { pro_monthly: 4, unlimited_monthly: 0, pro_yearly: 1, unlimited_yearly: 0 },
  queues: {
    reports: 2,
    heldComments: 0,
    sharesToApprove: 4,
    offeredShares: 0,
    unfitShares: 0,
    uncheckedShares: 0,
    sharesInReview: 1,
    pendingMessages: 5,
    messagesInProgress: 3,
  },
};

const overview = (days: OverviewDay[]) => ({ days, now, spenders: [{ uid: 'rosa', micros: 1_250_000 }], countedAt: 0 });

const chart = (name: string) => within(screen.getByRole('region', { name }));

test('the overview shows queue lengths, paying families and totals of all days', async () => {
  renderWithAdmin(<OverviewFigures />, {
    service: { readOverview: async () => overview([dayOf('20261120'), busyDay]) },
  });
  const terms = (await screen.findAllByRole('term')).map(
    (term) => `${term.textContent}: ${term.nextSibling?.textContent}`,
  );
  expect(terms).toContain('Reports: 2');
  expect(terms).toContain('Messages in progress: 3');
  expect(terms).toContain('Pro, monthly: 4');
  expect(chart('Sign-ups').getByText('3', { selector: 'p' })).toBeTruthy();
  expect(chart('Last sign-ins').getByText('1,200', { selector: 'p' })).toBeTruthy();
  expect(chart('Stories').getByText('4', { selector: 'p' })).toBeTruthy();
  expect(chart('Pictures').getByText('7', { selector: 'p' })).toBeTruthy();
  expect(chart('Narrations').getByText('No chapters were recorded.')).toBeTruthy();
  expect(chart('Cost').getByText('$1.28', { selector: 'p' })).toBeTruthy();
});

test('counts link to their queues if the admin has the permission', async () => {
  renderWithAdmin(<OverviewFigures />, {
    service: { readOverview: async () => overview([busyDay]) },
    permissions: ['overview', 'messages'],
  });
  const links = (await screen.findAllByRole('link')).map((link) => `${link.textContent}: ${link.getAttribute('href')}`);
  expect(links).toEqual([
    'New messages: /admin/messages?status=pending',
    'Messages in progress: /admin/messages?status=in_progress',
  ]);
});

test.each([
  [['overview', 'people'], '/admin/people/rosa'],
  [['overview'], undefined],
] as const)(
  'the overview lists the families with the largest use today; with %j they link to %s',
  async (permissions, path) => {
    renderWithAdmin(<OverviewFigures />, { service: { readOverview: async () => overview([busyDay]) }, permissions });
    const list = within(await screen.findByRole('list', { name: 'Largest use today' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['rosa$1.25']);
    expect(list.queryAllByRole('link')[0]?.getAttribute('href')).toBe(path);
  },
);

test('every chart has a table with cost by purpose and errors by code for each day', async () => {
  renderWithAdmin(<OverviewFigures />, {
    service: { readOverview: async () => overview([dayOf('20261120'), busyDay]) },
  });
  await screen.findByRole('region', { name: 'Cost' });
  const rowsOf = (name: string): (string | null)[][] => {
    fireEvent.click(chart(name).getByRole('button', { name: 'As a table' }));
    return chart(name)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  };
  expect(rowsOf('Cost')).toEqual([
    ['Day', 'Portraits', 'Places', 'Scenes', 'Chapters', 'Rewrites', 'Narrations'],
    ['Nov 21', '$0.08', '$0.00', '$0.20', '$1.00', '$0.00', '$0.00'],
    ['Nov 20', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00', '$0.00'],
  ]);
  expect(rowsOf('Errors').slice(0, 2)).toEqual([
    ['Day', 'Vendor unreachable', 'Unsuitable for children'],
    ['Nov 21', '7', '2'],
  ]);
});

test('the overview keeps its content while a different range of days is loading', async () => {
  const readOverview = vi.fn(async ({ days = 0 }: { days?: number | undefined }) =>
    overview([dayOf('20261120', { signUps: days })]),
  );
  renderWithAdmin(<OverviewFigures />, { service: { readOverview } });
  fireEvent.click(await screen.findByRole('radio', { name: '7 days' }));
  expect(chart('Sign-ups').getByText('30', { selector: 'p' })).toBeTruthy();
  expect(await chart('Sign-ups').findByText('7', { selector: 'p' })).toBeTruthy();
  expect(readOverview.mock.calls).toEqual([[{ days: 30 }], [{ days: 7 }]]);
});
