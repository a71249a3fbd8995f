import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAccount } from '../features/fake-account.ts';
import { AccountContext } from '../features/use-account.ts';
import type { Session } from '../services/account-service.ts';
import type { ArticlePath } from '../config/article-paths.ts';
import { ARTICLE_TITLES } from '../features/help/article-titles.ts';
import { AppRoutes } from './app-routes.tsx';
import { markSignedIn } from './visit-marks.ts';

vi.mock('./lazy-pages.ts', () => ({
  LoginPage: ({ isStarting }: { isStarting: boolean }) => <h1>{isStarting ? 'Begin' : 'Login'}</h1>,
  ForgotPasswordPage: () => <h1>Forgot</h1>,
  GoodbyePage: () => <h1>Goodbye</h1>,
  CreatePage: () => <h1>Create</h1>,
  StoriesPage: () => <h1>Stories</h1>,
  StoryPage: () => <h1>Story</h1>,
  ReadPage: () => <h1>Reader</h1>,
  CharactersPage: () => <h1>Characters</h1>,
  LocationsPage: () => <h1>Locations</h1>,
  CreateLocationPage: () => <h1>New location</h1>,
  ProfilePage: () => <h1>Profile</h1>,
  SubscriptionPage: () => <h1>Subscription</h1>,
  SharedPage: () => <h1>Shared</h1>,
  ArticlePage: ({ path }: { path: ArticlePath }) => <h1>{ARTICLE_TITLES[path]}</h1>,
  AdminArea: () => <h1>Administration</h1>,
  FamilyScope: ({ children }: { children: React.ReactNode }) => children,
}));

const family: Session = { status: 'signed-in', user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true } };
const nobody: Session = { status: 'signed-out' };
const unknown: Session = { status: 'loading' };

let session: Session;
let tell: (next: Session) => void;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const address = () => screen.getByRole('status', { hidden: true }).textContent;

function open(path: string, at: Session, state: unknown = null) {
  session = at;
  const account = fakeAccount({
    session: () => session,
    watchSession(onChange) {
      tell = (next) => {
        session = next;
        act(onChange);
      };
      return () => undefined;
    },
  });
  const [pathname, search] = path.split('?');
  render(
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[{ pathname: pathname ?? '/', search: search ? `?${search}` : '', state }]}>
        <AppRoutes />
        <Address />
      </MemoryRouter>
    </AccountContext>,
  );
}
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe('a visitor', () => {
  it.each([
    ['/login', 'Login'],
    ['/forgot-password', 'Forgot'],
    ['/goodbye', 'Goodbye'],
    ['/privacy-policy', 'Privacy policy'],
    ['/terms-of-service', 'Terms of service'],
    ['/stories/shared/s_abc', 'Shared'],
    ['/characters/shared/c_abc', 'Shared'],
    ['/help/getting-started', 'Getting started'],
    ['/help/character-creation', 'Making characters'],
    ['/help/story-writing', 'Growing a story'],
    ['/help/faq', 'Questions and answers'],
    ['/admin/login', 'Administration'],
    ['/admin/anything', 'Administration'],
  ])('sees %s', (path, heading) => {
    open(path, nobody);
    expect(title()).toBe(heading);
  });

  it.each(['/', '/app.html'])('goes from %s to the landing page, which no longer sends anyone back', (path) => {
    localStorage.setItem('talelantern.was-signed-in', 'yes');
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    open(path, nobody);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
    expect(localStorage.getItem('talelantern.was-signed-in')).toBeNull();
    replace.mockRestore();
  });

  it('goes from / to /login once start was clicked', () => {
    sessionStorage.setItem('talelantern.start-clicked', 'yes');
    open('/', nobody);
    expect(address()).toBe('/login');
  });

  it('begins with an account after start, until a family has been in', async () => {
    sessionStorage.setItem('talelantern.start-clicked', 'yes');
    open('/login', nobody);
    await screen.findByRole('heading', { name: 'Begin' });
    cleanup();
    markSignedIn(true);
    open('/login', nobody);
    await screen.findByRole('heading', { name: 'Login' });
    cleanup();
    open('/', nobody);
    expect(address()).toBe('/login');
  });

  it.each([
    '/create',
    '/stories',
    '/stories/story_1',
    '/stories/story_1/read',
    '/characters',
    '/locations',
    '/profile',
    '/subscription',
    '/xyz',
  ])('is sent from %s to /login', (path) => {
    open(path, nobody);
    expect(address()).toBe('/login');
  });

  it('of another family does not go on to where the one before was signed out', () => {
    open('/stories/story_1', { ...nobody, ended: { uid: 'u2', reason: 'You have been signed out.' } });
    tell(family);
    expect(address()).toBe('/create');
  });

  it('who was signed out comes back to where they were', () => {
    open('/stories/story_1', { ...nobody, ended: { uid: 'u1', reason: 'You have been signed out.' } });
    tell(family);
    expect(address()).toBe('/stories/story_1');
  });

  it('who signs in goes on to where they wanted to go', () => {
    open('/stories/story_1?part=2', nobody);
    expect(title()).toBe('Login');
    tell(family);
    expect(address()).toBe('/stories/story_1?part=2');
  });
});

describe('a family', () => {
  it.each([
    ['/', '/create'],
    ['/app.html', '/create'],
    ['/login', '/create'],
    ['/forgot-password', '/create'],
    ['/xyz/abc', '/create'],
  ])('is sent from %s to %s', (path, target) => {
    open(path, family);
    expect(address()).toBe(target);
  });

  it.each([
    ['/create', 'Create'],
    ['/stories', 'Stories'],
    ['/stories/story_1', 'Story'],
    ['/stories/story_1/read', 'Reader'],
    ['/characters', 'Characters'],
    ['/profile', 'Profile'],
    ['/subscription', 'Subscription'],
    ['/locations', 'Locations'],
    ['/locations/create', 'New location'],
    ['/stories/shared/s_abc', 'Shared'],
    ['/help/faq', 'Questions and answers'],
  ])('sees %s', (path, heading) => {
    open(path, family);
    expect(title()).toBe(heading);
  });

  it.each(['https://evil.test/', '//evil.test', String.raw`/\evil.test`, '/.//evil.test', '/login', 42, null])(
    'that came with the address %j is not sent there',
    (from) => {
      open('/login', family, { from });
      expect(address()).toBe('/create');
    },
  );

  it('that signs out meanwhile finds the sign-in page', () => {
    open('/stories', family);
    tell(nobody);
    expect(title()).toBe('Login');
  });
});

describe('while it is not known who is there', () => {
  it.each(['/create', '/xyz'])('%s shows neither sign-in nor page', (path) => {
    open(path, unknown);
    expect(title()).toBeNull();
    expect(screen.getByText('Opening Talelantern…')).toBeTruthy();
  });

  it.each([
    ['/login', 'Login'],
    ['/help/faq', 'Questions and answers'],
  ])('%s is shown to a new visitor at once, and to a returning family not at all', (path, heading) => {
    open(path, unknown);
    expect(title()).toBe(heading);
    cleanup();
    localStorage.setItem('talelantern.was-signed-in', 'yes');
    open(path, unknown);
    expect(title()).toBeNull();
  });
});

it('says so where signing in does not work, and public pages still open', async () => {
  const message = 'Authentication system initialization failed. Please try again later.';
  open('/create', { status: 'failed', message });
  expect(title()).toBe('Authentication Error');
  expect(screen.getByText(message)).toBeTruthy();
  await userEvent.tab();
  cleanup();
  open('/help/faq', { status: 'failed', message });
  expect(title()).toBe('Questions and answers');
});
