import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ChildChip } from './child-chip.tsx';
import { storedChild } from './child-fakes.ts';

const children = { list: async () => [storedChild('mo', 'Mo')] };

test('the chip shows the child that the story is for, and a click calls onClick', async () => {
  const onClick = vi.fn();
  renderWithServices(<ChildChip childId="mo" onRead={vi.fn()} onClick={onClick} />, { children });
  fireEvent.click(await screen.findByRole('button', { name: 'For Mo' }));
  expect(onClick).toHaveBeenCalledOnce();
});

test('a deleted child is deselected silently', async () => {
  const onRead = vi.fn();
  renderWithServices(<ChildChip childId="gone" onRead={onRead} onClick={vi.fn()} />, { children });
  await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith(null));
});
