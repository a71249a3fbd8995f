import { readPreferences } from '@talelantern/domain/accounts/preferences';
import type { PlanId } from '@talelantern/domain/plans/plans';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { MINUTE_MS } from '@talelantern/domain/time/day';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { usageOf } from '../../testing/fake-services.ts';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { queryKeys } from '../query/query-keys.ts';
import { useChapterPictures } from './use-chapter-pictures.ts';

function savedStory(overrides: object = {}): Story {
  const content = 'Ember woke.\n\nEmber slept.';
  const story = readStory('quay', { content, characters: [{ name: 'Ember' }], createdAt: Date.now(), ...overrides });
  if (!story) throw new Error('The story could not be read.');
  return story;
}

function Awaited({ story, isSavedNow }: { story: Story; isSavedNow: boolean }) {
  const queryClient = useQueryClient();
  useState(() => {
    if (isSavedNow) queryClient.setQueryData(queryKeys.savedChapter(story.id), { part: 0, at: Date.now() });
  });
  const stateOf = useChapterPictures(story);
  return <p>{`opening: ${stateOf(0, 'opening')}, closing: ${stateOf(0, 'closing')}`}</p>;
}

interface Visit {
  plan?: PlanId;
  autoPictures?: boolean;
  /** Whether the chapter was saved in this visit. */
  isSavedNow?: boolean;
  serverAheadMs?: number;
}

function show(story: Story, { plan = 'free', autoPictures = true, isSavedNow = false, serverAheadMs = 0 }: Visit = {}) {
  const find = vi.fn(async () => story);
  renderWithServices(<Awaited story={story} isSavedNow={isSavedNow} />, {
    usage: usageOf(plan, { serverAheadMs }),
    preferences: { get: async () => ({ ...readPreferences({}), autoPictures }) },
    stories: { find },
  });
  return find;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shownStates = () => screen.getByText(/^opening/).textContent;

beforeEach(() => vi.useFakeTimers());

it('a new chapter waits for its opening picture, reads the story every few seconds, and gives up after four minutes', async () => {
  const find = show(savedStory());
  await pass(10);
  expect(shownStates()).toBe('opening: generating, closing: null');
  const before = find.mock.calls.length;
  await pass(12_000);
  expect(find.mock.calls.length).toBeGreaterThanOrEqual(before + 2);
  await pass(4 * MINUTE_MS);
  expect(shownStates()).toBe('opening: missing, closing: null');
  const after = find.mock.calls.length;
  await pass(MINUTE_MS);
  expect(find.mock.calls.length).toBe(after);
});

it('a new chapter of an earlier visit waits for its picture on a device whose clock is fast', async () => {
  show(savedStory({ createdAt: Date.now() - 5 * MINUTE_MS }), { serverAheadMs: -5 * MINUTE_MS });
  await pass(10);
  expect(shownStates()).toBe('opening: generating, closing: null');
  await pass(4 * MINUTE_MS);
  expect(shownStates()).toBe('opening: missing, closing: null');
});

it('a new chapter on a paid plan waits for its opening and its closing picture', async () => {
  show(savedStory(), { plan: 'pro_monthly' });
  await pass(10);
  expect(shownStates()).toBe('opening: generating, closing: generating');
});

it('a closing picture that did not arrive is reported as missing only during the visit that waited for it', async () => {
  const story = savedStory({ sceneImages: [{ imageUrl: 'a', part: 0, slot: 'opening' }] });
  show(story, { plan: 'pro_monthly', isSavedNow: true });
  await pass(4 * MINUTE_MS + 10);
  expect(shownStates()).toBe('opening: null, closing: missing');
  cleanup();
  show({ ...story, createdAt: 1 }, { plan: 'pro_monthly' });
  await pass(10);
  expect(shownStates()).toBe('opening: null, closing: null');
});

it('a chapter does not wait for pictures that it has, and an older chapter does not wait for any', async () => {
  show(savedStory({ sceneImages: [{ imageUrl: 'a', part: 0, slot: 'opening' }] }));
  await pass(10);
  expect(shownStates()).toBe('opening: null, closing: null');
  cleanup();
  show(savedStory({ createdAt: 1, sceneImages: [{ imageUrl: 'a', part: 0 }] }));
  await pass(10);
  expect(shownStates()).toBe('opening: null, closing: null');
});

it('with automatic pictures switched off, a chapter does not wait for pictures', async () => {
  show(savedStory(), { autoPictures: false });
  await pass(10);
  expect(shownStates()).toBe('opening: null, closing: null');
});
