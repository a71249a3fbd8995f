import { AS_CONFIGURED, unpricedModelCopy, type SiteSettings } from '@talelantern/domain/contracts/admin/site-settings';
import { RECENT_SIGN_IN_FIELD, SIGN_IN_AGAIN_FIRST } from '@talelantern/domain/contracts/delete-account';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Session } from '../../../services/account/account-service.ts';
import { AccountContext } from '../../../shared/account/use-account.ts';
import { fakeAccount } from '../../../testing/fake-account.ts';
import { renderWithAdmin } from '../render-with-admin.tsx';
import { SettingsForm } from './settings-page.tsx';
import type { ReadSettings } from './use-settings-form.ts';

const readSettingsOf = (settings: Partial<SiteSettings> = {}, revision = 3): ReadSettings => ({
  settings: { ...AS_CONFIGURED, ...settings },
  revision,
  configured: {
    spendCapMicros: { free: 20_000_000, pro: 50_000_000, unlimited: 80_000_000 },
    starts: { perMinute: 6, perDayFree: 40, perDayPaid: 200, refusalsPerHour: 10 },
    models: { text: 'gpt-5.5', image: 'gpt-image-2', speech: 'gpt-4o-mini-tts', moderation: 'omni-moderation-latest' },
  },
});

const SESSION: Session = {
  status: 'signed-in',
  user: { uid: 'admin-1', email: 'admin@home.example', emailVerified: true },
};

const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const type = (name: string, value: string): void => void fireEvent.change(field(name), { target: { value } });
const save = (): void => void fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an empty setting shows the configured default, and any other setting its value', async () => {
  const spendCapMicros = { free: 12_500_000, pro: null, unlimited: null };
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => readSettingsOf({ spendCapMicros }) } });
  expect((await screen.findByRole('textbox', { name: 'Free' })).getAttribute('value')).toBe('12.5');
  expect(field('Pro').value).toBe('');
  expect(screen.getByText('Configured: $50.00')).toBeTruthy();
  expect(screen.getByText('Configured: gpt-image-2')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'No changes' })).toBeTruthy();
});

test('settings are saved in one call with the revision that was read and the reason', async () => {
  const changeSettings = vi.fn(async ({ banner }: { banner: string }) => ({ ...readSettingsOf({ banner }, 4) }));
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => readSettingsOf(), changeSettings } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', ' Pictures take longer today. ');
  type('Pro', '0');
  type('Started per minute', '4');
  fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'Vendor is slow' } });
  save();
  expect(await screen.findByText('Saved. It takes effect within 30 seconds.')).toBeTruthy();
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
  ['Unlimited', '9999', 'A tier’s daily limit must be between 0 and 5,000 dollars'],
  ['Free', 'much', 'A tier’s daily limit must be between 0 and 5,000 dollars'],
  ['Started per day, Free', '1', 'This limit would lock families out or let scripts in'],
  ['Pictures', 'gpt-5.5', 'The vendor has no such model for this work'],
])('the setting %s rejects "%s" without a request', async (name, value, sentence) => {
  const changeSettings = vi.fn(async () => readSettingsOf());
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => readSettingsOf(), changeSettings } });
  await screen.findByRole('textbox', { name });
  type(name, value);
  save();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(field(name).value).toBe(value);
  expect(changeSettings).not.toHaveBeenCalled();
});

test('a model that the function refuses is marked as wrong', async () => {
  const refusal = new AppError('refused', unpricedModelCopy('gpt-5-pro'), { field: 'models.text' });
  const changeSettings = vi.fn(async () => Promise.reject(refusal));
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => readSettingsOf(), changeSettings } });
  await screen.findByRole('textbox', { name: 'Stories' });
  type('Stories', 'gpt-5-pro');
  save();
  expect(await screen.findByText(refusal.message)).toBeTruthy();
  expect(field('Stories').getAttribute('aria-invalid')).toBe('true');
});

