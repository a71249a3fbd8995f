// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MoreMenu } from './more-menu.tsx';

afterEach(cleanup);

it('an action of a menu runs while its button has the focus, so that a dialog can return it', () => {
  let focused: Element | null = null;
  const remember = () => (focused = document.activeElement);
  render(<MoreMenu label="More about Ember" actions={[{ label: 'Delete', icon: 'bin', onPress: remember }]} />);
  const menu = screen.getByRole('button', { name: 'More about Ember' });
  fireEvent.click(menu);
  screen.getByRole('button', { name: 'Delete' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(focused).toBe(menu);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
