// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { notify } from '../../../ui/notify.ts';
import { storedChild } from '../../family/child-fakes.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { storedStory } from '../story-fakes.ts';
import { useStory } from '../use-story.ts';
import { WhoIsItFor } from './who-is-it-for.tsx';

afterEach(() => {
  cleanup();
  notify.clear();
});

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
        (async (shown, change) => {
          const patch = change(shown);
          patches.push(patch ?? {});
          return { ...shown, ...patch };
        }),
    },
    children: { list: async () => [storedChild('mo', 'Mo'), storedChild('ida', 'Ida', { ageRange: '9-12' })] },
    lock: fakeLock(pin),
  });
  return patches;
}

const child = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

test('a story of a deleted child is on no shelf, and can be given to another child or to everyone', async () => {
  const patches = show(storedStory({ childId: 'deleted', ageRange: '5-8' }));
  expect(await screen.findByText('On no child’s shelf: the child it was for is no longer listed.')).toBeTruthy();
  await userEvent.click(await child('Ida · 9-12'));
  expect(await screen.findByText('Only on Ida’s shelf.')).toBeTruthy();
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  await userEvent.click(await child('Everyone'));
  expect(await screen.findByText('On the shelf of every child from 5 years.')).toBeTruthy();
  await waitFor(() => expect(patches).toEqual([{ childId: 'ida' }, { childId: null }]));
});

test('with a PIN only a grown-up moves a story to another shelf', async () => {
  const patches = show(storedStory({ childId: 'ida' }), '4071');
  await userEvent.click(await child('Mo · 5-8'));
  expect(await screen.findByRole('dialog', { name: 'Ask a grown-up' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect((await child('Ida · 9-12')).checked).toBe(true);
  expect(patches).toEqual([]);
});

test('a change that could not be stored says so, and the story stays where it was', async () => {
  const edit = vi.fn<StoryService['edit']>(() => Promise.reject(new AppError('internal', 'Failed to update story')));
  show(storedStory({ childId: 'ida' }), null, edit);
  await userEvent.click(await child('Mo · 5-8'));
  expect(await screen.findByText('Failed to update story')).toBeTruthy();
  expect((await child('Ida · 9-12')).checked).toBe(true);
});
