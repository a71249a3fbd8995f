import type { Character } from '@talelantern/domain/characters/character';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ember, emberWithPortrait } from '../features/characters/character-fakes.ts';
import { fakeAccount } from '../testing/fake-account.ts';
import { NEVER } from '../testing/never.ts';
import { renderWithServices } from '../testing/render-with-services.tsx';
import { CharactersPage } from './characters-page.tsx';

vi.mock('../config/environment.ts', () => ({ getEnvironment: () => ({ hasSocialSignIn: true }) }));

const SESSION = {
  status: 'signed-in',
  user: { uid: 'family', email: 'rosa@home.example', emailVerified: true },
} as const;

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a character that is saved after the family has returned to the gallery does not open', async () => {
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

/** Opens the gallery and, from it, Ember. Returns Ember's heading and a spy for scrolling. */
async function openEmber(search = '') {
  const emberWithPicture = emberWithPortrait('a.webp');
  const outcome = new Promise<never>(() => undefined);
  const scrollTo = vi.spyOn(window, 'scrollTo');
  renderWithServices(
    <CharactersPage />,
    {
      characters: {
        list: async () => ({ items: [emberWithPicture], unreadable: [], next: null }),
        find: async () => emberWithPicture,
      },
      deletions: { hold: () => ({ undo: vi.fn(), undoEnds: NEVER, outcome }) },
    },
    fakeAccount({ session: () => SESSION }),
  );
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: search } });
  fireEvent.click(await screen.findByRole('button', { name: /^Ember/ }));
  const heading = await screen.findByRole('heading', { name: 'Ember', level: 1 });
  return { heading, scrollTo };
}

test('a character that is opened takes the focus', async () => {
  const { heading } = await openEmber();
  expect(document.activeElement?.tagName).not.toBe('BODY');
  expect(document.activeElement?.contains(heading)).toBe(true);
});

test.each([
  ['All characters', ['All characters']],
  ['a deletion', ['Delete', 'Delete Ember']],
])('after %s the gallery has the focus and is scrolled to its top', async (_act, labels) => {
  const { scrollTo } = await openEmber();
  scrollTo.mockClear();
  for (const label of labels) {
    const button = screen.getByRole('button', { name: label });
    button.focus();
    fireEvent.click(button);
  }
  await screen.findByRole('button', { name: 'New Character' });
  await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('“All characters” keeps the search of the gallery', async () => {
  await openEmber('emb');
  press('All characters');
  expect(await screen.findByRole('searchbox')).toHaveProperty('value', 'emb');
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

test('Back from the share dialog to a creator closes the dialog for good', async () => {
  const emberWithPicture = emberWithPortrait('a.webp');
  renderWithServices(
    <>
      <CharactersPage />
      <Back />
    </>,
    {
      characters: {
        list: async () => ({ items: [emberWithPicture], unreadable: [], next: null }),
        find: async () => emberWithPicture,
      },
      sharing: { find: async () => ({ status: 'private' }), penName: async () => 'Lantern Lane' },
    },
    fakeAccount({ session: () => SESSION }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'New Character' }));
  fireEvent.click(await screen.findByRole('button', { name: 'All characters' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Ember/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share a character' });
  press('Back');
  press('Back');
  await screen.findByLabelText('Name');
  expect(screen.queryByRole('dialog')).toBeNull();
  press('All characters');
  await screen.findByRole('button', { name: 'New Character' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
