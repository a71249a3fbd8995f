// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import type { Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LockService } from '../../../services/lock-service.ts';
import type { StoryEditor } from '../../../services/story-service.ts';
import { STORY_EDIT_OVERTAKEN } from '../../../services/create-story-editor.ts';
import { notify } from '../../../ui/notify.ts';
import { fakeLock } from '../../lock/lock-fakes.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { ChapterApproval } from './chapter-approval.tsx';
import { toldStory } from '../story-fakes.ts';

const story = toldStory({ previousParts: ['Once.', 'Twice.'], currentPhase: 'development' });
const ALLOW = 'Fine, let them read it';

/** Edits `stored`, which may be another than the one that is shown. */
const editorOf = (stored: Story) =>
  vi.fn<StoryEditor['edit']>(async (_shown, edit) => {
    const patch = edit(stored);
    if (!patch) throw new AppError('invalid', STORY_EDIT_OVERTAKEN);
    return { ...stored, ...patch };
  });

const renderApproval = (shown: Story, part: number, showFirst: boolean, edit = editorOf(shown), lock?: LockService) =>
  renderWithServices(<ChapterApproval story={shown} part={part} />, {
    preferences: { get: async () => ({ showFirst, voice: 'fable', reader: {} }) },
    stories: { edit },
    ...(lock && { lock }),
  });

afterEach(() => {
  act(() => notify.clear());
  cleanup();
});

describe('a chapter with “show me first”', () => {
  it('waits until a parent allows it, and the chapters before it with it', async () => {
    const edit = editorOf(story);
    renderApproval(story, 1, true, edit);
    expect(await screen.findByText(/Chapter two waits for you\..*and so do the chapters before it\./)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: ALLOW }));
    expect(await screen.findByText('Story saved successfully!')).toBeTruthy();
    await expect(edit.mock.results[0]?.value).resolves.toMatchObject({ approvedParts: [0, 1] });
  });

  it('is not allowed by a child, where there is a grown-up lock', async () => {
    const edit = editorOf(story);
    renderApproval(story, 1, true, edit, fakeLock('4071'));
    fireEvent.click(await screen.findByRole('button', { name: ALLOW }));
    fireEvent.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('button', { name: ALLOW })).toBeTruthy();
    expect(edit).not.toHaveBeenCalled();
  });

  it('is not allowed where its words have been changed since they were read', async () => {
    renderApproval(story, 1, true, editorOf({ ...story, previousParts: ['Once.', 'Thrice.'] }));
    fireEvent.click(await screen.findByRole('button', { name: ALLOW }));
    expect(await screen.findByText(STORY_EDIT_OVERTAKEN)).toBeTruthy();
    expect(screen.getByRole('button', { name: ALLOW })).toBeTruthy();
  });

  it.each([
    ['is allowed already', { ...story, approvedParts: [0, 1] }, true],
    ['is for everybody', story, false],
  ])('asks nothing where it %s', async (_case, shown, showFirst) => {
    const { container } = renderApproval(shown, 1, showFirst);
    await act(async () => Promise.resolve());
    expect(container.textContent).toBe('');
  });
});
