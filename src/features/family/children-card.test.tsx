import type { ChildFields, ChildProfile } from '@talelantern/domain/family/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChildService } from '../../services/child-service.ts';
import type { HeldDeletion } from '../../services/held-deletion.ts';
import { notify } from '../../ui/notify.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { storedChild } from './child-fakes.ts';
import { ChildrenCard } from './children-card.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

const mo = storedChild('mo', 'Mo', { avoid: ['spiders', 'thunder'], likes: ['owls'] });
const ida = storedChild('ida', 'Ida', { ageRange: '3-4', readingLevel: 'listening' });

const showCard = (children: Partial<ChildService>) => renderWithServices(<ChildrenCard />, { children });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** A deletion that a test decides about. */
function heldDeletion() {
  const { promise, resolve, reject } = Promise.withResolvers<'deleted' | 'undone'>();
  const undo = vi.fn(() => resolve('undone'));
  const deleteLater = vi.fn((): HeldDeletion => ({ undo, outcome: promise }));
  return { deleteLater, carryOut: () => resolve('deleted'), fail: reject };
}

test('each child says what its stories know of it', async () => {
  showCard({ list: async () => [mo, ida] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('5-8 years · Reads with some help');
  expect(first?.textContent).toContain('Without: spiders, thunder');
  expect(first?.textContent).toContain('Likes: owls');
  expect(second?.textContent).toContain('Nothing is left out');
  expect(second?.textContent).not.toContain('Likes');
});

test('a first child is invited, and added by keyboard alone', async () => {
  const create = vi.fn(async (fields: ChildFields): Promise<ChildProfile> => ({ ...mo, ...fields }));
  showCard({ list: async () => [], create });
  expect(await screen.findByText(/^Nobody is listed yet\./)).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Nickname'));
  await userEvent.keyboard('Zoë');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const own = screen.getByLabelText('Something else to leave out');
  own.focus();
  await userEvent.keyboard('wasps{Enter}');
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Zoë' })).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ageRange: '3-4', avoid: ['wasps'] }));
});

test('a change shows at once where it was made', async () => {
  showCard({ list: async () => [mo, ida], update: async (child, fields) => ({ ...child, ...fields }) });
  await screen.findByText('Without: spiders, thunder');
  await press('Change Mo');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'thunder', pressed: true }));
  await press('Save');
  expect(await screen.findByText('Without: spiders')).toBeTruthy();
});

test('a child goes when that is meant, and comes back when it was not', async () => {
  const list = vi.fn<ChildService['list']>().mockResolvedValueOnce([mo, ida]).mockResolvedValue([mo, ida]);
  const { deleteLater } = heldDeletion();
  showCard({ list, deleteLater });
  await screen.findByText('Nothing is left out');
  await press('Delete Mo');
  const question = within(screen.getByRole('dialog', { name: 'Delete Mo?' }));
  expect(question.getByText(/New chapters and pictures no longer leave out: spiders, thunder\.$/)).toBeTruthy();
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep Mo' }));
  await press('Keep Mo');
  expect(deleteLater).not.toHaveBeenCalled();
  await press('Delete Mo');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Mo' }));
  await waitFor(() => expect(names()).toEqual(['Ida']));
  expect(deleteLater).toHaveBeenCalledExactlyOnceWith(mo);
  await press('Undo');
  await waitFor(() => expect(names()).toEqual(['Mo', 'Ida']));
});

test('a child that could not be deleted is said, and listed again', async () => {
  const { deleteLater, fail } = heldDeletion();
  showCard({ list: async () => [ida], deleteLater });
  await screen.findByText('Nothing is left out');
  await press('Delete Ida');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Ida' }));
  expect(await screen.findByText(/^Nobody is listed yet\./)).toBeTruthy();
  fail(new AppError('internal', 'Failed to delete child'));
  expect(await screen.findByText('Failed to delete child')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Ida']));
});

test('as many children as there is room for are all that can be added', async () => {
  const many = Array.from({ length: LIMITS.children }, (_, index) => storedChild(`k${index}`, `Child ${index}`));
  showCard({ list: async () => many });
  expect(await screen.findByText('There is room for 12 children, and all of it is taken.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
});

test('children that could not be fetched are asked for again', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([mo]);
  showCard({ list });
  expect((await screen.findAllByText('Failed to load required data')).length).toBeGreaterThan(0);
  await press('Try again');
  await waitFor(() => expect(names()).toEqual(['Mo']));
});
