// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UPDATE_PROFILE_FAILED } from '../../services/profile-keeper.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { useReaderSettings } from './use-reader-settings.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const ELSEWHERE: Preferences = { showFirst: false, voice: 'fable', reader: { size: 'small' } };
const STORED: Preferences = { ...ELSEWHERE, reader: { size: 'largest' } };

function Letters() {
  const [{ size }, change] = useReaderSettings();
  return <button onClick={() => change({ size: 'largest' })}>{size}</button>;
}

/** A visit of the reader; `change` stands for what the profile takes. */
const open = (change: (patch: PreferencesPatch) => Promise<Preferences>) =>
  renderWithServices(<Letters />, { preferences: { get: async () => ELSEWHERE, change } });

it('stores again in the next visit what a closed page could not finish storing', async () => {
  const never = vi.fn(() => new Promise<Preferences>(() => undefined));
  const first = open(never);
  fireEvent.click(await screen.findByRole('button', { name: 'small' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(never).toHaveBeenCalledWith({ reader: { size: 'largest' } }));
  first.unmount();

  const change = vi.fn(async () => STORED);
  const second = open(change);
  await screen.findByRole('button', { name: 'largest' });
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ reader: { size: 'largest' } }));
  second.unmount();

  const later = vi.fn(async () => STORED);
  open(later);
  await screen.findByRole('button', { name: 'small' });
  expect(later).not.toHaveBeenCalled();
});

it('keeps for the next visit what could not be stored', async () => {
  const first = open(async () => {
    throw new AppError('internal', UPDATE_PROFILE_FAILED);
  });
  fireEvent.click(await screen.findByRole('button', { name: 'small' }));
  window.dispatchEvent(new Event('pagehide'));
  await screen.findByText(UPDATE_PROFILE_FAILED);
  first.unmount();
  const change = vi.fn(async () => STORED);
  open(change);
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ reader: { size: 'largest' } }));
});
