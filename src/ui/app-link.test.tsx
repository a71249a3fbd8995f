import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { AppLink, NavigationLink } from './app-link.tsx';

function CurrentUrl() {
  const { pathname, hash, state } = useLocation() as { pathname: string; hash: string; state: unknown };
  return <output>{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/stories/story_1']}>
      <AppLink to="/subscription" state={{ reached: 'stories' }}>
        Plans
      </AppLink>
      <AppLink to="#end">End</AppLink>
      <AppLink to="/create" onClick={(event) => event.preventDefault()}>
        Nowhere
      </AppLink>
      <NavigationLink to="/stories">My Stories</NavigationLink>
      <NavigationLink to="/story">Another place</NavigationLink>
      <CurrentUrl />
    </MemoryRouter>,
  );
});
const link = (name: string) => screen.getByRole('link', { name });
const currentUrl = () => screen.getByRole('status').textContent;

it('an app link navigates with the given state', () => {
  fireEvent.click(link('Plans'));
  expect(currentUrl()).toBe('/subscription {"reached":"stories"}');
});

it('a link with a hash scrolls to the element', () => {
  expect(link('End').getAttribute('href')).toBe('/stories/story_1#end');
  fireEvent.click(link('End'));
  expect(currentUrl()).toBe('/stories/story_1#end null');
});

it('clicks with a modifier key are handled by the browser', () => {
  fireEvent.click(link('Plans'), { ctrlKey: true });
  expect(currentUrl()).toBe('/stories/story_1 null');
});

it('an app link does not navigate if onClick prevents the default', () => {
  fireEvent.click(link('Nowhere'));
  expect(currentUrl()).toBe('/stories/story_1 null');
});

it('a link is marked as current on pages below its URL', () => {
  expect(link('My Stories').getAttribute('aria-current')).toBe('page');
  expect(link('Another place').getAttribute('aria-current')).toBeNull();
});
