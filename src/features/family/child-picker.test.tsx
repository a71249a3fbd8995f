import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';
import { AppError } from '@talelantern/domain/errors/app-error';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { ChildService } from '../../services/children/child-service.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { storedChild } from './child-fakes.ts';
import { ChildPicker } from './child-picker.tsx';

const mo = storedChild('mo', 'Mo', { avoid: ['spiders', 'thunder'] });
const ida = storedChild('ida', 'Ida', { ageRange: '3-4' });

function renderPicker(children: Partial<ChildService>, startId: string | null = null) {
  const onChoose = vi.fn();
  function Picker() {
    const [childId, setChildId] = useState(startId);
    return (
      <ChildPicker
        id="child"
        story={{ childId, ageRange: '5-8' }}
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
const fillForm = (nickname: string, ageRange: string) => {
  fireEvent.change(screen.getByLabelText('Nickname'), { target: { value: nickname } });
  fireEvent.click(dialog().getByRole('radio', { name: ageRange }));
};

test('choosing a child shows its avoid list', async () => {
  const onChoose = renderPicker({ list: async () => [mo, ida] });
  fireEvent.click(await screen.findByRole('radio', { name: 'Mo · 5-8' }));
  expect(onChoose).toHaveBeenLastCalledWith(mo);
  expect(screen.getByText('Leaves out: spiders, thunder')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Ida · 3-4' }));
  expect(screen.getByText('Nothing left out')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Everyone' }));
  expect(onChoose).toHaveBeenLastCalledWith(null);
});

test('for everyone, a line shows what the children avoid on whose shelves the story would be', async () => {
  const nora = storedChild('nora', 'Nora', { ageRange: '9-12', avoid: ['snakes', 'thunder'] });
  renderPicker({ list: async () => [mo, { ...ida, avoid: ['the dark'] }, nora] });
  expect(await screen.findByText('Leaves out: spiders, thunder, snakes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
});

test('a new child needs a nickname and an age range, and is chosen once saved', async () => {
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
  expect(screen.getByText('Leaves out: Spiders')).toBeTruthy();
  expect(create).toHaveBeenCalledExactlyOnceWith({
    id: expect.any(String),
    nickname: 'Zoë',
    ageRange: '9-12',
    readingLevel: 'alone',
    likes: [],
    avoid: ['Spiders'],
    face: null,
  });
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'new' }));
});

test('adding a child says directly above Save what saving agrees to; changing one does not', async () => {
  const consent =
    /^By saving, you agree as their parent or guardian: OpenAI’s AI gets the age range.*take this back by deleting the profile\. Privacy policy$/;
  renderPicker({ list: async () => [mo] }, 'mo');
  await openDialog();
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save.previousElementSibling?.textContent).toMatch(consent);
  expect(save.getAttribute('aria-describedby')?.split(' ')).toContain(save.previousElementSibling?.id);
  fireEvent.click(dialog().getByRole('button', { name: 'Not now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change Mo' }));
  await screen.findByText('About Mo');
  expect(screen.queryByText(consent)).toBeNull();
});

test('the draft of a child survives a failure and closing the dialog', async () => {
  renderPicker({
    list: async () => [],
    create: () => Promise.reject(new AppError('internal', 'Failed to save child')),
  });
  await openDialog();
  fillForm('Zoë', '9-12');
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save child')).toBeTruthy();
  fireEvent.click(dialog().getByRole('button', { name: 'Not now' }));
  await openDialog();
  expect(screen.getByLabelText<HTMLInputElement>('Nickname').value).toBe('Zoë');
});

test('the avoid list of a child can be changed; without a change the draft is discarded', async () => {
  const update = vi.fn(async (_child: ChildProfile, fields: ChildFields) => ({ ...mo, ...fields }));
  renderPicker({ list: async () => [mo], update }, 'mo');
  fireEvent.click(await screen.findByRole('button', { name: 'Change Mo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'thunder', pressed: true }));
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change Mo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'thunder', pressed: true }));
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leaves out: spiders')).toBeTruthy();
  expect(update).toHaveBeenCalledOnce();
});

test('children that fail to load can be retried', async () => {
  const list = vi
    .fn<ChildService['list']>()
    .mockRejectedValueOnce(new AppError('internal', 'Failed to load required data'))
    .mockResolvedValue([mo]);
  renderPicker({ list });
  expect(await screen.findByText('Failed to load required data')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('radio', { name: 'Mo · 5-8' })).toBeTruthy();
});
