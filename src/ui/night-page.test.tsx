import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
