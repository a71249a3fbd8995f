import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ember } from './character-fakes.ts';
import { CharacterPicker } from './character-picker.tsx';
import { renderWithServices } from '../../testing/render-with-services.tsx';

const pip = ember({ id: 'pip', name: 'Pip' });

async function renderPicker(selectedIds: string[]) {
  const calls = { onToggle: vi.fn(), onNew: vi.fn() };
  renderWithServices(<CharacterPicker selectedIds={selectedIds} {...calls} />, {
    characters: { list: async () => ({ items: [ember(), pip], unreadable: [], next: null }) },
  });
  await screen.findByRole('button', { name: /^Ember/ });
  return calls;
}

test('pressing a portrait toggles its character', async () => {
  const { onToggle } = await renderPicker(['ember']);
  expect(screen.getByRole('button', { name: /^Ember/, pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Pip/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Ember/ }));
  expect(onToggle.mock.calls).toEqual([[pip], [ember()]]);
});

test('the last tile of the character picker opens the creator', async () => {
  const { onNew } = await renderPicker([]);
  fireEvent.click(screen.getByRole('button', { name: 'New Character' }));
  expect(onNew).toHaveBeenCalledOnce();
});
