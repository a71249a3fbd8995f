import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LockService } from '../../../services/lock/lock-service.ts';
import { STORY_EDIT_OVERTAKEN, type StoryService } from '../../../services/stories/story-service.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { ChapterApproval } from './chapter-approval.tsx';
import { storedStory } from '../story-fakes.ts';

const story = storedStory({ previousParts: ['Once.', 'Twice.'], currentPhase: 'development' });
const ALLOW = 'Looks good, let them read it';

/** Edits `stored`, which may differ from the story on screen. */
const editorOf = (stored: Story) =>
  vi.fn<StoryService['edit']>(async (_shown, edit) => {
    const patch = edit(stored);
    if (!patch) throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    return { ...stored, ...patch };
  });

const renderApproval = (
  shownStory: Story,
  part: number,
  showFirst: boolean,
  edit = editorOf(shownStory),
  lock?: LockService,
) =>
  renderWithServices(<ChapterApproval story={shownStory} part={part} />, {
    preferences: { get: async () => ({ showFirst, autoPictures: true, talkCards: true, voice: 'fable', reader: {} }) },
    stories: { edit },
    ...(lock && { lock }),
  });

it('with “show me first” a parent approves a chapter together with all earlier chapters', async () => {
  const edit = editorOf(story);
  renderApproval(story, 1, true, edit);
  expect(await screen.findByText(/Chapter two is waiting for you\..*and so do the chapters before it\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: ALLOW }));
  expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
  await expect(edit.mock.results[0]?.value).resolves.toMatchObject({ approvedParts: [0, 1] });
});

it('a child cannot approve a chapter if a PIN is set', async () => {
  const edit = editorOf(story);
  renderApproval(story, 1, true, edit, fakeLock('4071'));
  fireEvent.click(await screen.findByRole('button', { name: ALLOW }));
  fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.getByRole('button', { name: ALLOW })).toBeTruthy();
  expect(edit).not.toHaveBeenCalled();
});

it.each([
  ['its text', ['Once.', 'Thrice.']],
  ['the text of an earlier one, which would be approved too,', ['Thrice.', 'Twice.']],
])('a chapter is not approved if %s has changed since it was read', async (_what, previousParts) => {
  renderApproval(story, 1, true, editorOf({ ...story, previousParts }));
  fireEvent.click(await screen.findByRole('button', { name: ALLOW }));
  expect(await screen.findByText(STORY_EDIT_OVERTAKEN)).toBeTruthy();
  expect(screen.getByRole('button', { name: ALLOW })).toBeTruthy();
});

it.each([
  ['is already approved', { ...story, approvedParts: [0, 1] }, true],
  ['does not need approval', story, false],
])('no approval is requested of a chapter that %s', async (_case, shownStory, showFirst) => {
  const { container } = renderApproval(shownStory, 1, showFirst);
  await act(async () => Promise.resolve());
  expect(container.textContent).toBe('');
});
