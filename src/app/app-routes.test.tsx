import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use, useState } from 'react';
import { MemoryRouter, Outlet, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeAccount } from '../testing/fake-account.ts';
import { AccountContext } from '../shared/account/use-account.ts';
import { ForFamilyContext } from '../shared/family/for-family.ts';
import type { Session, SignedInUser } from '../services/account/account-service.ts';
import { FAMILY_KEYS, PRESENT } from '../config/family-keys.ts';
import { chosenPlanKey } from '../config/started.ts';
import { childModeKey } from '../config/child-mode-keys.ts';
import { rememberedShelfKey } from '../config/storage-keys.ts';
import type { ArticlePath } from '../config/article-paths.ts';
import { ARTICLE_TITLES } from '../features/help/article-titles.ts';
import { WaitingCreatePage } from '../pages/waiting-create-page.tsx';
import type { AccountService } from '../services/account/account-service.ts';
import { AppRoutes } from './app-routes.tsx';
import { RedirectNote } from '../features/notices/redirect-note.tsx';
import { connectToasts } from '../ui/notify.ts';
import { markSignedIn } from './visit-flags.ts';

vi.mock('./lazy-pages.ts', () => ({
  LoginPage: ({ isStarting }: { isStarting: boolean }) => (
    <>
      <RedirectNote />
      <h1>{isStarting ? 'Begin' : 'Login'}</h1>
    </>
  ),
  ForgotPasswordPage: () => <h1>Forgot</h1>,
  GoodbyePage: () => <h1>Goodbye</h1>,
  ChapterScreens: () => <Outlet />,
  CreatePage: () => <h1>Create</h1>,
  FAMILY_PAGES: [
    ['/stories', () => <h1>Stories</h1>],
    ['/stories/:storyId/read', () => <h1>Reader</h1>],
    ['/books/:childId/*', () => <h1>Books</h1>],
    ['/characters', () => <h1>Characters</h1>],
    ['/locations', () => <h1>Locations</h1>],
    ['/locations/create', () => <h1>New location</h1>],
    ['/profile', () => <h1>Profile</h1>],
    ['/subscription', () => <h1>Subscription</h1>],
  ],
  StoryPage: () => <h1>Story</h1>,
  OpenSharedPage: () => <h1>Shared</h1>,
  ArticlePage,
  AdminArea: () => <h1>Administration</h1>,
  FamilyScope,
}));

const family = { status: 'signed-in', user: { uid: 'u1', email: 'rosa@home.example', emailVerified: true } } as const;
const signedOut: Session = { status: 'signed-out' };
const unknown: Session = { status: 'loading' };

/** Keeps the services of the family that it was mounted for, as the real one does. */
function FamilyScope({ user, children }: { user: SignedInUser; children: ReactNode }) {
  const [{ uid }] = useState(user);
  return <div data-family={uid}>{children}</div>;
}

function ArticlePage({ path }: { path: ArticlePath }) {
  const forFamily = use(ForFamilyContext);
  return (
    <>
      <h1>{ARTICLE_TITLES[path]}</h1>
      {forFamily(<p>Write to us</p>)}
    </>
  );
}

const RememberedShelf = ({ uid }: { uid: string }) => <h1>Remembered for {uid}</h1>;

let session: Session;
let changeSession: (next: Session) => void;

function CurrentUrl() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="url">{`${pathname}${search}${hash}`}</output>;
}
const currentUrl = () => screen.getByTestId('url').textContent;

