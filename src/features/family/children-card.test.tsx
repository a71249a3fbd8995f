import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { LIMITS } from '@talelantern/domain/limits/limits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import type { ChildService } from '../../services/children/child-service.ts';
import type { HeldDeletion } from '../../services/deletion/held-deletion.ts';
import { FRIEND_CHARACTERS } from '../../shared/characters/friends.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { fakeLock } from '../lock/lock-fakes.ts';
import { storedChild } from './child-fakes.ts';
import { ChildrenCard } from './children-card.tsx';
import { NEVER } from '../../testing/never.ts';

const mo = storedChild('mo', 'Mo', { avoid: ['spiders', 'thunder'], likes: ['owls'] });
const ida = storedChild('ida', 'Ida', { ageRange: '3-4', readingLevel: 'listening' });

const showCard = (children: Partial<ChildService>, deletions: Partial<Services['deletions']> = {}) =>
  renderWithServices(<ChildrenCard />, { children, deletions });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** A deletion that the test completes or fails. */
function controlledDeletion() {
  const { promise, resolve, reject } = Promise.withResolvers<'deleted' | 'kept'>();
  const undo = vi.fn(() => resolve('kept'));
  const hold = vi.fn((): HeldDeletion => ({ undo, undoEnds: NEVER, outcome: promise }));
  return { hold, finishDeletion: () => resolve('deleted'), fail: reject };
}

test('the children card shows the details of each child that stories use', async () => {
  showCard({ list: async () => [mo, ida] });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('5-8 years · Reads with some help');
  expect(first?.textContent).toContain('Leaves out: spiders, thunder');
  expect(first?.textContent).toContain('Likes: owls');
  expect(second?.textContent).toContain('Nothing left out');
  expect(second?.textContent).not.toContain('Likes');
});

test('the children card suggests a first child, which can be added by keyboard', async () => {
  const create = vi.fn(async (fields: ChildFields): Promise<ChildProfile> => ({ ...mo, ...fields }));
  showCard({ list: async () => [], create });
  expect(await screen.findByText(/^No children yet\./)).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByLabelText('Nickname'));
  await userEvent.keyboard('Zoë');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  const customField = screen.getByLabelText('Something else to leave out');
  customField.focus();
  await userEvent.keyboard('wasps{Enter}');
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Zoë' })).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ageRange: '3-4', avoid: ['wasps'] }));
});

test('a change of a child is shown immediately', async () => {
  showCard({ list: async () => [mo, ida], update: async (child, fields) => ({ ...child, ...fields }) });
  await screen.findByText('Leaves out: spiders, thunder');
  await press('Change Mo');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'thunder', pressed: true }));
  await press('Save');
  expect(await screen.findByText('Leaves out: spiders')).toBeTruthy();
});

/** Adds Zoë; the test decides whether saving succeeds. */
async function addZoe() {
  const { promise, resolve, reject } = Promise.withResolvers<ChildProfile>();
  const create = vi.fn(() => promise);
  showCard({ list: async () => [mo], create });
  await screen.findByText('Likes: owls');
  await press('Add a child');
  await userEvent.type(screen.getByLabelText('Nickname'), 'Zoë');
  await userEvent.click(screen.getByRole('radio', { name: '5-8' }));
  await press('Save');
  await waitFor(() => expect(create).toHaveBeenCalledOnce());
  return { finish: () => resolve(storedChild('zoe', 'Zoë')), fail: reject };
}
const nickname = () => screen.getByLabelText<HTMLInputElement>('Nickname');
const closeByKey = () => fireEvent(screen.getByRole('dialog'), new Event('cancel'));

test('a child cannot be edited while it is being saved', async () => {
  await addZoe();
  await userEvent.type(nickname(), 'lina');
  expect(nickname().value).toBe('Zoë');
});

test('while a child is being saved, the reopened form is locked; once the child is saved, the form is cleared', async () => {
  const { finish } = await addZoe();
  closeByKey();
  await press('Add a child');
  await userEvent.type(nickname(), 'lina');
  expect(nickname().value).toBe('Zoë');
  finish();
  await waitFor(() => expect(names()).toEqual(['Mo', 'Zoë']));
  await waitFor(() => expect(nickname().value).toBe(''));
  await userEvent.type(nickname(), 'Pip');
  closeByKey();
  await press('Add a child');
  expect(nickname().value).toBe('Pip');
});

