import type { FamilyDetails } from '@talelantern/domain/accounts/family-details';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProfileService } from '../../services/profile-service.ts';
import { notify } from '../../ui/notify.ts';
import { ember } from '../characters/character-fakes.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { FamilyCard } from './family-card.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const STORED: FamilyDetails = { displayName: 'The Fennimores', penName: '', photoURL: null };

const showCard = (profile: Partial<ProfileService> = {}) =>
  renderWithServices(<FamilyCard />, { profile: { get: async () => STORED, ...profile } });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, words: string) => fireEvent.change(await field(label), { target: { value: words } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what was typed is stored, and there is nothing more to save', async () => {
  const update = vi.fn(async (patch: Partial<FamilyDetails>) => ({ ...STORED, ...patch, penName: 'Owl Street' }));
  showCard({ update });
  await type('Pen name', ' Owl Street ');
  press('Save');
  expect(await screen.findByText('Profile updated successfully')).toBeTruthy();
  expect(update).toHaveBeenCalledExactlyOnceWith({ displayName: 'The Fennimores', penName: ' Owl Street ' });
  expect((await field('Pen name')).value).toBe('Owl Street');
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeTruthy();
});

test('what could not be stored stays typed, through a reload too, until it is taken back', async () => {
  showCard({ update: () => Promise.reject(new AppError('internal', 'Failed to update profile')) });
  await type('Name', 'The Owls');
  press('Save');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  cleanup();
  showCard();
  expect((await field('Name')).value).toBe('The Owls');
  press('Keep as it was');
  expect((await field('Name')).value).toBe('The Fennimores');
  cleanup();
  showCard();
  expect((await field('Name')).value).toBe('The Fennimores');
});

test('no field takes more than is stored', async () => {
  showCard();
  expect((await field('Name')).maxLength).toBe(LIMITS.name);
  expect((await field('Pen name')).maxLength).toBe(LIMITS.penName);
});

test.each(['Failed to fetch user profile', 'User profile not found'])('says “%s” and asks again', async (message) => {
  const get = vi.fn(async () => STORED).mockRejectedValueOnce(new AppError('not_found', message));
  showCard({ get });
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  press('Try again');
  expect((await field('Name')).value).toBe('The Fennimores');
});

test('a picture is a drawn friend or a portrait of the family’s own', async () => {
  const painted = ember({ imageUrl: 'https://pictures.example/ember.webp' });
  const unpainted = ember({ id: 'pip', name: 'Pip' });
  const update = vi.fn(async (patch: Partial<FamilyDetails>) => ({ ...STORED, ...patch }));
  renderWithServices(<FamilyCard />, {
    profile: { get: async () => STORED, update },
    characters: { list: async () => ({ items: [painted, unpainted], unreadable: [], next: null }) },
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
  expect(update).toHaveBeenCalledExactlyOnceWith({ photoURL: painted.imageUrl });
});

test('a picture that could not be stored stays chosen in its dialog', async () => {
  showCard({ update: () => Promise.reject(new AppError('internal', 'Failed to update profile')) });
  await field('Name');
  press('Choose a picture');
  fireEvent.click(await screen.findByRole('radio', { name: 'Owl' }));
  press('Use this picture');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Owl' }).checked).toBe(true);
});
