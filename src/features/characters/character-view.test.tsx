import type { Character } from '@talelantern/domain/characters/character';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FakeServices } from '../../testing/fake-services.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ember, emberWithPortrait } from './character-fakes.ts';
import { CharacterView } from './character-view.tsx';
import { NEVER } from '../../testing/never.ts';

function renderView(character: Character, fakes: FakeServices = {}) {
  const actions = { onBack: vi.fn(), onEdit: vi.fn(), onShare: vi.fn(), onCreateStory: vi.fn() };
  renderWithServices(<CharacterView character={character} {...actions} />, fakes);
  return actions;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a character page shows only details that are filled in', () => {
  renderView(ember({ role: null, customDescription: 'Sneezes sparks.', realChild: true }));
  const facts = screen.getAllByRole('term').map((term) => term.textContent);
  expect(facts).toEqual(['Kind', 'Gender', 'Traits', 'Magical power', 'Looks', 'Age', 'You’d notice', 'Real name']);
  expect(screen.getByText('Sneezes sparks.')).toBeTruthy();
  expect(screen.getByText('Named after a real child. For the AI, we swap the name for a made-up one.')).toBeTruthy();
});

test('a character without a portrait offers to generate one', () => {
  const { onEdit } = renderView(ember({ name: 'Zephyr' }));
  expect(screen.getByText('No portrait yet')).toBeTruthy();
  press('Paint a portrait');
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a friend without a portrait shows its ready-made picture and a button to generate one', () => {
  const { onEdit } = renderView(ember());
  expect(screen.getByRole('img').getAttribute('src')).toBe('/art/friends/ember.webp');
  press('Paint a portrait');
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a portrait that fails to load is reported once and can be retried', () => {
  renderView(emberWithPortrait('a.webp'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  fireEvent.error(screen.getByRole('img'));
  expect(within(screen.getByRole('region', { name: 'Messages' })).getAllByText('Failed to load image')).toHaveLength(1);
});

test.each([
  ['Edit', 'onEdit'],
  ['Share', 'onShare'],
  ['Tell a story', 'onCreateStory'],
  ['All characters', 'onBack'],
] as const)('the character page has a button for %s', (label, action) => {
  const actions = renderView(emberWithPortrait('a.webp'));
  press(label);
  expect(actions[action]).toHaveBeenCalledOnce();
});

test('deleting a character asks for confirmation and returns to the gallery', async () => {
  const outcome = new Promise<never>(() => undefined);
  const hold = vi.fn(() => ({ undo: vi.fn(), undoEnds: NEVER, outcome }));
  const { onBack } = renderView(emberWithPortrait('a.webp'), { deletions: { hold } });
  press('Delete');
  expect(hold).not.toHaveBeenCalled();
  press('Delete Ember');
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(hold).toHaveBeenCalledExactlyOnceWith({ kind: 'character', id: ember().id });
});

test('with a PIN no character is deleted before the PIN is entered', async () => {
  const hold = vi.fn();
  const { onBack } = renderView(emberWithPortrait('a.webp'), { deletions: { hold }, lock: fakeLock('4071') });
  press('Delete');
  press('Delete Ember');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'Keep Ember' })).toBeTruthy();
  expect(hold).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});

test.each([
  [null, 'Shared'],
  ['waiting', 'On hold'],
  ['removed', 'Share'],
] as const)('the button that shares a character whose hold is %s is labeled %s', (hold, label) => {
  const { onShare } = renderView(ember({ sharing: readItemSharing({ isPublic: hold !== 'removed', hold }) }));
  press(label);
  expect(onShare).toHaveBeenCalledOnce();
});
