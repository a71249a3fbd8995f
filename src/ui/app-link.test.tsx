import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppLink, PlaceLink } from './app-link.tsx';

function Here() {
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
      <PlaceLink to="/stories">My Stories</PlaceLink>
      <PlaceLink to="/story">Another place</PlaceLink>
      <Here />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const link = (name: string) => screen.getByRole('link', { name });
const here = () => screen.getByRole('status').textContent;

it('goes to the page and tells it what it was told', () => {
  fireEvent.click(link('Plans'));
  expect(here()).toBe('/subscription {"reached":"stories"}');
});

it('goes to a place on the page', () => {
  expect(link('End').getAttribute('href')).toBe('/stories/story_1#end');
  fireEvent.click(link('End'));
  expect(here()).toBe('/stories/story_1#end null');
});

it('leaves the browser what is the browser’s, e.g. another tab', () => {
  fireEvent.click(link('Plans'), { ctrlKey: true });
  expect(here()).toBe('/stories/story_1 null');
});

it('stays where whoever drew it says so', () => {
  fireEvent.click(link('Nowhere'));
  expect(here()).toBe('/stories/story_1 null');
});

it('says which place the page lies below', () => {
  expect(link('My Stories').getAttribute('aria-current')).toBe('page');
  expect(link('Another place').getAttribute('aria-current')).toBeNull();
});