test('a child that fails to save after its dialog was reopened is kept as a draft', async () => {
  const { fail } = await addZoe();
  closeByKey();
  await press('Add a child');
  fail(new AppError('internal', 'Failed to save child'));
  expect(await screen.findByText('Failed to save child')).toBeTruthy();
  await userEvent.type(nickname(), 'lina');
  expect(nickname().value).toBe('Zoëlina');
});

test('a child whose saving gets no response can be saved again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await addZoe();
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(screen.getByText('Failed to save child')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});

test('a child that fails to save after its dialog was closed is announced and kept as a draft', async () => {
  const { fail } = await addZoe();
  closeByKey();
  fail(new AppError('internal', 'Failed to save child'));
  expect(await screen.findByText('Failed to save child')).toBeTruthy();
  await press('Add a child');
  expect(nickname().value).toBe('Zoë');
});

test('with a PIN, a child’s avoid list is shown and changed only after the PIN was entered', async () => {
  renderWithServices(<ChildrenCard />, { children: { list: async () => [mo] }, lock: fakeLock('4071') });
  await screen.findByText('Likes: owls');
  await press('Change Mo');
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  await press('Not now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Change Mo');
  await screen.findByRole('dialog', { name: 'Ask a grown-up' });
  for (const digit of '4071') await press(digit);
  await press('Open');
  expect(await screen.findByRole('dialog', { name: 'About Mo' })).toBeTruthy();
});

test('a child gets the face of a friend or of a character with a portrait, and shows it', async () => {
  const update = vi.fn(async (child: ChildProfile, fields: ChildFields) => ({ ...child, ...fields }));
  const [pip] = FRIEND_CHARACTERS;
  if (!pip) throw new Error('There are no friends');
  const hoot = { ...pip, id: 'hoot', name: 'Hoot', imageUrl: '/hoot.webp' };
  const plain = { ...pip, id: 'plain', name: 'Plain' };
  const { container } = renderWithServices(<ChildrenCard />, {
    children: { list: async () => [mo], update },
    characters: {
      list: async () => ({ items: [hoot, plain], unreadable: [], next: null }),
      find: async () => hoot,
    },
  });
  await screen.findByText('Likes: owls');
  expect(container.querySelector('li [data-letter]')?.getAttribute('data-letter')).toBe('M');
  await press('Change Mo');
  const faces = within(await screen.findByRole('radiogroup', { name: /^A face/ }));
  await faces.findByRole('radio', { name: 'Hoot' });
  expect(faces.getAllByRole('radio').map((face) => face.getAttribute('aria-label'))).toEqual([
    'The first letter',
    'Ember',
    'Pip',
    'Lyra',
    'Hoot',
  ]);
  await userEvent.click(faces.getByRole('radio', { name: 'Hoot' }));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(update).toHaveBeenCalledExactlyOnceWith(mo, expect.objectContaining({ nickname: 'Mo', face: 'hoot' }));
  expect(container.querySelector('li img')?.getAttribute('src')).toBe('/hoot.webp');
});

test('the face that a child has is chosen and stays offered, even of a family with many newer characters', async () => {
  const [pip] = FRIEND_CHARACTERS;
  if (!pip) throw new Error('There are no friends');
  const hoot = { ...pip, id: 'hoot', name: 'Hoot', imageUrl: '/hoot.webp' };
  const newer = Array.from({ length: 20 }, (_, index) => ({ ...hoot, id: `owl${index}`, name: `Owl ${index}` }));
  renderWithServices(<ChildrenCard />, {
    children: { list: async () => [{ ...mo, face: 'hoot' }] },
    characters: {
      list: async () => ({ items: newer, unreadable: [], next: null }),
      find: async (id) => [hoot, ...newer].find((owl) => owl.id === id) ?? null,
    },
  });
  await screen.findByText('Likes: owls');
  await press('Change Mo');
  const faces = within(await screen.findByRole('radiogroup', { name: /^A face/ }));
  expect(await faces.findByRole('radio', { name: 'Hoot', checked: true })).toBeTruthy();
  await userEvent.click(await faces.findByRole('radio', { name: 'Owl 0' }));
  expect(faces.getByRole('radio', { name: 'Hoot', checked: false })).toBeTruthy();
  expect(faces.getAllByRole('radio')).toHaveLength(10);
});

