// @vitest-environment happy-dom
import { AS_CONFIGURED, type PlaceSettings } from '@talelantern/domain/admin/place-settings';
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../../ui/notify.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { SettingsForm } from './settings-form.tsx';
import type { ReadSettings } from './use-settings-form.ts';

afterEach(() => {
  sessionStorage.clear();
  act(notify.clear);
  cleanup();
});

const read = (settings: Partial<PlaceSettings> = {}, revision = 3): ReadSettings => ({
  settings: { ...AS_CONFIGURED, ...settings },
  revision,
  configured: {
    spendCapMicros: { free: 20_000_000, pro: 50_000_000, unlimited: 80_000_000 },
    starts: { perMinute: 6, perDayFree: 40, perDayPaid: 200, refusalsPerHour: 10 },
    models: { text: 'gpt-5.5', image: 'gpt-image-2', speech: 'gpt-4o-mini-tts', moderation: 'omni-moderation-latest' },
  },
});

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an empty field says what is configured, and what was set stands in it', async () => {
  const spendCapMicros = { free: 12_500_000, pro: null, unlimited: null };
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => read({ spendCapMicros }) } });
  expect((await screen.findByRole('textbox', { name: 'Free' })).getAttribute('value')).toBe('12.5');
  expect(field('Pro').value).toBe('');
  expect(screen.getByText('Configured: $50.00')).toBeTruthy();
  expect(screen.getByText('Configured: gpt-image-2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nothing is changed' })).toBeTruthy();
});

test('saves everything at once with the revision that was seen, and why', async () => {
  const changeSettings = vi.fn(async ({ banner }: { banner: string }) => ({ ...read({ banner }, 4) }));
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => read(), changeSettings } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', ' Pictures take longer today. ');
  type('Pro', '0');
  type('Begun in a minute', '4');
  fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'Vendor is slow' } });
  save();
  expect(await screen.findByText('Saved. It holds within half a minute.')).toBeTruthy();
  expect(changeSettings).toHaveBeenCalledExactlyOnceWith({
    spendCapMicros: { free: null, pro: 0, unlimited: null },
    starts: { perMinute: 4, perDayFree: null, perDayPaid: null, refusalsPerHour: null },
    models: AS_CONFIGURED.models,
    banner: 'Pictures take longer today.',
    revision: 3,
    note: 'Vendor is slow',
  });
});

test.each([
  ['Unlimited', '9999', 'A tier may cost nothing to 5,000 dollars a day'],
  ['Free', 'much', 'A tier may cost nothing to 5,000 dollars a day'],
  ['Begun in a day, Free', '1', 'This limit would shut families out, or let scripts in'],
  ['Pictures', 'gpt-5.5', 'This is no model of the vendor for this work'],
])('%s may not be "%s", and nothing is sent', async (name, value, sentence) => {
  const changeSettings = vi.fn(async () => read());
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => read(), changeSettings } });
  await screen.findByRole('textbox', { name });
  type(name, value);
  save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(field(name).value).toBe(value);
  expect(changeSettings).not.toHaveBeenCalled();
});

test('when somebody else was first, theirs is shown, what was typed stays, and the next save goes through', async () => {
  const theirs = read({ banner: 'Theirs', spendCapMicros: { free: null, pro: 60_000_000, unlimited: null } }, 4);
  const readSettings = vi.fn(async () => theirs).mockResolvedValueOnce(read());
  const changeSettings = vi.fn(async () => ({ settings: theirs.settings, revision: 5 }));
  changeSettings.mockRejectedValueOnce(
    new AppError('in_progress', 'Somebody has changed this meanwhile. Please look at it again.'),
  );
  renderWithAdmin(<SettingsForm />, { service: { readSettings, changeSettings } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  save();
  expect(await screen.findByText(/^Somebody has changed this meanwhile\..* is still here/)).toBeTruthy();
  expect(screen.getByText('Somebody has just set this to Theirs')).toBeTruthy();
  expect(field('Words').value).toBe('Mine');
  expect(field('Pro').value).toBe('60');
  expect(screen.getByText('Somebody has just set this to $60.00')).toBeTruthy();
  save();
  expect(await screen.findByText('Saved. It holds within half a minute.')).toBeTruthy();
  expect(changeSettings).toHaveBeenLastCalledWith(
    expect.objectContaining({ banner: 'Mine', revision: 4, spendCapMicros: theirs.settings.spendCapMicros }),
  );
});

test('what was typed survives a reload; what somebody else has saved meanwhile is said', async () => {
  const first = { service: { readSettings: async () => read() } };
  const { unmount } = renderWithAdmin(<SettingsForm />, first);
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  type('Free', '12');
  fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'Because' } });
  unmount();
  const theirs = read({ banner: 'Theirs', spendCapMicros: { free: null, pro: 60_000_000, unlimited: null } }, 4);
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => theirs } });
  await screen.findByRole('textbox', { name: 'Words' });
  expect(field('Words').value).toBe('Mine');
  expect(field('Free').value).toBe('12');
  expect(field('Pro').value).toBe('60');
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveProperty('value', 'Because');
  expect(screen.getByText('Somebody has just set this to Theirs')).toBeTruthy();
  expect(screen.getByText(/^Somebody has changed this meanwhile\..* is still here/)).toBeTruthy();
});

test('what was taken back again is not kept', async () => {
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => read() } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  expect(sessionStorage).toHaveLength(1);
  type('Words', '');
  expect(sessionStorage).toHaveLength(0);
});