function open(path: string, at: Session, state: unknown = null, actions: Partial<AccountService> = {}) {
  session = at;
  const watchers = new Set<() => void>();
  changeSession = (next) => {
    session = next;
    act(() => watchers.forEach((onChange) => onChange()));
  };
  const account = fakeAccount({
    session: () => session,
    watchSession(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    ...actions,
  });
  const { pathname, search, hash } = new URL(path, window.location.href);
  render(
    <AccountContext value={account}>
      <MemoryRouter initialEntries={[{ pathname, search, hash, state }]}>
        <AppRoutes RememberedShelf={RememberedShelf} WaitingCreate={WaitingCreatePage} />
        <CurrentUrl />
      </MemoryRouter>
    </AccountContext>,
  );
}
/** Opens a page while its session loads. */
const openLoading = (path: string) => act(async () => open(path, unknown));
const title = () => screen.queryByRole('heading', { level: 1 })?.textContent ?? null;

describe('a remembered shelf', () => {
  beforeEach(() => {
    localStorage.setItem(FAMILY_KEYS.presence('u1'), PRESENT);
    localStorage.setItem(rememberedShelfKey('u1'), '{}');
  });

  it('a family that comes back sees its remembered shelf until the session is confirmed', async () => {
    await openLoading('/stories');
    expect(title()).toBe('Remembered for u1');
    changeSession(family);
    await waitFor(() => expect(title()).toBe('Stories'));
  });

  it('a remembered shelf gives way to the sign-in page when the session is over', async () => {
    await openLoading('/stories');
    changeSession(signedOut);
    await waitFor(() => expect(title()).toBe('Login'));
  });

  it('a remembered shelf is not shown while the page reloads after the session', () => {
    open('/stories', family);
    changeSession(unknown);
    expect(title()).toBeNull();
  });

  it('another page of the family waits for the session without the remembered shelf', async () => {
    await openLoading('/characters');
    expect(title()).toBeNull();
    expect(screen.getByText('Opening Talelantern…')).toBeTruthy();
  });
});

describe('the generator before the session is known', () => {
  const QUESTION = 'Who is tonight’s story about?';
  beforeEach(() => localStorage.setItem(FAMILY_KEYS.presence('u1'), PRESENT));

  it.each(['/create', '/', '/app.html'])(
    'a family that opens %s sees the generator’s first question before the session is known',
    async (path) => {
      await openLoading(path);
      expect(title()).toBe(QUESTION);
      expect(screen.queryByText('Opening Talelantern…')).toBeNull();
      changeSession(family);
      await waitFor(() => expect(title()).toBe('Create'));
      expect(currentUrl()).toBe('/create');
    },
  );

  it('nothing in the generator can be pressed before the session is known', async () => {
    await openLoading('/create');
    for (const control of document.querySelectorAll('a:not(.skip-link), button, input'))
      expect(control.closest('[inert]')).not.toBeNull();
  });

  it('the generator’s frame is replaced by the sign-in page when the session has ended', async () => {
    await openLoading('/create');
    changeSession({ ...signedOut, ended: { uid: 'u1', reason: 'You have been signed out.' } });
    expect(title()).toBe('Login');
  });

  it('the generator’s frame is not shown on a device in child mode', async () => {
    localStorage.setItem(childModeKey('u1'), 'mo');
    await openLoading('/create');
    expect(title()).toBeNull();
  });

  it('the generator’s frame is not shown after the session has ended', async () => {
    localStorage.setItem(FAMILY_KEYS.presence('u1'), '1000');
    await openLoading('/create');
    expect(title()).toBeNull();
  });

  it.each([
    ['a character', '/create', { characterId: 'ember' }],
    ['a story', '/create?story=story_1', null],
  ])('the generator’s frame is not shown if the generator opens with %s', async (_what, url, state) => {
    await act(async () => open(url, unknown, state));
    expect(title()).toBeNull();
  });
});

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
])('a visitor sees the page %s', (path, heading) => {
  open(path, signedOut);
  expect(title()).toBe(heading);
});

it.each(['/', '/app.html'])(
  'a visitor is redirected from %s to the landing page, and the signed-in hint is removed',
  (path) => {
    localStorage.setItem('talelantern.was-signed-in', 'yes');
    const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
    open(path, signedOut);
    expect(replace).toHaveBeenCalledExactlyOnceWith('/');
    expect(localStorage.getItem('talelantern.was-signed-in')).toBeNull();
    replace.mockRestore();
  },
);

it('a visitor who has pressed start is redirected from / to /login', () => {
  sessionStorage.setItem('talelantern.start-clicked', 'yes');
  open('/', signedOut);
  expect(currentUrl()).toBe('/login');
});

it('/login opens in create-account mode after pressing start, until a family has signed in', async () => {
  sessionStorage.setItem('talelantern.start-clicked', 'yes');
  open('/login', signedOut);
  await screen.findByRole('heading', { name: 'Begin' });
  cleanup();
  markSignedIn(true);
  open('/login', signedOut);
  await screen.findByRole('heading', { name: 'Login' });
  cleanup();
  open('/', signedOut);
  expect(currentUrl()).toBe('/login');
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
])('a visitor is redirected from %s to /login', (path) => {
  open(path, signedOut);
  expect(currentUrl()).toBe('/login');
});

