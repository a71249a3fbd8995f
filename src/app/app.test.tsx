import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Navigate, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { AccountContext } from '../shared/account/use-account.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { NightPage } from '../ui/night-page.tsx';
import type { AppFrameProps } from './app-frame.tsx';
import { App } from './app.tsx';

vi.mock('./app-frame.tsx', () => ({
  AppFrame: ({ Router, children }: AppFrameProps) => (
    <AccountContext value={fakeAccount()}>
      <Router>{children}</Router>
    </AccountContext>
  ),
}));
vi.mock('./app-routes.tsx', () => ({
  AppRoutes: () => (
    <Routes>
      <Route path="/" element={<Navigate to="/create" replace />} />
      <Route
        path="/create"
        element={
          <NightPage>
            <Link to="/stories">My stories</Link>
          </NightPage>
        }
      />
      <Route path="/stories" element={<NightPage>Stories</NightPage>} />
    </Routes>
  ),
}));

it('after a redirect at the start the focus is at the top of the page, and after navigation on its content', async () => {
  render(<App Router={MemoryRouter} RememberedShelf={() => null} />);
  const link = await screen.findByRole('link', { name: 'My stories' });
  expect(document.activeElement).toBe(document.body);
  await userEvent.click(link);
  await screen.findByText('Stories');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
