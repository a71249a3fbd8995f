import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { focusNextMain, NightPage } from './night-page.tsx';

it('the focus is at the top of the first page, and after navigation on the content, even if it loads slowly', () => {
  render(<NightPage>First</NightPage>);
  expect(document.activeElement).toBe(document.body);
  cleanup();
  focusNextMain();
  render(<NightPage>Second</NightPage>);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('content that loads after the focus was moved leaves the focus where it is', () => {
  focusNextMain();
  render(<button type="button">Menu</button>);
  screen.getByRole('button').focus();
  render(<NightPage>Second</NightPage>);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('“Skip to content” moves to the content without a history entry, which would drop the page’s state', () => {
  render(<NightPage>Content</NightPage>);
  const main = screen.getByRole('main');
  const focus = vi.spyOn(main, 'focus');
  const isNative = fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(isNative).toBe(false);
  expect(document.activeElement).toBe(main);
  expect(focus).toHaveBeenCalledExactlyOnceWith();
});
