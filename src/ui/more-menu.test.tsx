import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MoreMenu } from './more-menu.tsx';

it('a menu action runs with the focus on the menu button, so that a dialog it opens returns the focus there', () => {
  let focused: Element | null = null;
  const remember = () => (focused = document.activeElement);
  render(<MoreMenu label="More about Ember" actions={[{ label: 'Delete', icon: 'bin', onClick: remember }]} />);
  const menu = screen.getByRole('button', { name: 'More about Ember' });
  fireEvent.click(menu);
  screen.getByRole('button', { name: 'Delete' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(focused).toBe(menu);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

function openMenu(onClick = vi.fn()) {
  render(
    <>
      <MoreMenu label="More about Ember" actions={[{ label: 'Delete', icon: 'bin', onClick }]} />
      <p>Elsewhere</p>
      <button type="button">Next</button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More about Ember' }));
}
const isOpen = () => screen.queryByRole('button', { name: 'Delete' }) !== null;

it('a click elsewhere closes a menu that never had the focus, as in Safari', () => {
  openMenu();
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Delete' }));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
});

it('a menu action runs even if pressing it takes the focus from the menu to nothing, as in Safari', () => {
  const onClick = vi.fn();
  openMenu(onClick);
  const action = screen.getByRole('button', { name: 'Delete' });
  fireEvent.blur(screen.getByRole('button', { name: 'More about Ember' }), { relatedTarget: null });
  expect(isOpen()).toBe(true);
  fireEvent.click(action);
  expect(onClick).toHaveBeenCalledOnce();
});

it('moving the focus past a menu closes it', () => {
  openMenu();
  screen.getByRole('button', { name: 'Delete' }).focus();
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  expect(isOpen()).toBe(false);
});
