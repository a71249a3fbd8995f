import { ADMIN_ACTIONS } from '@talelantern/domain/contracts/admin/actions';
import { ADMIN_PERMISSIONS, type Admin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeAccount } from '../testing/fake-account.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import type { Session } from '../services/account/account-service.ts';
import { setChildModeChild } from '../shared/family/child-mode.ts';
import { AdminArea } from './admin-area.tsx';

const adminRecord = vi.hoisted(() => ({ find: (): Promise<Admin | null> => Promise.resolve(null) }));

vi.mock('./core.ts', () => ({ getCore: () => ({}) }));
vi.mock('../firebase/start-firestore.ts', () => ({ openFirestore: () => ({}) }));
/** Calls of the function `admin`, which never resolves here. */
const callAdmin = vi.hoisted(() =>
  vi.fn((_contract: unknown, _body: { action: string }) => new Promise(() => undefined)),
);
vi.mock('./connect-functions.ts', () => ({ connectFunctions: () => ({ call: callAdmin }) }));
vi.mock('../firebase/admin-records.ts', () => ({ createAdminRecords: () => ({ find: () => adminRecord.find() }) }));

const signedOut: Session = { status: 'signed-out' };
const admin: Session = { status: 'signed-in', user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true } };

const CurrentUrl = () => <output>{useLocation().pathname}</output>;
const currentUrl = (): string | null => screen.getByTestId('url').querySelector('output')?.textContent ?? null;
const title = () => screen.findByRole('heading', { level: 1 });

const actions = (): string[] => callAdmin.mock.calls.map(([, { action }]) => action);

const allowed =
  (...permissions: AdminPermission[]) =>
  async (): Promise<Admin> => ({ userId: 'u1', role: 'admin', permissions });

function open(path: string, session: Session, state: unknown = null) {
  render(
    <AccountContext value={fakeAccount({ session: () => session })}>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <Routes>
          <Route path="/admin/*" element={<AdminArea />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
        <div data-testid="url">
          <CurrentUrl />
        </div>
      </MemoryRouter>
    </AccountContext>,
  );
}

beforeEach(() => {
  callAdmin.mockClear();
  adminRecord.find = async () => null;
});

it('a visitor signs in at /admin/login, which does not offer sign-up', async () => {
  open('/admin/messages', signedOut);
  expect((await title()).textContent).toBe('Administration');
  expect(currentUrl()).toBe('/admin/login');
  expect(screen.getByLabelText('Password')).toBeTruthy();
  expect(screen.queryByText('Create account')).toBeNull();
});

it('a family is redirected from admin pages to the generator', async () => {
  open('/admin/messages', admin);
  expect((await title()).textContent).toBe('Elsewhere');
  expect(currentUrl()).toBe('/create');
});

it('/admin/login tells a signed-in family that its account is not an administrator', async () => {
  open('/admin/login', admin);
  expect((await title()).textContent).toBe('This page is for administrators');
  expect(screen.getByRole('link', { name: 'Back to Create Story' }).getAttribute('href')).toBe('/create');
});

it.each([
  ['a family', async () => null],
  ['an administrator', allowed('messages')],
])('in child mode, the admin area of %s redirects to the child’s books', async (_who, find) => {
  adminRecord.find = find;
  setChildModeChild('u1', 'mo');
  open('/admin/login', admin);
  expect((await title()).textContent).toBe('Elsewhere');
  expect(currentUrl()).toBe('/books/mo');
  cleanup();
  setChildModeChild('u1', null);
  open('/admin/login', admin);
  expect((await title()).textContent).not.toBe('Elsewhere');
});

it('a user whose admin record cannot be read is not an administrator', async () => {
  adminRecord.find = () => Promise.reject(new Error('offline'));
  open('/admin/settings', admin);
  expect((await title()).textContent).toBe('Elsewhere');
  expect(currentUrl()).toBe('/create');
});

it('an administrator starts on the first permitted screen', async () => {
  adminRecord.find = allowed('messages', 'people');
  open('/admin', admin);
  expect((await title()).textContent).toBe('Messages');
  expect(currentUrl()).toBe('/admin/messages');
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Messages', 'People']);
});

it('an administrator continues from /admin/login to the requested page', async () => {
  adminRecord.find = allowed('moderation', 'messages');
  open('/admin/login', admin, { from: '/admin/messages' });
  expect((await title()).textContent).toBe('Messages');
  expect(currentUrl()).toBe('/admin/messages');
});

it.each(['/create', '/admin/login', 'https://evil.test/admin/', '//evil.test/admin/', '/administration'])(
  'an administrator is not redirected from /admin/login to %s',
  async (from) => {
    adminRecord.find = allowed('messages');
    open('/admin/login', admin, { from });
    expect((await title()).textContent).toBe('Messages');
    expect(currentUrl()).toBe('/admin/messages');
  },
);

it.each([
  ['/admin/moderation', 'moderation', 'messages'],
  ['/admin/moderation/s_abc', 'moderation', 'messages'],
  ['/admin/messages', 'messages', 'moderation'],
  ['/admin/people', 'people', 'messages'],
  ['/admin/people/somebody', 'people', 'messages'],
  ['/admin/overview', 'overview', 'messages'],
  ['/admin/settings', 'settings', 'messages'],
  ['/admin/log', 'settings', 'messages'],
] as const)('an administrator sees %s only with the permission %s', async (path, needed, other) => {
  adminRecord.find = allowed(other);
  open(path, admin);
  expect((await title()).textContent).toBe('You don’t have access to this page yet');
  expect(currentUrl()).toBe(path);
  cleanup();
  adminRecord.find = allowed(needed);
  open(path, admin);
  expect((await title()).textContent).not.toBe('You don’t have access to this page yet');
  expect(currentUrl()).toBe(path);
});

it.each([
  ['moderation', ['Moderation']],
  ['messages', ['Messages']],
  ['people', ['People']],
  ['overview', ['Overview']],
  ['settings', ['Settings', 'Audit log']],
] as const)('an administrator with the permission %s sees links to %j only', async (given, expected) => {
  adminRecord.find = allowed(given);
  open('/admin', admin);
  await title();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(expected);
});

it.each([
  ['/admin/moderation', 'listReports'],
  ['/admin/moderation/s_abc', 'readSharedItem'],
  ['/admin/messages', 'listMessages'],
  ['/admin/people/somebody', 'readPerson'],
  ['/admin/overview', 'readOverview'],
  ['/admin/settings', 'readSettings'],
  ['/admin/log', 'listAudit'],
] as const)('the page %s requests %s only with its permission', async (path, action) => {
  const needed = ADMIN_ACTIONS[action].permission;
  adminRecord.find = allowed(...ADMIN_PERMISSIONS.filter((permission) => permission !== needed));
  open(path, admin);
  expect((await title()).textContent).toBe('You don’t have access to this page yet');
  expect(actions()).not.toContain(action);
  cleanup();
  adminRecord.find = allowed(needed);
  open(path, admin);
  await waitFor(() => expect(actions()).toContain(action));
});

it('an administrator without permissions is told whom to ask for them', async () => {
  adminRecord.find = allowed();
  open('/admin', admin);
  expect((await title()).textContent).toBe('You don’t have any permissions yet');
});
