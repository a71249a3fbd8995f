// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { StoryEditor } from '../../../services/story-service.ts';
import { notify } from '../../../ui/notify.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { StoryBookHeading } from './story-book-heading.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
  sessionStorage.clear();
});

function tale(title = 'The Wet Map'): Story {
  const story = readStory('story_1', { title, content: 'Once.' });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

/** Stores what a screen asks for, on top of what is stored by then. */
const editing =
  (story: Story): StoryEditor['edit'] =>
  async (_shown, edit) => ({ ...story, ...edit(story) });

function renderHeading(edit: StoryEditor['edit'] = editing(tale())) {
  const kept = vi.fn(edit);
  renderWithServices(<StoryBookHeading story={tale()} actions={null} />, { stories: { edit: kept } });
  return { edit: kept };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('is changed in its place, with the old one marked, and saved by Enter', async () => {
  const { edit } = renderHeading();
  press('Change the title');
  expect([document.activeElement, field().value, field().maxLength]).toEqual([field(), 'The Wet Map', 160]);
  type('  The Soup Map ');
  fireEvent.submit(field());
  await screen.findByText('Story saved successfully!');
  expect(edit.mock.calls[0]?.[1](tale())).toEqual({ title: 'The Soup Map' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change the title' }));
  expect(sessionStorage.length).toBe(0);
});

it('is left as it was by Escape', () => {
  const { edit } = renderHeading();
  press('Change the title');
  type('Nothing');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The Wet Map' })).toBeTruthy();
  expect([edit.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

it('is asked for where there is none', async () => {
  const { edit } = renderHeading();
  press('Change the title');
  type('   ');
  press('Save title');
  expect(await screen.findByText('Please give the story a title')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(edit).not.toHaveBeenCalled();
});

it('stays as it was typed when it could not be saved, also after a reload', async () => {
  const fail = () => Promise.reject(new AppError('internal', 'Failed to update story'));
  renderHeading(fail);
  press('Change the title');
  type('The Soup Map');
  press('Save title');
  await screen.findByText('Failed to update story');
  expect(field().value).toBe('The Soup Map');
  cleanup();
  renderHeading();
  expect(field().value).toBe('The Soup Map');
});
