// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { PersonSummary } from '@talelantern/domain/admin/people';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PeoplePage } from '../../../pages/admin/people-page.tsx';
import { renderWithAdmin } from '../render-with-admin.tsx';

afterEach(cleanup);

const person = (changes: Partial<PersonSummary> = {}): PersonSummary => ({
  uid: 'u1',
  email: 'rosa@home.example',
  displayName: 'Rosa Winter',
  penName: '',
  plan: 'pro_yearly',
  status: 'active',
  createdAt: 0,
  lastLoginAt: null,
  ...changes,
});

const searchFor = (text: string): void => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search people' }), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
};

test('finds accounts when the search is sent, and tells plan and status of each', async () => {
  const findPeople = vi.fn(async () => ({
    people: [
      person(),
      person({ uid: 'u2', displayName: '', email: 'off@home.example', status: 'disabled', plan: 'free' }),
    ],
  }));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ro' } });
  expect(findPeople).not.toHaveBeenCalled();
  searchFor(' ro ');
  const rows = (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link').textContent);
  expect(rows[0]).toMatch(/Rosa Winter.*rosa@home\.example.*Pro, yearly.*Active/);
  expect(rows[1]).toMatch(/off@home\.example.*Free.*Switched off/);
  expect(findPeople).toHaveBeenCalledExactlyOnceWith({ query: 'ro' });
  expect(screen.getByText('2 accounts for “ro”', { selector: '[role=status]' })).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: /Rosa Winter/ }));
  expect(screen.getByText('Now at /admin/people/u1')).toBeTruthy();
});

test('one letter is too few to search with', () => {
  const findPeople = vi.fn(async () => ({ people: [] }));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('r');
  expect(screen.getByRole('button', { name: 'Two letters or more' })).toBeTruthy();
  expect(findPeople).not.toHaveBeenCalled();
});

test('nobody found is said, and a full page asks for more letters', async () => {
  const findPeople = vi
    .fn(async () => ({ people: Array.from({ length: 20 }, (_, index) => person({ uid: `u${index}` })) }))
    .mockResolvedValueOnce({ people: [] });
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('zz');
  expect(
    await screen.findByText(
      /^Nobody’s address, id or any word of a name begins with “zz”\. A new name is found within a quarter of an hour/,
    ),
  ).toBeTruthy();
  searchFor('ros');
  expect(await screen.findByText('The first 20 that begin with “ros”. More letters find fewer.')).toBeTruthy();
});

test('a search that failed keeps what was typed and can be repeated', async () => {
  const findPeople = vi
    .fn(async () => ({ people: [person()] }))
    .mockRejectedValueOnce(new AppError('internal', 'This did not work. Please try again.'));
  renderWithAdmin(<PeoplePage />, { service: { findPeople } });
  searchFor('rosa');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One account for “rosa”')).toBeTruthy();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'rosa');
});
