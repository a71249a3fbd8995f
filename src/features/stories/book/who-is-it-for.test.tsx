import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { storedChild } from '../../family/child-fakes.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { storedStory } from '../story-fakes.ts';
import { useStory } from '../use-story.ts';
import { WhoIsItFor } from './who-is-it-for.tsx';

function StoryFacts() {
  const state = useStory('quay');
  return state.status === 'found' && <WhoIsItFor story={state.story} />;
}

function show(story: Story, pin: string | null = null, edit?: StoryService['edit']) {
  const patches: object[] = [];
  renderWithServices(<StoryFacts />, {
    stories: {
      find: async () => story,
      edit:
        edit ??
        (async (shownStory, change) => {
          const patch = change(shownStory);
          patches.push(patch ?? {});
          return { ...shownStory, ...patch };
        }),
    },
    children: { list: async () => [storedChild('mo', 'Mo'), storedChild('ida', 'Ida', { ageRange: '9-12' })] },
    lock: fakeLock(pin),
  });
  return patches;
}

const child = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

test('a story of a deleted child is on no child’s shelf, and can be moved to another child or to everyone', async () => {
  const patches = show(storedStory({ childId: 'deleted', ageRange: '5-8' }));
  expect(await screen.findByText('On no child’s shelf: the child it was for is no longer listed.')).toBeTruthy();
  await userEvent.click(await child('Ida · 9-12'));
  await save();
  expect(await screen.findByText('Only on Ida’s shelf.')).toBeTruthy();
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  await userEvent.click(await child('Everyone'));
  await save();
  expect(await screen.findByText('On the shelf of every child from 5 years.')).toBeTruthy();
  expect(patches).toEqual([{ childId: 'ida' }, { childId: null }]);
});

test('arrow keys only choose a child; Save stores the choice once and keeps the focus in the section', async () => {
  const patches = show(storedStory({ childId: null }));
  (await child('Everyone')).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(await child('Ida · 9-12'));
  expect((await child('Ida · 9-12')).checked).toBe(true);
  expect(patches).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(patches).toEqual([{ childId: 'ida' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Who is it for?' })));
});

test('a choice made while another one is being stored can be saved afterwards', async () => {
  const stored = Promise.withResolvers<void>();
  const edit: StoryService['edit'] = async (shownStory, change) => {
    await stored.promise;
    return { ...shownStory, ...change(shownStory) };
  };
  show(storedStory({ childId: 'ida' }), null, edit);
  await userEvent.click(await child('Mo · 5-8'));
  await save();
  await userEvent.click(await child('Everyone'));
  stored.resolve();
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  expect((await child('Everyone')).checked).toBe(true);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});

test('with a PIN only a grown-up moves a story to another shelf', async () => {
  const patches = show(storedStory({ childId: 'ida' }), '4071');
  await userEvent.click(await child('Mo · 5-8'));
  await save();
  expect(await screen.findByRole('dialog', { name: 'Ask a grown-up' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  expect(patches).toEqual([]);
  await userEvent.click(await child('Ida · 9-12'));
  expect(screen.getByText('Only on Ida’s shelf.')).toBeTruthy();
});

test('a choice that could not be stored shows a message and can be saved again', async () => {
  const edit = vi.fn<StoryService['edit']>(() => Promise.reject(new AppError('internal', 'Failed to update story')));
  show(storedStory({ childId: 'ida' }), null, edit);
  await userEvent.click(await child('Mo · 5-8'));
  await save();
  expect(await screen.findByText('Failed to update story')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});
