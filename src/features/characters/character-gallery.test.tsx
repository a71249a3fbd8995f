import { AppError } from '@talelantern/domain/errors/app-error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Page } from '../../services/core/page.ts';
import type { Character } from '@talelantern/domain/characters/character';
import { friendPortrait } from '../../shared/characters/friends.ts';
import { ember, emberWithPortrait } from './character-fakes.ts';
import { type FakeServices } from '../../testing/fake-services.ts';
import { CharacterGallery } from './character-gallery.tsx';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { NEVER } from '../../testing/never.ts';

const pip = ember({ id: 'pip', name: 'Pip', type: 'Animal - Fox - Red Fox', gender: 'male', magicalPower: null });
const page = (items: Character[], overrides: Partial<Page<Character>> = {}): Page<Character> => ({
  items,
  unreadable: [],
  next: null,
  ...overrides,
});

function renderGallery(fakes: FakeServices) {
  const actions = { onView: vi.fn(), onEdit: vi.fn(), onShare: vi.fn() };
  renderWithServices(<CharacterGallery onNew={vi.fn()} {...actions} />, fakes);
  return actions;
}

const card = (name: RegExp) => screen.findByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search characters' }), { target: { value } });

function askToDelete(name: string) {
  press(`More about ${name}`);
  press('Delete');
  return within(screen.getByRole('dialog'));
}

test('an empty character gallery shows one sentence and one button', async () => {
  renderGallery({});
  expect(await screen.findByRole('heading', { name: 'No one lives here yet' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a card opens its character, or the portrait step if the character has no portrait', async () => {
  const withPortrait = { ...emberWithPortrait('a.webp'), id: 'painted', name: 'Lyra' };
  const { onView, onEdit } = renderGallery({ characters: { list: async () => page([withPortrait, ember()]) } });
  fireEvent.click(await card(/^Lyra/));
  expect(onView).toHaveBeenCalledExactlyOnceWith(withPortrait);
  expect(onEdit).not.toHaveBeenCalled();
  fireEvent.click(await card(/^Ember/));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(ember());
});

test('an unreadable character does not hide the others', async () => {
  renderGallery({ characters: { list: async () => page([ember()], { unreadable: ['broken'] }) } });
  expect(await card(/^Ember/)).toBeTruthy();
  expect(screen.getByText('We couldn’t read this character')).toBeTruthy();
});

test.each(['View', 'Edit', 'Share'] as const)('%s is in the menu of a character', async (label) => {
  const actions = renderGallery({ characters: { list: async () => page([ember()]) } });
  await card(/^Ember/);
  press('More about Ember');
  press(label);
  expect(actions[`on${label}`]).toHaveBeenCalledExactlyOnceWith(ember());
});

test.each([
  [null, 'Shared'],
  ['waiting', 'On hold'],
  ['unfit', 'On hold'],
] as const)('a character with a link whose hold is %s is marked %s', async (hold, mark) => {
  const sharing = {
    isPublic: true,
    allowComments: false,
    shareId: 'c_1',
    sharedAt: 1,
    sharedBy: '',
    views: 0,
    likes: 0,
    hold,
  };
  renderGallery({ characters: { list: async () => page([ember({ sharing })]) } });
  expect(await card(new RegExp(`^Ember.*${mark}`))).toBeTruthy();
});

test('characters that fail to load show a message and can be retried', async () => {
  const list = vi
    .fn(async () => page([ember()]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch character'));
  renderGallery({ characters: { list } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load your wall just now' })).toBeTruthy();
  press('Try again');
  expect(await card(/^Ember/)).toBeTruthy();
});

test('the character search finds characters on pages that are not loaded yet', async () => {
  const next = {};
  const list = vi.fn(async (cursor?: object | null) => (cursor ? page([pip]) : page([ember()], { next })));
  renderGallery({ characters: { list } });
  await card(/^Ember/);
  search('fox');
  expect(await card(/^Pip/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ember/ })).toBeNull();
  search('nobody at all');
  expect(screen.getByText('No one here goes by “nobody at all”.')).toBeTruthy();
});

test('Show more loads the next page of characters', async () => {
  const next = {};
  renderGallery({
    characters: { list: async (cursor) => (cursor ? page([pip]) : page([ember()], { next })) },
  });
  await card(/^Ember/);
  press('Show more');
  expect(await card(/^Pip/)).toBeTruthy();
});

test('the dialog that deletes a character shows it and focuses Keep', async () => {
  renderGallery({ characters: { list: async () => page([emberWithPortrait('a.webp', 'b.webp')]) } });
  await card(/^Ember/);
  const dialog = askToDelete('Ember');
  expect(dialog.getByText(/^Ember and her 2 portraits will be deleted\./)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep Ember' }));
});

test('the dialog that deletes a friend without a painted portrait shows the friend', async () => {
  const friend = ember({ id: 'friend', name: 'Pip', type: 'Animal - Fur and Feather - Fox', imageUrl: null });
  renderGallery({ characters: { list: async () => page([friend]) } });
  await card(/^Pip/);
  askToDelete('Pip');
  expect(screen.getByRole('dialog').querySelector('img')?.getAttribute('src')).toBe(friendPortrait('friend-pip'));
});

test('the focus is kept on the page after a character is deleted', async () => {
  const outcome = new Promise<never>(() => undefined);
  renderGallery({
    characters: { list: async () => page([ember()]) },
    deletions: { hold: () => ({ undo: vi.fn(), undoEnds: NEVER, outcome }) },
  });
  await card(/^Ember/);
  const confirm = askToDelete('Ember').getByRole('button', { name: 'Delete Ember' });
  confirm.focus();
  fireEvent.click(confirm);
  await screen.findByText('No one lives here yet');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('a deleted character is hidden immediately, with a toast when it is deleted', async () => {
  let finishDeletion = (): void => undefined;
  const outcome = new Promise<'deleted'>((resolve) => (finishDeletion = () => resolve('deleted')));
  renderGallery({
    characters: {
      list: vi.fn(async () => page([pip])).mockResolvedValueOnce(page([ember(), pip])),
    },
    deletions: { hold: () => ({ undo: vi.fn(), undoEnds: NEVER, outcome }) },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ember/ })).toBeNull());
  expect(screen.queryByText('Character deleted successfully')).toBeNull();
  act(() => finishDeletion());
  expect(await screen.findByText('Character deleted successfully')).toBeTruthy();
});

test('Undo restores a deleted character', async () => {
  let keep = (): void => undefined;
  const outcome = new Promise<'kept'>((resolve) => (keep = () => resolve('kept')));
  renderGallery({
    characters: {
      list: async () => page([ember(), pip]),
    },
    deletions: { hold: () => ({ undo: () => keep(), undoEnds: NEVER, outcome }) },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card(/^Ember/)).toBeTruthy();
  expect(screen.queryByText('Character deleted successfully')).toBeNull();
});

test('a character that fails to delete shows a message and remains', async () => {
  renderGallery({
    characters: {
      list: async () => page([ember()]),
    },
    deletions: {
      hold: () => ({
        undo: vi.fn(),
        undoEnds: NEVER,
        outcome: Promise.reject(new AppError('internal', 'Failed to delete character')),
      }),
    },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  expect(await screen.findByText('Failed to delete character')).toBeTruthy();
  expect(await card(/^Ember/)).toBeTruthy();
});
