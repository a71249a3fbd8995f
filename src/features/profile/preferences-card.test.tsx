import { patchPreferences, readPreferences, type Preferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { usageOf } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { PreferencesCard } from './preferences-card.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const AT_FIRST = readPreferences({});

const showFirst = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Show me first/ });
const voice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('each choice is stored by itself and said to be', async () => {
  const stored: Preferences = { ...AT_FIRST, voice: 'sage' };
  const change = vi.fn(async (patch: Partial<Preferences>) => patchPreferences(stored, patch));
  renderWithServices(<PreferencesCard />, { preferences: { get: async () => stored, change } });
  expect((await voice('Calm, for falling asleep')).checked).toBe(true);
  fireEvent.click(await showFirst());
  await waitFor(async () => expect((await showFirst()).checked).toBe(true));
  expect(change).toHaveBeenCalledExactlyOnceWith({ showFirst: true });
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  fireEvent.click(await voice('Bright and cheerful'));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ voice: 'coral' }));
});

test('a choice that could not be stored is said, and shown as it was', async () => {
  renderWithServices(<PreferencesCard />, {
    preferences: { change: () => Promise.reject(new AppError('internal', 'Failed to update profile')) },
  });
  fireEvent.click(await showFirst());
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  await waitFor(async () => expect((await showFirst()).checked).toBe(false));
  expect(screen.queryByText('Profile updated successfully')).toBeNull();
});

test('choices that could not be fetched can be asked for again', async () => {
  const get = vi
    .fn(async () => AT_FIRST)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderWithServices(<PreferencesCard />, { preferences: { get } });
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await showFirst()).checked).toBe(false);
});

test('on Free the voice is said to wait for a plan with recordings', async () => {
  renderWithServices(<PreferencesCard />, { usage: usageOf('free') });
  expect(await screen.findByText(/^On Free your device’s own voice reads\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});

test('on a plan with recordings the voice is that of new ones', async () => {
  renderWithServices(<PreferencesCard />, { usage: usageOf('pro_monthly') });
  expect(await screen.findByText('The voice of new recordings. Each story can still have another.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});
