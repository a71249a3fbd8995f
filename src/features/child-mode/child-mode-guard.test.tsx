import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { childModeKey } from '../../config/child-mode-keys.ts';
import { setChildModeChild, endChildMode } from '../../shared/family/child-mode.ts';
import { ChildModeGuard } from './child-mode-guard.tsx';

beforeEach(() => setChildModeChild('u1', 'mo'));

const CurrentUrl = () => <p>{useLocation().pathname}</p>;

function open(path: string, uid = 'u1'): string | null {
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <ChildModeGuard uid={uid}>
        <CurrentUrl />
      </ChildModeGuard>
    </MemoryRouter>,
  );
  return container.textContent;
}

it.each(['/create', '/profile', '/books/ida', '/books/mother', '/help/faq', '/stories/story_1'])(
  'on a device on which a child reads, %s redirects to the child’s books',
  (path) => {
    expect(open(path)).toBe('/books/mo');
  },
);

it.each(['/books/mo', '/books/mo/story_1', '/books/mo/story_1/next'])(
  'the page %s of the child’s own books opens',
  (path) => {
    expect(open(path)).toBe(path);
  },
);

it('a new tab, which has an empty session, redirects to the child’s books', () => {
  sessionStorage.clear();
  expect(open('/create')).toBe('/books/mo');
});

it.each(['pageshow', 'storage'])('an open page redirects once another tab starts child mode (%s)', (event) => {
  setChildModeChild('u1', null);
  expect(open('/create')).toBe('/create');
  setChildModeChild('u1', 'mo');
  act(() => void window.dispatchEvent(new Event(event)));
  expect(document.body.textContent).toBe('/books/mo');
});

it('a page of the books redirects once another tab leaves the books, but not after a change of another storage key', () => {
  open('/books/mo');
  setChildModeChild('u1', null);
  const change = (key: string) =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
  change('talelantern.u1.shelf');
  expect(document.body.textContent).toBe('/books/mo');
  change(childModeKey('u1'));
  expect(document.body.textContent).toBe('/stories');
});

it('after the books were left, Back does not open them, but a link does', () => {
  function History() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate(-1)}>Back</button>
        <Link to="/books/mo">Mo’s books</Link>
      </>
    );
  }
  render(
    <MemoryRouter initialEntries={['/books/mo', '/books/mo/story_1', '/stories']}>
      <History />
      <ChildModeGuard uid="u1">
        <CurrentUrl />
      </ChildModeGuard>
    </MemoryRouter>,
  );
  endChildMode('u1');
  for (const _entry of [1, 2]) {
    fireEvent.click(screen.getByText('Back'));
    expect(screen.getByText(/^\//).textContent).toBe('/stories');
  }
  fireEvent.click(screen.getByText('Mo’s books'));
  expect(screen.getByText(/^\//).textContent).toBe('/books/mo');
});

it('another family on the same device is not redirected to the child’s books', () => {
  expect(open('/create', 'u2')).toBe('/create');
});
