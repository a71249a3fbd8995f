import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { NavigationBar } from './navigation-bar.tsx';

function renderBar(signOut = vi.fn()) {
  render(
    <MemoryRouter initialEntries={['/stories']}>
      <NavigationBar
        home="/"
        items={[
          { label: 'Create Story', to: '/create', icon: 'sparkle' },
          { label: 'My Stories', to: '/stories', icon: 'books' },
        ]}
        lastAction={{ label: 'Sign out', icon: 'sign-out', onClick: signOut }}
      />
    </MemoryRouter>,
  );
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return within(screen.getByRole('dialog', { name: 'Menu' }));
}

test('the navigation bar marks the current page', () => {
  renderBar();
  expect(screen.getByRole('link', { name: 'My Stories' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Create Story' }).hasAttribute('aria-current')).toBe(false);
});

test('the menu opens as a dialog with the same links and closes when one is chosen', async () => {
  renderBar();
  const menu = await openMenu();
  expect(screen.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(menu.getByRole('link', { name: 'Create Story' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'Create Story' }).getAttribute('aria-current')).toBe('page');
});

test('Escape closes the menu', async () => {
  renderBar();
  await openMenu();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the sign-out action closes the menu and runs', async () => {
  const signOut = vi.fn();
  renderBar(signOut);
  const menu = await openMenu();
  await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
  expect(screen.queryByRole('dialog')).toBeNull();
});
