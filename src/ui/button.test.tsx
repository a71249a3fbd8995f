import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a button that is not ready can be focused, and a click calls onNotReady instead of onClick', async () => {
  const act = vi.fn();
  const lead = vi.fn();
  render(
    <Button notReady onNotReady={lead} onClick={act}>
      Select characters, theme, and age range
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Select characters, theme, and age range' });

  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);

  await userEvent.keyboard('{Enter}');
  expect(lead).toHaveBeenCalledOnce();
  expect(act).not.toHaveBeenCalled();
});

test('a submit button that is not ready does not submit its form', async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" notReady>
        Fill in your name first
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('a busy button shows its busy label and ignores clicks', async () => {
  const act = vi.fn();
  const lead = vi.fn();
  render(
    <Button busy busyLabel="Signing in…" onClick={act} onNotReady={lead}>
      Sign in
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing in…' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(act).not.toHaveBeenCalled();
  expect(lead).not.toHaveBeenCalled();
});
