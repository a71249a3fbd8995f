import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OnlineButton } from './online-button.tsx';

function goOffline(isOffline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  act(() => void window.dispatchEvent(new Event(isOffline ? 'offline' : 'online')));
}
const button = () => screen.getByRole('button');

it('the button is disabled offline with a label that says so', () => {
  const save = vi.fn();
  render(<OnlineButton onClick={save}>Save</OnlineButton>);
  expect(button().textContent).toBe('Save');
  goOffline(true);
  expect(button().textContent).toBe('Offline, waiting for connection');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  expect(save).not.toHaveBeenCalled();
  goOffline(false);
  fireEvent.click(button());
  expect(save).toHaveBeenCalledOnce();
});

it('a busy button shows the offline label while offline', () => {
  render(
    <OnlineButton busy busyLabel="Saving…">
      Save
    </OnlineButton>,
  );
  goOffline(true);
  expect(button().textContent).toBe('Offline, waiting for connection');
  expect(button().getAttribute('aria-busy')).toBe('true');
});

it('a button that is not ready keeps its own label offline', () => {
  const showMissing = vi.fn();
  render(
    <OnlineButton notReady onNotReady={showMissing}>
      Name first
    </OnlineButton>,
  );
  goOffline(true);
  expect(button().textContent).toBe('Name first');
  fireEvent.click(button());
  expect(showMissing).toHaveBeenCalledOnce();
});