it.each([
  ['/stories/story_1', signedOut, true],
  ['/stories/story_1/read', signedOut, true],
  ['/characters?edit=c1', signedOut, true],
  ['/locations?open=l1', signedOut, true],
  ['/create', signedOut, false],
  ['/stories', signedOut, false],
  ['/characters', signedOut, false],
  ['/stories/story_1', { ...signedOut, ended: { uid: 'u1', reason: 'You have been signed out.' } }, false],
])('a visitor to %s (%j) is told which link opens for everyone: %s', (path, visit, hasNote) => {
  open(path, visit);
  expect(title()).toBe('Login');
  expect(screen.queryByText(/Ask them for the link under/) !== null).toBe(hasNote);
  expect(screen.queryByRole('link', { name: 'See what Talelantern is' })?.getAttribute('href')).toBe(
    hasNote ? '/' : undefined,
  );
});

it('a visitor who has pressed start is not sent to the landing page, which redirects here', () => {
  sessionStorage.setItem('talelantern.start-clicked', 'yes');
  open('/stories/story_1', signedOut);
  expect(screen.getByText(/Ask them for the link under/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See what Talelantern is' })).toBeNull();
});

it('a family that signs in does not land on the page of the previous family', () => {
  open('/stories/story_1', { ...signedOut, ended: { uid: 'u2', reason: 'You have been signed out.' } });
  changeSession(family);
  expect(currentUrl()).toBe('/create');
});

it('a family that signs in again returns to its page', () => {
  open('/stories/story_1', { ...signedOut, ended: { uid: 'u1', reason: 'You have been signed out.' } });
  changeSession(family);
  expect(currentUrl()).toBe('/stories/story_1');
});

it('sign-in continues to the requested page', () => {
  open('/stories/story_1?part=2#end', signedOut);
  expect(title()).toBe('Login');
  changeSession(family);
  expect(currentUrl()).toBe('/stories/story_1?part=2#end');
});

it.each([
  ['/', '/create'],
  ['/app.html', '/create'],
  ['/login', '/create'],
  ['/forgot-password', '/create'],
  ['/xyz/abc', '/create'],
])('a family is redirected from %s to %s', (path, target) => {
  open(path, family);
  expect(currentUrl()).toBe(target);
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
])('a family sees the page %s', (path, heading) => {
  open(path, family);
  expect(title()).toBe(heading);
});

it.each(['https://evil.test/', '//evil.test', String.raw`/\evil.test`, '/.//evil.test', '/login', 42, null])(
  'sign-in does not redirect to the URL %j from the navigation state',
  (from) => {
    open('/login', family, { from });
    expect(currentUrl()).toBe('/create');
  },
);

it.each(['/create', '/help/faq'])('%s never shows the data of the family that was signed in before', (path) => {
  open(path, family);
  changeSession({ status: 'signed-in', user: { ...family.user, uid: 'u2' } });
  const scopes = [...document.querySelectorAll<HTMLElement>('[data-family]')];
  expect(scopes.map(({ dataset }) => dataset['family'])).toEqual(['u2']);
});

it('a sign-out shows the sign-in page', () => {
  open('/stories', family);
  changeSession(signedOut);
  expect(title()).toBe('Login');
});

describe('a visitor who has pressed start with a paid plan', () => {
  beforeEach(() => sessionStorage.setItem('talelantern.start-clicked', 'pro_yearly'));

  it('sees the plans after signing in', () => {
    open('/login', signedOut);
    markSignedIn(true);
    changeSession(family);
    expect(currentUrl()).toBe('/subscription');
  });

  it('sees the plans in the tab that the link in a verification mail opens', () => {
    sessionStorage.clear();
    open('/login', family);
    expect(currentUrl()).toBe('/create');
    cleanup();
    localStorage.setItem(chosenPlanKey('u1'), 'pro_yearly');
    open('/login', family);
    expect(currentUrl()).toBe('/subscription');
  });

  it('sees the requested page, if there is one', () => {
    open('/stories', signedOut);
    changeSession(family);
    expect(currentUrl()).toBe('/stories');
  });

  it('sees the generator after a sign-in by redirect', () => {
    open('/login', signedOut, null, { pendingRedirect: () => ({ provider: 'google', returnTo: null }) });
    changeSession(family);
    expect(currentUrl()).toBe('/create');
  });

  it('sees the generator after a sign-in without a plan', () => {
    sessionStorage.setItem('talelantern.start-clicked', 'yes');
    open('/login', signedOut);
    changeSession(family);
    expect(currentUrl()).toBe('/create');
  });
});

it('a family that opens /forgot-password is told where the link for a new password is; /login says nothing', () => {
  const show = vi.fn<(toast: { message: string }) => void>();
  connectToasts({ show, clear: () => undefined });
  open('/login', family);
  expect(show).not.toHaveBeenCalled();
  cleanup();
  open('/forgot-password', family);
  expect(currentUrl()).toBe('/create');
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ message: 'You’re signed in' }));
});

