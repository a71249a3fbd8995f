// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Page } from '../../services/page.ts';
import type { Character } from '@talelantern/domain/characters/character';
import { notify } from '../../ui/notify.ts';
import { ember, paintedEmber } from './character-fakes.ts';
import { type FakeServices } from '../fake-services.ts';
import { CharacterGallery } from './character-gallery.tsx';
import { renderWithServices } from '../render-with-services.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const pip = ember({ id: 'pip', name: 'Pip', type: 'Animal - Fox - Red Fox', gender: 'male', magicalPower: null });
const page = (items: Character[], more: Partial<Page<Character>> = {}): Page<Character> => ({
  items,
  unreadable: [],
  next: null,
  ...more,
});

function renderGallery(fakes: FakeServices) {
  const acts = { onView: vi.fn(), onEdit: vi.fn(), onShare: vi.fn() };
  renderWithServices(<CharacterGallery onNew={vi.fn()} {...acts} />, fakes);
  return acts;
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

test('nobody yet: one sentence and one button', async () => {
  renderGallery({});
  expect(await screen.findByRole('heading', { name: 'Nobody lives here yet' })).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a card shows its character, and one without a portrait leads to the easel', async () => {
  const painted = { ...paintedEmber('a.webp'), id: 'painted', name: 'Lyra' };
  const { onView, onEdit } = renderGallery({ characters: { list: async () => page([painted, ember()]) } });
  fireEvent.click(await card(/^Lyra/));
  expect(onView).toHaveBeenCalledExactlyOnceWith(painted);
  expect(onEdit).not.toHaveBeenCalled();
  fireEvent.click(await card(/^Ember/));
  expect(onEdit).toHaveBeenCalledExactlyOnceWith(ember());
});

test('one that cannot be read hides nobody', async () => {
  renderGallery({ characters: { list: async () => page([ember()], { unreadable: ['broken'] }) } });
  expect(await card(/^Ember/)).toBeTruthy();
  expect(screen.getByText('This character could not be read')).toBeTruthy();
});

test.each(['View', 'Edit', 'Share'] as const)('%s is offered behind the dots', async (label) => {
  const acts = renderGallery({ characters: { list: async () => page([ember()]) } });
  await card(/^Ember/);
  press('More about Ember');
  press(label);
  expect(acts[`on${label}`]).toHaveBeenCalledExactlyOnceWith(ember());
});

test('a shared character says so', async () => {
  const sharing = {
    isPublic: true,
    allowComments: false,
    shareId: 'c_1',
    sharedAt: 1,
    sharedBy: '',
    views: 0,
    likes: 0,
  };
  renderGallery({ characters: { list: async () => page([ember({ sharing })]) } });
  expect(await card(/^Ember.*Shared/)).toBeTruthy();
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  const list = vi
    .fn(async () => page([ember()]))
    .mockRejectedValueOnce(new AppError('internal', 'Failed to fetch character'));
  renderGallery({ characters: { list } });
  expect(await screen.findByRole('heading', { name: 'Failed to fetch character' })).toBeTruthy();
  press('Try again');
  expect(await card(/^Ember/)).toBeTruthy();
});

test('the search looks at later pages too', async () => {
  const next = {};
  const list = vi.fn(async (cursor?: object | null) => (cursor ? page([pip]) : page([ember()], { next })));
  renderGallery({ characters: { list } });
  await card(/^Ember/);
  search('fox');
  expect(await card(/^Pip/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Ember/ })).toBeNull();
  search('nobody at all');
  expect(screen.getByText('Nobody here answers to “nobody at all”.')).toBeTruthy();
});

test('Show more brings the next page', async () => {
  const next = {};
  renderGallery({
    characters: { list: async (cursor) => (cursor ? page([pip]) : page([ember()], { next })) },
  });
  await card(/^Ember/);
  press('Show more');
  expect(await card(/^Pip/)).toBeTruthy();
});

test('deleting shows who it is and starts on Keep', async () => {
  renderGallery({ characters: { list: async () => page([paintedEmber('a.webp', 'b.webp')]) } });
  await card(/^Ember/);
  const dialog = askToDelete('Ember');
  expect(dialog.getByText(/^Ember and her 2 portraits will be deleted\./)).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Keep Ember' }));
});

test('a deleted character leaves at once and is told when it is gone', async () => {
  let carryOut = (): void => undefined;
  const outcome = new Promise<'deleted'>((resolve) => (carryOut = () => resolve('deleted')));
  renderGallery({
    characters: {
      list: vi.fn(async () => page([pip])).mockResolvedValueOnce(page([ember(), pip])),
      deleteLater: () => ({ undo: vi.fn(), outcome }),
    },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ember/ })).toBeNull());
  expect(screen.queryByText('Character deleted successfully')).toBeNull();
  act(() => carryOut());
  expect(await screen.findByText('Character deleted successfully')).toBeTruthy();
});

test('Undo brings a character back', async () => {
  let keep = (): void => undefined;
  const outcome = new Promise<'undone'>((resolve) => (keep = () => resolve('undone')));
  renderGallery({
    characters: {
      list: async () => page([ember(), pip]),
      deleteLater: () => ({ undo: () => keep(), outcome }),
    },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await card(/^Ember/)).toBeTruthy();
  expect(screen.queryByText('Character deleted successfully')).toBeNull();
});

test('a deletion that fails says so, and the character is still there', async () => {
  renderGallery({
    characters: {
      list: async () => page([ember()]),
      deleteLater: () => ({
        undo: vi.fn(),
        outcome: Promise.reject(new AppError('internal', 'Failed to delete character')),
      }),
    },
  });
  await card(/^Ember/);
  fireEvent.click(askToDelete('Ember').getByRole('button', { name: 'Delete Ember' }));
  expect(await screen.findByText('Failed to delete character')).toBeTruthy();
  expect(await card(/^Ember/)).toBeTruthy();
});
