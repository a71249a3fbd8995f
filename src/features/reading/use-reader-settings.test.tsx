import { AppError } from '@talelantern/domain/errors/app-error';
import type { Preferences, PreferencesPatch } from '@talelantern/domain/accounts/preferences';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { UPDATE_PROFILE_FAILED } from '../../services/account/profile-loader.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { useReaderSettings } from './use-reader-settings.ts';

const OTHER_DEVICE: Preferences = {
  showFirst: false,
  autoPictures: true,
  talkCards: true,
  voice: 'fable',
  reader: { size: 'small' },
};
const STORED: Preferences = { ...OTHER_DEVICE, reader: { size: 'largest' } };

function TextSettings() {
  const [{ size }, change] = useReaderSettings();
  return <button onClick={() => change({ size: 'largest' })}>{size}</button>;
}

/** Opens the reader; `change` stores the profile's preferences. */
const open = (change: (patch: PreferencesPatch) => Promise<Preferences>) =>
  renderWithServices(<TextSettings />, { preferences: { get: async () => OTHER_DEVICE, change } });

it('reader settings that could not be stored before the page was closed are stored on the next visit', async () => {
  const neverResolves = vi.fn(() => new Promise<Preferences>(() => undefined));
  const first = open(neverResolves);
  fireEvent.click(await screen.findByRole('button', { name: 'small' }));
  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(neverResolves).toHaveBeenCalledWith({ reader: { size: 'largest' } }));
  first.unmount();

  const change = vi.fn(async () => STORED);
  const second = open(change);
  await screen.findByRole('button', { name: 'largest' });
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ reader: { size: 'largest' } }));
  second.unmount();

  const changeAtNextVisit = vi.fn(async () => STORED);
  open(changeAtNextVisit);
  await screen.findByRole('button', { name: 'small' });
  expect(changeAtNextVisit).not.toHaveBeenCalled();
});

it('reader settings that could not be stored are kept for the next visit', async () => {
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
