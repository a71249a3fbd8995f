import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextField } from './text-field.tsx';

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a field is described by its error, then its hint', () => {
  render(
    <TextField
      label="Password"
      value="abcd"
      onChange={vi.fn()}
      hint="Six characters or more"
      error="Password must be at least 6 characters"
    />,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(described(input)).toEqual(['Password must be at least 6 characters', 'Six characters or more']);
});

test('a field without error or hint has no description', () => {
  render(<TextField label="Name" value="" onChange={vi.fn()} error={null} />);
  const input = screen.getByLabelText('Name');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  expect(input.hasAttribute('aria-describedby')).toBe(false);
});

test('a password can be shown and hidden again', async () => {
  render(<TextField label="Password" type="password" value="secret" onChange={vi.fn()} />);
  const input = screen.getByLabelText('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('a password that browsers must not fill in is masked text, without autocapitalization', async () => {
  render(<TextField label="Password" type="password" autoComplete="off" value="secret" onChange={vi.fn()} />);
  const input = screen.getByLabelText('Password');
  const isHidden = () => input.classList.contains('input-hidden');
  expect(input.getAttribute('type')).toBe('text');
  expect(input.getAttribute('autocapitalize')).toBe('none');
  expect(isHidden()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(isHidden()).toBe(false);
});

test('Arabic text is aligned to the right', () => {
  render(<TextField label="Name" value="مارا" onChange={vi.fn()} />);
  expect(screen.getByLabelText('Name').getAttribute('dir')).toBe('auto');
});
