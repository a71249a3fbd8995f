import { ADMIN_ACTIONS } from '@talelantern/domain/admin/actions';
import { ADMIN_PERMISSIONS, type Admin, type AdminPermission } from '@talelantern/domain/admin/permissions';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAccount } from '../features/fake-account.ts';
import { AccountContext } from '../features/use-account.ts';
import type { Session } from '../services/account-service.ts';
import { AdminArea } from './admin-area.tsx';

const found = vi.hoisted(() => ({ find: (): Promise<Admin | null> => Promise.resolve(null) }));

vi.mock('./core.ts', () => ({ getCore: () => ({}) }));
vi.mock('./open-firestore.ts', () => ({ openFirestore: () => ({}) }));
/** Calls of the function `admin`, which never answers here. */
const asked = vi.hoisted(() => vi.fn((_contract: unknown, _body: { action: string }) => new Promise(() => undefined)));
vi.mock('./connect-functions.ts', () => ({ connectFunctions: () => ({ call: asked }) }));
vi.mock('../firebase/admin-records.ts', () => ({ createAdminRecords: () => ({ find: () => found.find() }) }));

const nobody: Session = { status: 'signed-out' };
const keeper: Session = { status: 'signed-in', user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true } };

const Address = () => <output>{useLocation().pathname}</output>;
const address = (): string | null => screen.getByTestId('address').querySelector('output')?.textContent ?? null;
const title = () => screen.findByRole('heading', { level: 1 });

const actions = (): string[] => asked.mock.calls.map(([, { action }]) => action);

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
        <div data-testid="address">
          <Address />
        </div>
      </MemoryRouter>
    </AccountContext>,
  );
}

beforeEach(() => {
  asked.mockClear();
  found.find = async () => null;
});

describe('a visitor', () => {
  it('signs in at the administrators’ door, where nobody can register', async () => {
    open('/admin/messages', nobody);
    expect((await title()).textContent).toBe('Administration');
    expect(address()).toBe('/admin/login');
    expect(screen.getByLabelText('Password')).toBeTruthy();
    expect(screen.queryByText('Create account')).toBeNull();
  });
});

describe('a family', () => {
  it('is sent from every other address to its generator', async () => {
    open('/admin/messages', keeper);
    expect((await title()).textContent).toBe('Elsewhere');
    expect(address()).toBe('/create');
  });

  it('hears kind words at the door, and finds the way back', async () => {
    open('/admin/login', keeper);
    expect((await title()).textContent).toBe('This door is for the housekeepers');
    expect(screen.getByRole('link', { name: 'Back to Create Story' }).getAttribute('href')).toBe('/create');
  });

  it('is taken for none where the record cannot be read', async () => {
    found.find = () => Promise.reject(new Error('offline'));
    open('/admin/settings', keeper);
    expect((await title()).textContent).toBe('Elsewhere');
    expect(address()).toBe('/create');
  });
});

describe('an administrator', () => {
  it('begins with the first part that was given', async () => {
    found.find = allowed('messages', 'people');
    open('/admin', keeper);
    expect((await title()).textContent).toBe('Messages');
    expect(address()).toBe('/admin/messages');
    const places = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(places.map((place) => place.textContent)).toEqual(['Messages', 'People']);
  });

  it('goes on from the door to where they wanted to go', async () => {
    found.find = allowed('moderation', 'messages');
    open('/admin/login', keeper, { from: '/admin/messages' });
    expect((await title()).textContent).toBe('Messages');
    expect(address()).toBe('/admin/messages');
  });

  it.each(['/create', '/admin/login', 'https://evil.test/admin/', '//evil.test/admin/', '/administration'])(
    'is not sent from the door to %s',
    async (from) => {
      found.find = allowed('messages');
      open('/admin/login', keeper, { from });
      expect((await title()).textContent).toBe('Messages');
      expect(address()).toBe('/admin/messages');
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
  ] as const)('sees %s with the permission %s and not without', async (path, needed, other) => {
    found.find = allowed(other);
    open(path, keeper);
    expect((await title()).textContent).toBe('This part is not yours yet');
    expect(address()).toBe(path);
    cleanup();
    found.find = allowed(needed);
    open(path, keeper);
    expect((await title()).textContent).not.toBe('This part is not yours yet');
    expect(address()).toBe(path);
  });

  it.each([
    ['moderation', ['Moderation']],
    ['messages', ['Messages']],
    ['people', ['People']],
    ['overview', ['Overview']],
    ['settings', ['Settings', 'Audit log']],
  ] as const)('finds with the permission %s the way to %j and to nothing else', async (given, expected) => {
    found.find = allowed(given);
    open('/admin', keeper);
    await title();
    const places = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(places.map((place) => place.textContent)).toEqual(expected);
  });

  it.each([
    ['/admin/moderation', 'listReports'],
    ['/admin/moderation/s_abc', 'readSharedItem'],
    ['/admin/messages', 'listMessages'],
    ['/admin/people/somebody', 'readPerson'],
    ['/admin/overview', 'readOverview'],
    ['/admin/settings', 'readSettings'],
    ['/admin/log', 'listAudit'],
  ] as const)('asks the function at %s for %s only with its permission', async (path, action) => {
    const needed = ADMIN_ACTIONS[action].permission;
    found.find = allowed(...ADMIN_PERMISSIONS.filter((permission) => permission !== needed));
    open(path, keeper);
    expect((await title()).textContent).toBe('This part is not yours yet');
    expect(actions()).not.toContain(action);
    cleanup();
    found.find = allowed(needed);
    open(path, keeper);
    await waitFor(() => expect(actions()).toContain(action));
  });

  it('without any permission hears whom to ask', async () => {
    found.find = allowed();
    open('/admin', keeper);
    expect((await title()).textContent).toBe('Nothing is yours to look after yet');
  });
});
