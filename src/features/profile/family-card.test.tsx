import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProfileService } from '../../services/account/profile-service.ts';
import { ember } from '../characters/character-fakes.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { FamilyCard } from './family-card.tsx';

const STORED: FamilyDetails = { displayName: 'The Fennimores', penName: '', photoURL: null };

const showCard = (profile: Partial<ProfileService> = {}) =>
  renderWithServices(<FamilyCard />, { profile: { get: async () => STORED, ...profile } });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('saving the family details stores the text and disables Save', async () => {
  const update = vi.fn(async (patch: Partial<FamilyDetails>) => ({ ...STORED, ...patch }));
  showCard({ update });
  await type('Pen name', ' Owl Street ');
  press('Save');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(update).toHaveBeenCalledExactlyOnceWith({ penName: 'Owl Street' });
  expect((await field('Pen name')).value).toBe('Owl Street');
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeTruthy();
});

test('text typed while the family details are being saved stays and can be saved', async () => {
  const { promise, resolve } = Promise.withResolvers<FamilyDetails>();
  showCard({ update: () => promise });
  await type('Pen name', 'Owl');
  press('Save');
  await type('Pen name', 'Owl Street');
  resolve({ ...STORED, penName: 'Owl' });
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect((await field('Pen name')).value).toBe('Owl Street');
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('family details that fail to save are kept until discarded, even after a reload', async () => {
  showCard({ update: () => Promise.reject(new AppError('internal', 'Failed to update profile')) });
  await type('Name', 'The Owls');
  press('Save');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  cleanup();
  showCard();
  expect((await field('Name')).value).toBe('The Owls');
  press('Cancel');
  expect((await field('Name')).value).toBe('The Fennimores');
  cleanup();
  showCard();
  expect((await field('Name')).value).toBe('The Fennimores');
});

test('the family details cannot be edited while they are being saved', async () => {
  showCard({ update: () => new Promise(() => undefined) });
  await type('Name', 'The Owls');
  press('Save');
  await screen.findByRole('button', { name: 'Saving…' });
  await userEvent.type(await field('Name'), ' of Oak Street');
  expect((await field('Name')).value).toBe('The Owls');
});

test('the focus stays near the buttons when changed names are discarded', async () => {
  showCard();
  await type('Name', 'The Owls');
  const button = screen.getByRole('button', { name: 'Cancel' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('DIV'));
  expect(document.activeElement?.textContent).toBe('Nothing to save');
});

test('no field of the family details accepts more than its size cap', async () => {
  showCard();
  expect((await field('Name')).maxLength).toBe(LIMITS.name);
  expect((await field('Pen name')).maxLength).toBe(LIMITS.penName);
});

test.each(['Failed to fetch user profile', 'User profile not found'])(
  'family details that fail to load show “%s” and can be retried',
  async (message) => {
    const get = vi.fn(async () => STORED).mockRejectedValueOnce(new AppError('not_found', message));
    showCard({ get });
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
    press('Try again');
    expect((await field('Name')).value).toBe('The Fennimores');
  },
);

test('the family picture is an illustration or a portrait of the family', async () => {
  const withPortrait = ember({ imageUrl: 'https://pictures.example/ember.webp' });
  const withoutPortrait = ember({ id: 'pip', name: 'Pip' });
  const update = vi.fn(async (patch: Partial<FamilyDetails>) => ({ ...STORED, ...patch }));
  renderWithServices(<FamilyCard />, {
    profile: { get: async () => STORED, update },
    characters: { list: async () => ({ items: [withPortrait, withoutPortrait], unreadable: [], next: null }) },
  });
  await field('Name');
  press('Choose a picture');
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByRole('radio', { name: 'Ember' })).toBeTruthy();
  expect(dialog.queryByRole('radio', { name: 'Pip' })).toBeNull();
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'None' }).checked).toBe(true);
  fireEvent.click(dialog.getByRole('radio', { name: 'Ember' }));
  expect(update).not.toHaveBeenCalled();
  press('Use this picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update).toHaveBeenCalledExactlyOnceWith({ photoURL: withPortrait.imageUrl });
});

test('a family picture that could not be stored stays chosen in the dialog', async () => {
  showCard({ update: () => Promise.reject(new AppError('internal', 'Failed to update profile')) });
  await field('Name');
  press('Choose a picture');
  fireEvent.click(await screen.findByRole('radio', { name: 'Owl' }));
  press('Use this picture');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Owl' }).checked).toBe(true);
});
