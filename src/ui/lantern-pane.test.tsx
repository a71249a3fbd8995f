import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceTile, TileGrid } from './choice-tile.tsx';
import { LanternPane } from './lantern-pane.tsx';

test('a picture that fails to load is reported once, however often it is retried', async () => {
  const report = vi.fn();
  render(<LanternPane src="/ember.webp" alt="Ember" onImageFailed={report} />);
  fireEvent.error(screen.getByRole('img', { name: 'Ember' }));
  expect(screen.getByText('Failed to load image')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  fireEvent.error(screen.getByRole('img', { name: 'Ember' }));
  expect(report).toHaveBeenCalledOnce();
});

test('a new picture URL clears the failure', () => {
  const report = vi.fn();
  const { rerender } = render(<LanternPane src="/ember.webp" alt="Ember" onImageFailed={report} />);
  fireEvent.error(screen.getByRole('img', { name: 'Ember' }));
  rerender(<LanternPane src="/ember-2.webp" alt="Ember" onImageFailed={report} />);
  fireEvent.error(screen.getByRole('img', { name: 'Ember' }));
  expect(report).toHaveBeenCalledTimes(2);
});

test('inside a tile a failed picture contains no button', () => {
  render(
    <TileGrid label="Characters" selection="toggle" layout="cast">
      <ChoiceTile
        name="Ember"
        picture={<LanternPane src="/ember.webp" alt="red" />}
        chosen={false}
        onChoose={vi.fn()}
      />
    </TileGrid>,
  );
  fireEvent.error(screen.getByRole('img', { name: 'red' }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a tile that is not available is focusable but cannot be chosen', async () => {
  const choose = vi.fn();
  render(
    <TileGrid label="Kind" selection="radio" layout="kinds">
      <ChoiceTile name="Robot" picture={null} chosen={false} onChoose={choose} notAvailable />
    </TileGrid>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Robot' }));
  expect(choose).not.toHaveBeenCalled();
});