test('after a conflict the form merges the other admin’s changes, keeps the draft, and can be saved', async () => {
  const otherSettings = readSettingsOf(
    { banner: 'Theirs', spendCapMicros: { free: null, pro: 60_000_000, unlimited: null } },
    4,
  );
  const readSettings = vi.fn(async () => otherSettings).mockResolvedValueOnce(readSettingsOf());
  const changeSettings = vi.fn(async () => ({ settings: otherSettings.settings, revision: 5 }));
  changeSettings.mockRejectedValueOnce(
    new AppError('in_progress', 'Someone else has changed this. Please check it again.'),
  );
  renderWithAdmin(<SettingsForm />, { service: { readSettings, changeSettings } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  save();
  expect(await screen.findByText(/^Someone else has changed this\..* is still here/)).toBeTruthy();
  expect(screen.getByText('Someone has just set this to Theirs')).toBeTruthy();
  expect(field('Words').value).toBe('Mine');
  expect(field('Pro').value).toBe('60');
  expect(screen.getByText('Someone has just set this to $60.00')).toBeTruthy();
  save();
  expect(await screen.findByText('Saved. It takes effect within 30 seconds.')).toBeTruthy();
  expect(changeSettings).toHaveBeenLastCalledWith(
    expect.objectContaining({ banner: 'Mine', revision: 4, spendCapMicros: otherSettings.settings.spendCapMicros }),
  );
});

test('raising a limit requires an administrator with an old sign-in to reauthenticate', async () => {
  const raised = readSettingsOf({ spendCapMicros: { free: 90_000_000, pro: null, unlimited: null } }, 4);
  const changeSettings = vi.fn(async () => raised);
  const tooOld = new AppError('forbidden', SIGN_IN_AGAIN_FIRST, { field: RECENT_SIGN_IN_FIELD });
  changeSettings.mockRejectedValueOnce(tooOld).mockRejectedValueOnce(tooOld);
  const reauthenticate = vi.fn(async () => undefined);
  renderWithAdmin(
    <AccountContext value={fakeAccount({ session: () => SESSION, reauthenticate })}>
      <SettingsForm />
    </AccountContext>,
    { service: { readSettings: async () => readSettingsOf(), changeSettings } },
  );
  await screen.findByRole('textbox', { name: 'Free' });
  type('Free', '90');
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(SIGN_IN_AGAIN_FIRST)).toBeTruthy();
  expect(field('Free').value).toBe('90');
  save();
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: 'a quiet harbour' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Saved. It takes effect within 30 seconds.')).toBeTruthy();
  expect(reauthenticate).toHaveBeenCalledExactlyOnceWith({ password: 'a quiet harbour' });
  expect(changeSettings).toHaveBeenCalledTimes(3);
});

test('a settings draft survives a reload, after which changes by other admins are listed', async () => {
  const first = { service: { readSettings: async () => readSettingsOf() } };
  const { unmount } = renderWithAdmin(<SettingsForm />, first);
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  type('Free', '12');
  fireEvent.change(screen.getByRole('textbox', { name: /^Why/ }), { target: { value: 'Because' } });
  unmount();
  const otherSettings = readSettingsOf(
    { banner: 'Theirs', spendCapMicros: { free: null, pro: 60_000_000, unlimited: null } },
    4,
  );
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => otherSettings } });
  await screen.findByRole('textbox', { name: 'Words' });
  expect(field('Words').value).toBe('Mine');
  expect(field('Free').value).toBe('12');
  expect(field('Pro').value).toBe('60');
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveProperty('value', 'Because');
  expect(screen.getByText('Someone has just set this to Theirs')).toBeTruthy();
  expect(screen.getByText(/^Someone else has changed this\..* is still here/)).toBeTruthy();
});

test('a setting changed back to its saved value leaves no draft', async () => {
  renderWithAdmin(<SettingsForm />, { service: { readSettings: async () => readSettingsOf() } });
  await screen.findByRole('textbox', { name: 'Words' });
  type('Words', 'Mine');
  expect(sessionStorage).toHaveLength(1);
  type('Words', '');
  expect(sessionStorage).toHaveLength(0);
});
