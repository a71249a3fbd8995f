import { AppError } from '@talelantern/domain/errors/app-error';
import { readItemSharing } from '@talelantern/domain/sharing/item-sharing';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { StoryService } from '../../../services/stories/story-service.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { PAPER_CLASS } from '../../../shared/page/use-printing.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { StoryActions } from './story-actions.tsx';

function storyOf(overrides: Readonly<Record<string, unknown>> = {}): Story {
  const story = readStory('story_1', { title: 'The Wet Map', content: 'Once.', ...overrides });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

/** Applies edits to the story as it is stored at that time. */
const editing =
  (story: Story): StoryService['edit'] =>
  async (_shown, edit) => ({ ...story, ...edit(story) });

function renderHeading(edit: StoryService['edit'] = editing(storyOf())) {
  const editStory = vi.fn(edit);
  renderWithServices(<StoryActions story={storyOf()}>{null}</StoryActions>, { stories: { edit: editStory } });
  return { edit: editStory };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function editTitle(): void {
  fireEvent.click(screen.getByRole('button', { name: /^More about/ }));
  press('Change the title');
}
const field = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('a story title is edited in place, with the old title selected, and Enter saves it', async () => {
  const { edit } = renderHeading();
  editTitle();
  expect([document.activeElement, field().value, field().maxLength]).toEqual([field(), 'The Wet Map', 160]);
  type('  The Soup Map ');
  fireEvent.submit(field());
  await screen.findByText('Story saved successfully!');
  expect(edit.mock.calls[0]?.[1](storyOf())).toEqual({ title: 'The Soup Map', bookTitle: null });
  const menu = await screen.findByRole('button', { name: 'More about The Wet Map' });
  await expect.poll(() => document.activeElement).toBe(menu);
  expect(sessionStorage.length).toBe(0);
});

it('a story title that is saved after its form was closed leaves the next form open', async () => {
  const { promise, resolve } = Promise.withResolvers<Story>();
  renderHeading(() => promise);
  editTitle();
  type('The Soup Map');
  press('Save title');
  await screen.findByRole('button', { name: 'Saving…' });
  await userEvent.type(field(), ' of Pip');
  expect(field().value).toBe('The Soup Map');
  press('Cancel');
  editTitle();
  type('The Stew Map');
  resolve(storyOf({ title: 'The Soup Map' }));
  await screen.findByText('Story saved successfully!');
  expect(field().value).toBe('The Stew Map');
});

it('the title of a story with a link is changed only by a grown-up, and stays typed until then', async () => {
  const edit = vi.fn(editing(storyOf()));
  const story = { ...storyOf(), sharing: readItemSharing({ isPublic: true }) };
  renderWithServices(<StoryActions story={story}>{null}</StoryActions>, { stories: { edit }, lock: fakeLock('4071') });
  editTitle();
  type('The Soup Map');
  press('Save title');
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(edit).not.toHaveBeenCalled();
  expect(field().value).toBe('The Soup Map');
  press('Save title');
  for (const name of ['4', '0', '7', '1', 'Open']) fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByText('Story saved successfully!');
});

it('the label of the favorite button has the displayed title', () => {
  const story = storyOf({ title: 'The Treasure Hunt of Pip', bookTitle: 'Half a Map' });
  renderWithServices(<StoryActions story={story}>{null}</StoryActions>);
  expect(screen.getByRole('button', { name: 'Favorite: Half a Map' })).toBeTruthy();
});

it('editing the title starts with the title from the plot, which is kept if unchanged', () => {
  const edit = vi.fn(editing(storyOf()));
  const story = storyOf({ title: 'The Treasure Hunt of Pip', bookTitle: 'Half a Map' });
  renderWithServices(<StoryActions story={story}>{null}</StoryActions>, { stories: { edit } });
  editTitle();
  expect(field().value).toBe('Half a Map');
  press('Save title');
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(edit).not.toHaveBeenCalled();
});

it('Escape leaves the story title unchanged', () => {
  const { edit } = renderHeading();
  editTitle();
  type('Nothing');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect([edit.mock.calls.length, sessionStorage.length]).toEqual([0, 0]);
});

it('Escape that ends an IME composition keeps the story title in edit mode', () => {
  renderHeading();
  editTitle();
  type('スープ');
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(field().value).toBe('スープ');
});

it('an unchanged story title is not stored again', () => {
  const { edit } = renderHeading();
  editTitle();
  type(' The Wet Map ');
  press('Save title');
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(edit).not.toHaveBeenCalled();
});

it('a story title is required', async () => {
  const { edit } = renderHeading();
  editTitle();
  type('   ');
  press('Save title');
  expect(await screen.findByText('Please give the story a title')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(edit).not.toHaveBeenCalled();
});

it('a story title that fails to save stays in the field, even after a reload', async () => {
  const fail = () => Promise.reject(new AppError('internal', 'Failed to update story'));
  renderHeading(fail);
  editTitle();
  type('The Soup Map');
  press('Save title');
  await screen.findByText('Failed to update story');
  expect(field().value).toBe('The Soup Map');
  cleanup();
  renderHeading();
  expect(field().value).toBe('The Soup Map');
});

it('a story is printed from its menu once the pictures on its paper are loaded', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const picture = Promise.withResolvers<void>();
  const showPaper = () => {
    const image = Object.assign(document.createElement('img'), { decode: () => picture.promise });
    const paper = document.body.appendChild(document.createElement('article'));
    paper.className = PAPER_CLASS;
    paper.append(image);
  };
  window.addEventListener('beforeprint', showPaper, { once: true });
  renderHeading();
  press('More about The Wet Map');
  press('Print');
  press('More about The Wet Map');
  press('Getting the pictures…');
  expect(print).not.toHaveBeenCalled();
  picture.resolve();
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  document.querySelector(`.${PAPER_CLASS}`)?.remove();
});

it('a story is printed without a picture that does not load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const image = Object.assign(document.createElement('img'), { decode: () => new Promise(() => undefined) });
  const paper = document.body.appendChild(document.createElement('article'));
  paper.className = PAPER_CLASS;
  paper.append(image);
  renderHeading();
  press('More about The Wet Map');
  press('Print');
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(print).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(print).toHaveBeenCalledOnce();
  paper.remove();
});
