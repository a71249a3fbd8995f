import { AppError } from '@talelantern/domain/errors/app-error';
import type { UserSummary } from '@talelantern/domain/contracts/admin/users';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PeoplePage } from './people-page.tsx';
import { renderWithAdmin } from '../render-with-admin.tsx';

const person = (overrides: Partial<UserSummary> = {}): UserSummary => ({
  uid: 'u1',
  email: 'rosa@home.example',
  displayName: 'Rosa Winter',
  penName: '',
  plan: 'pro_yearly',
  status: 'active',
  createdAt: 0,
  lastLoginAt: null,
  ...overrides,
});

const searchFor = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
};

test('submitting the search lists accounts with plan and status', async () => {
  const findPeople = vi.fn(async () => ({
    people: [
      person(),
      person({ uid: 'u2', displayName: '', email: 'off@home.example', status: 'disabled', plan: 'free' }),
    ],
    isCut: false,
  }));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ro' } });
  expect(findPeople).not.toHaveBeenCalled();
  searchFor(' ro ');
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link').textContent);
  expect(rows[0]).toMatch(/Rosa Winter.*rosa@home\.example.*Pro, yearly.*Active/);
  expect(rows[1]).toMatch(/off@home\.example.*Free.*Disabled/);
  expect(findPeople).toHaveBeenCalledExactlyOnceWith({ query: 'ro' });
  expect(screen.getByText('2 accounts for “ro”', { selector: '[role=status]' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /Rosa Winter/ }));
  expect(screen.getByText('Now at /admin/people/u1')).toBeTruthy();
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('Back to an earlier account search shows its text', async () => {
  renderWithAdmin(
    <>
      <PeoplePage />
      <Back />
    </>,
    { service: { findPeople: async () => ({ people: [], isCut: false }) } },
  );
  searchFor('rosa');
  searchFor('tim');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'rosa'));
});

test('an account search for one letter is disabled', () => {
  const findPeople = vi.fn(async () => ({ people: [], isCut: false }));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('r');
  expect(screen.getByRole('button', { name: 'Two letters or more' })).toBeTruthy();
  expect(findPeople).not.toHaveBeenCalled();
});

test('an account search without results shows a message, and results that are cut off ask for more letters', async () => {
  const findPeople = vi
    .fn(async () => ({ people: Array.from({ length: 7 }, (_, index) => person({ uid: `u${index}` })), isCut: true }))
    .mockResolvedValueOnce({ people: [], isCut: false });
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('zz');
  expect(
    await screen.findByText(/^No email, id or name starts with “zz”\. New names can take 15 minutes/),
  ).toBeTruthy();
  searchFor('ros');
  expect(
    await screen.findByText('The first 7 that start with “ros”. Type more letters to narrow it down.'),
  ).toBeTruthy();
});

test('a failed account search keeps its text and can be retried', async () => {
  const findPeople = vi
    .fn(async () => ({ people: [person()], isCut: false }))
    .mockRejectedValueOnce(new AppError('internal', 'This did not work. Please try again.'));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('rosa');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One account for “rosa”')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'rosa');
});
