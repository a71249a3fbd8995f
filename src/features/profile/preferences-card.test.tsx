import { patchPreferences, readPreferences, type Preferences } from '@talelantern/domain/accounts/preferences';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { PreferencesCard } from './preferences-card.tsx';

const DEFAULTS = readPreferences({});

const showFirst = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Let me read it first' });
const voice = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('each preference is stored immediately and confirmed', async () => {
  const storedPreferences: Preferences = { ...DEFAULTS, voice: 'sage' };
  const change = vi.fn(async (patch: Partial<Preferences>) => patchPreferences(storedPreferences, patch));
  renderWithServices(<PreferencesCard />, { preferences: { get: async () => storedPreferences, change } });
  expect((await voice('Calm, for falling asleep')).checked).toBe(true);
  fireEvent.click(await showFirst());
  await waitFor(async () => expect((await showFirst()).checked).toBe(true));
  expect(change).toHaveBeenCalledExactlyOnceWith({ showFirst: true });
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  fireEvent.click(await voice('Bright and cheerful'));
  await waitFor(() => expect(change).toHaveBeenLastCalledWith({ voice: 'coral' }));
});

test.each([
  ['automatic pictures', 'autoPictures', /^Paint a picture with every/],
  ['cards for talking about a chapter', 'talkCards', /^“Talk about it” cards/],
] as const)('%s are on until a family switches them off', async (_what, key, name) => {
  const change = vi.fn(async (patch: Partial<Preferences>) => patchPreferences(DEFAULTS, patch));
  renderWithServices(<PreferencesCard />, { preferences: { get: async () => DEFAULTS, change } });
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect(choice.checked).toBe(true);
  fireEvent.click(choice);
  await waitFor(() => expect(change).toHaveBeenCalledExactlyOnceWith({ [key]: false }));
});

test('a preference that could not be stored shows a message and is rolled back', async () => {
  renderWithServices(<PreferencesCard />, {
    preferences: { change: () => Promise.reject(new AppError('internal', 'Failed to update profile')) },
  });
  fireEvent.click(await showFirst());
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  await waitFor(async () => expect((await showFirst()).checked).toBe(false));
  expect(screen.queryByText('Profile updated successfully')).toBeNull();
});

/** Preferences whose pending changes the test stores or fails by `settle`. */
function slowPreferences() {
  let storedPreferences = DEFAULTS;
  const pendingChanges: { patch: Partial<Preferences>; settle: (isStored: boolean) => void }[] = [];
  const change = (patch: Partial<Preferences>) =>
    new Promise<Preferences>((resolve, reject) => {
      const settle = (isStored: boolean): void => {
        if (!isStored) return reject(new AppError('internal', 'Failed to update profile'));
        storedPreferences = patchPreferences(storedPreferences, patch);
        resolve(storedPreferences);
      };
      pendingChanges.push({ patch, settle });
    });
  renderWithServices(<PreferencesCard />, { preferences: { get: async () => storedPreferences, change } });
  return pendingChanges;
}

test('two changes of a preference are stored in the order of the clicks', async () => {
  const pendingChanges = slowPreferences();
  fireEvent.click(await showFirst());
  await waitFor(async () => expect((await showFirst()).checked).toBe(true));
  fireEvent.click(await showFirst());
  await waitFor(async () => expect((await showFirst()).checked).toBe(false));
  expect(pendingChanges.map(({ patch }) => patch)).toEqual([{ showFirst: true }]);
  pendingChanges[0]?.settle(true);
  await waitFor(() =>
    expect(pendingChanges.map(({ patch }) => patch)).toEqual([{ showFirst: true }, { showFirst: false }]),
  );
});

test('the rollback of a preference keeps a later change on the page', async () => {
  const pendingChanges = slowPreferences();
  fireEvent.click(await showFirst());
  fireEvent.click(await voice('Bright and cheerful'));
  await waitFor(() => expect(pendingChanges.length).toBeGreaterThan(0));
  pendingChanges[0]?.settle(false);
  await waitFor(() => expect(pendingChanges).toHaveLength(2));
  pendingChanges[1]?.settle(true);
  await waitFor(async () => expect((await voice('Bright and cheerful')).checked).toBe(true));
  expect((await showFirst()).checked).toBe(false);
});

test('preferences that fail to load can be retried', async () => {
  const get = vi
    .fn(async () => DEFAULTS)
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch user profile'));
  renderWithServices(<PreferencesCard />, { preferences: { get } });
  expect(await screen.findByText('Failed to fetch user profile')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await showFirst()).checked).toBe(false);
});

test('on Free, the voice preference says that it needs a plan with recordings', async () => {
  renderWithServices(<PreferencesCard />, { usage: usageOf('free') });
  expect(await screen.findByText(/^On Free, your device can read aloud\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});

test('on a plan with recordings, the voice preference says that it applies to new recordings', async () => {
  renderWithServices(<PreferencesCard />, { usage: usageOf('pro_monthly') });
  expect(
    await screen.findByText('The voice for new recordings. You can still choose another for each story.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the plans' })).toBeNull();
});
