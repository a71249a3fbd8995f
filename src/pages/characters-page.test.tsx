// @vitest-environment happy-dom
import type { Character } from '@talelantern/domain/characters/character';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ember } from '../features/characters/character-fakes.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { renderWithServices } from '../testing/render-with-services.tsx';
import { CharactersPage } from './characters-page.tsx';

vi.mock('../config/environment.ts', () => ({ getEnvironment: () => ({ hasSocialSignIn: true }) }));

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a character that is saved after the family went back to the gallery opens nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Character>();
  const create = vi.fn(() => promise);
  renderWithServices(<CharactersPage />, { characters: { create } }, fakeAccount({ session: () => SESSION }));
  await screen.findByText('No one lives here yet');
  press('New Character');
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Ember' } });
  for (const name of ['Female', 'Mythical Creature', 'Dragon', 'Fire Dragon'])
    fireEvent.click(screen.getByRole('radio', { name }));
  press('Brave');
  press('Save and paint her');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  press('All characters');
  resolve(ember());
  await screen.findByText('Character saved! You can now generate their image below.');
  expect(screen.getByRole('main').textContent).toContain('No one lives here yet');
});
