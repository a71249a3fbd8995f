// @vitest-environment happy-dom
import type { ChildFields, ChildProfile } from '@talelantern/domain/family/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChildService } from '../../services/child-service.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { storedChild } from './child-fakes.ts';
import { ChildPicker } from './child-picker.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const mo = storedChild('mo', 'Mo', { avoid: ['spiders', 'thunder'] });
const ida = storedChild('ida', 'Ida', { ageRange: '3-4' });

function renderPicker(children: Partial<ChildService>, startId: string | null = null) {
  const onChoose = vi.fn();
  function Picker() {
    const [childId, setChildId] = useState(startId);
    return (
      <ChildPicker
        childId={childId}
        onChoose={(chosen) => {
          onChoose(chosen);
          setChildId(chosen?.id ?? null);
        }}
      />
    );
  }
  renderWithServices(<Picker />, { children });
  return onChoose;
}

const dialog = () => within(screen.getByRole('dialog'));
async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a child' }));
  await screen.findByLabelText('Nickname');
}
const fillIn = (nickname: string, ageRange: string) => {
  fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: nickname } });
  fireEvent.click(dialog().getByRole('radio', { name: ageRange }));
};

test('a chosen child is given, and what its stories leave out is said', async () => {
  const onChoose = renderPicker({ list: async () => [mo, ida] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Mo · 5-8' }));
  expect(onChoose).toHaveBeenLastCalledWith(mo);
  expect(screen.getByText('Without: spiders, thunder')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Ida · 3-4' }));
  expect(screen.getByText('Nothing is left out')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Everyone' }));
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

test('a child that is gone is dropped without a word', async () => {
  const onChoose = renderPicker({ list: async () => [mo] }, 'gone');
  await waitFor(() => expect(onChoose).toHaveBeenCalledExactlyOnceWith(null));
});

test('a new child needs a nickname and an age range; saved, the story is for it', async () => {
  const create = vi.fn(async (fields: ChildFields) => ({ ...ida, ...fields, id: 'new' }));
  const onChoose = renderPicker({ list: async () => [], create });
  await openDialog();
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a nickname')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: 'Zoë' } });
  expect(screen.getByText('Please select an age range')).toBeTruthy();
  fireEvent.click(dialog().getByRole('radio', { name: '9-12' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Spiders' }));
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('radio', { name: 'Zoë · 9-12', checked: true })).toBeTruthy();
  expect(screen.getByText('Without: Spiders')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith({
    nickname: 'Zoë',
    ageRange: '9-12',
    readingLevel: 'with-help',
    likes: [],
    avoid: ['Spiders'],
  });
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'new' }));
});

test('a child that could not be saved stays described, also after the dialog was closed', async () => {
  renderPicker({
    list: async () => [],
    create: () => Promise.reject(new AppError('internal', 'Failed to save child')),
  });
  await openDialog();
  fillIn('Zoë', '9-12');
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save child')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Not now' }));
  await openDialog();
  expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Zoë');
});

test('what is left out can be changed; kept as it was, the change is forgotten', async () => {
  const update = vi.fn(async (_child: ChildProfile, fields: ChildFields) => ({ ...mo, ...fields }));
  renderPicker({ list: async () => [mo], update }, 'mo');
  fireEvent.click(await screen.findByRole('button', { name: 'Change Mo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'thunder', pressed: true }));
  fireEvent.click(dialog().getByRole('button', { name: 'Keep as it was' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change Mo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'thunder', pressed: true }));
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Without: spiders')).toBeTruthy();
  expect(update).toHaveBeenCalledOnce();
});

test('children that could not be read can be asked for again', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([mo]);
  renderPicker({ list });
  expect(await screen.findByText('Failed to load required data')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Mo · 5-8' })).toBeTruthy();
});
