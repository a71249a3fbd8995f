import type { Location } from '@talelantern/domain/locations/location';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { storedWood } from './location-fakes.ts';
import { LocationPicker } from './location-picker.tsx';

const quay = storedWood({
  id: 'quay',
  name: 'Lantern Quay',
  type: 'Rivers and Seas',
  category: 'Harbour',
  subcategory: '',
});

function renderPicker(items: Location[], selectedIds: string[] = [], max = 4) {
  const onToggle = vi.fn();
  renderWithServices(<LocationPicker selectedIds={selectedIds} onToggle={onToggle} max={max} />, {
    locations: { list: async () => ({ items, unreadable: [], next: null }) },
  });
  return onToggle;
}

test('pressing the picture of a location toggles it', async () => {
  const onToggle = renderPicker([storedWood(), quay], ['wood']);
  fireEvent.click(await screen.findByRole('button', { name: /^Lantern Quay/, pressed: false }));
  fireEvent.click(screen.getByRole('button', { name: /^Lantern Wood/, pressed: true }));
  expect(onToggle.mock.calls).toEqual([[quay], [storedWood()]]);
});

test('the location picker finds locations by name and type', async () => {
  renderPicker([storedWood(), quay]);
  fireEvent.change(await screen.findByLabelText('Search locations'), { target: { value: 'harbour' } });
  expect(screen.queryByRole('button', { name: /^Lantern Wood/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Lantern Quay/ })).toBeTruthy();
});

test('choosing more locations than a story can contain is rejected with a message', async () => {
  const onToggle = renderPicker([storedWood(), quay, storedWood({ id: 'sky', name: 'Skyhaven' })], ['wood', 'sky'], 2);
  fireEvent.click(await screen.findByRole('button', { name: /^Lantern Quay/ }));
  expect(onToggle).not.toHaveBeenCalled();
  expect(screen.getByText('A story has room for 2 places. Remove one to swap.')).toBeTruthy();
});

test('a family without locations gets a link to create its first location', async () => {
  renderPicker([]);
  fireEvent.click(await screen.findByRole('link', { name: 'New Location' }));
  expect(screen.getByText('Now at /locations/create')).toBeTruthy();
});