it('an unknown URL opens another page with a message that the page was not found', () => {
  open('/xyz', signedOut);
  expect(currentUrl()).toBe('/login');
  expect(screen.getByText(/We couldn’t find that page/)).toBeTruthy();
  cleanup();
  const show = vi.fn<(toast: { message: string }) => void>();
  connectToasts({ show, clear: () => undefined });
  open('/xyz', family);
  expect(currentUrl()).toBe('/create');
  // Toasts with the same message are shown once.
  expect(new Set(show.mock.calls.map(([{ message }]) => message))).toEqual(new Set(['We couldn’t find that page']));
});

it.each(['/forgot-password', '/xyz'])('a child who reads alone gets no note for parents at %s', (path) => {
  localStorage.setItem(childModeKey('u1'), 'mo');
  const show = vi.fn();
  connectToasts({ show, clear: () => undefined });
  open(path, family);
  expect(currentUrl()).toBe('/create');
  expect(show).not.toHaveBeenCalled();
});

it.each(['/create', '/xyz'])('%s shows neither sign-in nor page while the session loads', async (path) => {
  await openLoading(path);
  expect(title()).toBeNull();
  expect(screen.getByText('Opening Talelantern…')).toBeTruthy();
});

it('/login is shown to a new visitor immediately, but not to a returning family whose session is loading', async () => {
  await openLoading('/login');
  expect(title()).toBe('Login');
  cleanup();
  localStorage.setItem('talelantern.was-signed-in', 'yes');
  await openLoading('/login');
  expect(title()).toBeNull();
});

it('a returning family reads an article immediately, and it stays when the session is confirmed', async () => {
  localStorage.setItem('talelantern.was-signed-in', 'yes');
  await openLoading('/help/faq');
  const heading = screen.getByRole('heading', { name: 'Questions and answers' });
  expect(screen.queryByText('Write to us')).toBeNull();
  changeSession(family);
  expect(screen.getByRole('heading', { name: 'Questions and answers' })).toBe(heading);
  expect(screen.getByText('Write to us').closest('[data-family]')).toBeTruthy();
});

it('an article waits for the session on a device on which a child reads alone', async () => {
  localStorage.setItem(childModeKey('u1'), 'mo');
  await openLoading('/help/faq');
  expect(title()).toBeNull();
  changeSession(signedOut);
  expect(title()).toBe('Questions and answers');
});

it('public pages still open if the sign-in service fails', async () => {
  const message = 'Authentication system initialization failed. Please try again later.';
  open('/create', { status: 'failed', message });
  expect(title()).toBe(message);
  expect(screen.getByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
  await userEvent.tab();
  cleanup();
  open('/help/faq', { status: 'failed', message });
  expect(title()).toBe('Questions and answers');
});

it.each(['/', '/app.html'])(
  'if the session cannot be determined, %s shows an error, and opens the family’s page once the session is known',
  async (path) => {
    const message = 'Authentication error. Please refresh the page.';
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    markSignedIn(true);
    open(path, { status: 'failed', message });
    expect(title()).toBe(message);
    expect(localStorage.getItem('talelantern.was-signed-in')).toBe('yes');
    expect(replace).not.toHaveBeenCalled();
    changeSession(family);
    await waitFor(() => expect(title()).toBe('Create'));
  },
);