test('a child is deleted, or restored by Undo', async () => {
  const list = vi.fn<ChildService['list']>().mockResolvedValueOnce([mo, ida]).mockResolvedValue([mo, ida]);
  const { hold } = controlledDeletion();
  showCard({ list }, { hold });
  await screen.findByText('Nothing left out');
  await press('Delete Mo');
  const question = within(screen.getByRole('dialog', { name: 'Delete Mo?' }));
  expect(question.getByText(/New chapters and pictures no longer leave out: spiders, thunder\.$/)).toBeTruthy();
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep Mo' }));
  await press('Keep Mo');
  expect(hold).not.toHaveBeenCalled();
  await press('Delete Mo');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Mo' }));
  await waitFor(() => expect(names()).toEqual(['Ida']));
  expect(hold).toHaveBeenCalledExactlyOnceWith({ kind: 'child', id: 'mo' });
  await press('Undo');
  await waitFor(() => expect(names()).toEqual(['Mo', 'Ida']));
});

test.each([
  [[mo, ida], true],
  [[mo], false],
])(
  'the question about deleting a child mentions moving stories to another child only if there is another',
  async (all, isSaid) => {
    showCard({ list: async () => all });
    await screen.findByText('Likes: owls');
    await press('Delete Mo');
    const question = within(screen.getByRole('dialog', { name: 'Delete Mo?' }));
    expect(question.getByText(/Their stories stay on your shelf, with the name in them[;.]/)).toBeTruthy();
    expect(question.queryByText(/give it to another child/) !== null).toBe(isSaid);
  },
);

test('focus stays on the page after a child is deleted', async () => {
  showCard({ list: async () => [mo, ida] }, { hold: controlledDeletion().hold });
  await screen.findByText('Mo');
  await press('Delete Mo');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Mo' }));
  await waitFor(() => expect(names()).toEqual(['Ida']));
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('a child that fails to delete shows a message and is listed again', async () => {
  const { hold, fail } = controlledDeletion();
  showCard({ list: async () => [ida] }, { hold });
  await screen.findByText('Nothing left out');
  await press('Delete Ida');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete Ida' }));
  expect(await screen.findByText(/^No children yet\./)).toBeTruthy();
  fail(new AppError('internal', 'Failed to delete child'));
  expect(await screen.findByText('Failed to delete child')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(['Ida']));
});

test('at the maximum, no further child can be added', async () => {
  const many = Array.from({ length: LIMITS.children }, (_, index) => storedChild(`k${index}`, `Child ${index}`));
  showCard({ list: async () => many });
  expect(await screen.findByText('You’ve added 12 children, the most there’s room for.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add a child' })).toBeNull();
});

test('children that fail to load can be retried', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([mo]);
  showCard({ list });
  expect((await screen.findAllByText('Failed to load required data')).length).toBeGreaterThan(0);
  await press('Try again');
  await waitFor(() => expect(names()).toEqual(['Mo']));
});

test('an open form shows what another device has added for the child', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockResolvedValueOnce([mo])
    .mockResolvedValue([{ ...mo, avoid: [...mo.avoid, 'wasps'] }]);
  const update = vi.fn(async (child: ChildProfile, fields: ChildFields) => ({ ...child, ...fields }));
  showCard({ list, update });
  await screen.findByText('Likes: owls');
  await press('Change Mo');
  const form = within(await screen.findByRole('dialog', { name: 'About Mo' }));
  await userEvent.click(form.getByRole('button', { name: 'The dark' }));
  // The family returns from another app.
  fireEvent(window, new Event('visibilitychange'));
  expect(await form.findByRole('button', { name: 'wasps', pressed: true })).toBeTruthy();
  await press('Save');
  await screen.findByText('Leaves out: spiders, thunder, wasps, The dark');
  expect(update.mock.calls[0]?.[0].avoid).toEqual(['spiders', 'thunder', 'wasps']);
});

test('a list that is too long because of another device shows all its entries and what to do', async () => {
  const full = Array.from({ length: LIMITS.listEntries }, (_, index) => `wasps ${index}`);
  const list = vi
    .fn<ChildService['list']>()
    .mockResolvedValue([{ ...mo, avoid: [...mo.avoid, ...full] }])
    .mockResolvedValueOnce([mo])
    .mockResolvedValueOnce([mo]);
  showCard({ list, update: () => Promise.reject(new AppError('invalid', 'Please choose at most 20')) });
  await screen.findByText('Likes: owls');
  await press('Change Mo');
  const form = within(await screen.findByRole('dialog', { name: 'About Mo' }));
  await press('Save');
  expect(await form.findByRole('button', { name: 'wasps 19', pressed: true })).toBeTruthy();
  expect(form.getByText('Please choose at most 20. Remove one to swap.')).toBeTruthy();
  const errors = form.getByRole('group', { name: 'Please leave out' }).getAttribute('aria-describedby');
  expect(errors?.split(' ').map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toContain(
    'Please choose at most 20',
  );
});
