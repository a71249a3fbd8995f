// @vitest-environment happy-dom
import type { Character } from '@talelantern/domain/characters/character';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import type { FakeServices } from '../fake-services.ts';
import { fakeLock } from '../lock/lock-fakes.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ember, paintedEmber } from './character-fakes.ts';
import { CharacterView } from './character-view.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

function renderView(character: Character, fakes: FakeServices = {}) {
  const acts = { onBack: vi.fn(), onEdit: vi.fn(), onShare: vi.fn(), onTell: vi.fn() };
  renderWithServices(<CharacterView character={character} {...acts} />, fakes);
  return acts;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('tells what is known of a character, and nothing that was left open', () => {
  renderView(ember({ role: null, customDescription: 'Sneezes sparks.', realChild: true }));
  const facts = screen.getAllByRole('term').map((term) => term.textContent);
  expect(facts).toEqual(['Kind', 'Gender', 'Traits', 'Magical power', 'Looks', 'Age', 'You’d notice', 'Real name']);
  expect(screen.getByText('Sneezes sparks.')).toBeTruthy();
  expect(screen.getByText('Named after a real child: the storyteller knows another name.')).toBeTruthy();
});

test('an empty pane says so and offers to paint', () => {
  const { onEdit } = renderView(ember());
  expect(screen.getByText('No portrait yet')).toBeTruthy();
  press('Paint a portrait');
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a portrait that cannot be loaded is told once and can be tried again', () => {
  renderView(paintedEmber('a.webp'));
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(2);
  press('Retry');
  fireEvent.error(screen.getByRole('img'));
  expect(within(screen.getByRole('region', { name: 'Messages' })).getAllByText('Failed to load image')).toHaveLength(1);
});

test.each([
  ['Edit', 'onEdit'],
  ['Share', 'onShare'],
  ['Tell a story', 'onTell'],
  ['All characters', 'onBack'],
] as const)('%s is a touch away', (label, wish) => {
  const acts = renderView(paintedEmber('a.webp'));
  press(label);
  expect(acts[wish]).toHaveBeenCalledOnce();
});

test('deleting asks first and leads back to the wall', async () => {
  const outcome = new Promise<never>(() => undefined);
  const deleteLater = vi.fn(() => ({ undo: vi.fn(), outcome }));
  const { onBack } = renderView(paintedEmber('a.webp'), { characters: { deleteLater } });
  press('Delete');
  expect(deleteLater).not.toHaveBeenCalled();
  press('Delete Ember');
  await waitFor(() => expect(onBack).toHaveBeenCalledOnce());
  expect(deleteLater).toHaveBeenCalledOnce();
});

test('with the grown-up lock nothing is deleted before the PIN', async () => {
  const deleteLater = vi.fn();
  const { onBack } = renderView(paintedEmber('a.webp'), { characters: { deleteLater }, lock: fakeLock('4071') });
  press('Delete');
  press('Delete Ember');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'Keep Ember' })).toBeTruthy();
  expect(deleteLater).not.toHaveBeenCalled();
  expect(onBack).not.toHaveBeenCalled();
});
