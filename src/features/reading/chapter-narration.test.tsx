// @vitest-environment happy-dom
import { AppError } from '@talelantern/domain/errors/app-error';
import { readStory, type Story } from '@talelantern/domain/stories/story';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { GenerationCancelled } from '../../services/generation-cancelled.ts';
import type { ReadingService, Recording } from '../../services/reading-service.ts';
import { notify } from '../../ui/notify.ts';
import { usageOf, type FakeServices } from '../fake-services.ts';
import { renderWithServices } from '../render-with-services.tsx';
import { ChapterNarration } from './chapter-narration.tsx';

afterEach(() => {
  act(() => notify.clear());
  cleanup();
  localStorage.clear();
});

const kept = { audioPath: 'users/u1/a.mp3', timingsPath: 'users/u1/a.json', durationSeconds: 130, voice: 'sage' };
const recording: Recording = { audioUrl: 'https://files.test/a.mp3', durationSeconds: 130, voice: 'sage', words: [] };

function tale(narration: object = {}): Story {
  const story = readStory('story_1', { userId: 'u1', previousParts: ['One.', 'Two.'], narration });
  if (!story) throw new Error('A story with text can be read');
  return story;
}

interface Scene extends FakeServices {
  narration?: object;
  part?: number;
}

function renderCard({ narration = {}, part = 0, reading = {}, ...fakes }: Scene = {}) {
  const services = {
    findRecording: vi.fn<ReadingService['findRecording']>(async () => null),
    narrate: vi.fn<ReadingService['narrate']>(async () => recording),
    ...reading,
  };
  renderWithServices(<ChapterNarration story={tale(narration)} part={part} />, { reading: services, ...fakes });
  return services;
}
async function press(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}
const pro = usageOf('pro_monthly');

it('says who reads a chapter and for how long, and leads to listening', async () => {
  renderCard({ narration: { 0: kept }, reading: { findRecording: async () => recording } });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  expect(screen.getByText('2 min · Calm, for falling asleep')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Listen' }).getAttribute('href')).toBe('/stories/story_1/read?chapter=1');
});

it('has a chapter read in the voice that is chosen, with its price before', async () => {
  const { narrate } = renderCard({ usage: pro });
  expect(await screen.findByText(/^Uses your last narration this month\./)).toBeTruthy();
  await press('Have it read');
  fireEvent.click(await screen.findByRole('radio', { name: 'Soft and clear' }));
  await press('Have chapter one read');
  expect(vi.mocked(narrate).mock.calls[0]?.[0]).toMatchObject({ part: 0, voice: 'shimmer' });
  expect((await screen.findAllByText('Ready to listen')).length).toBe(1);
});

it('reads a chapter anew whose words have changed since, in the voice it had', async () => {
  const { narrate } = renderCard({ usage: pro, narration: { 0: kept } });
  expect(await screen.findByText('The words have changed since it was read')).toBeTruthy();
  await press('Read it anew');
  expect(vi.mocked(narrate).mock.calls[0]?.[0]).toMatchObject({ part: 0, voice: 'sage' });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
});

it('says kindly when a chapter has been read anew as often as any plan allows, and stays here', async () => {
  const limit = 'You have reached the limit of your plan';
  renderCard({
    usage: pro,
    narration: { 0: kept },
    reading: { narrate: () => Promise.reject(new AppError('quota_exceeded', limit)) },
  });
  await press('Read it anew');
  expect(await screen.findByText(limit)).toBeTruthy();
  expect(screen.getByText('The words have changed since it was read')).toBeTruthy();
});

it('leads to the plans when the last narration is used elsewhere meanwhile', async () => {
  const limit = 'You have reached the limit of your plan';
  renderCard({ usage: pro, reading: { narrate: () => Promise.reject(new AppError('quota_exceeded', limit)) } });
  await press('Have it read');
  await press('Have chapter one read');
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

it('takes nothing from the plan for the other chapters of a story that is read', async () => {
  renderCard({
    usage: usageOf('pro_monthly', { narrations: { taken: 1, limit: 1, per: 'month' } }),
    narration: { 0: kept },
    part: 1,
  });
  expect(
    await screen.findByText('This story’s narration is counted already: its other chapters cost nothing more.'),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Have it read' })).toBeTruthy();
});

it('says honestly where no narration is left and the device has no voice', async () => {
  renderCard({ usage: usageOf('pro_monthly', { narrations: { taken: 1, limit: 1, per: 'month' } }) });
  expect(await screen.findByText('All 1 narration this month is used.')).toBeTruthy();
  expect(screen.getByText('This device has no voice of its own.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});

it('shows what is being done while a chapter is read, and can be stopped', async () => {
  const narrate: ReadingService['narrate'] = (_order, { signal } = {}) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new GenerationCancelled())));
  renderCard({ usage: pro, narration: { 0: kept }, reading: { narrate } });
  await press('Read it anew');
  expect(await screen.findByText('Reading the chapter through…')).toBeTruthy();
  await press('Cancel');
  expect(await screen.findByText('Cancelled. Nothing was counted.')).toBeTruthy();
});

it('goes on waiting for a narration that was asked for before a reload, and asks for it once', async () => {
  const narrate = vi.fn<ReadingService['narrate']>(async () => recording);
  const findRunning: ReadingService['findRunning'] = async (story) => ({ story, part: 0, voice: 'coral' });
  function Returning() {
    const [visits, setVisits] = useState(1);
    return (
      <>
        <ChapterNarration key={visits} story={tale()} part={0} />
        <button type="button" onClick={() => setVisits(visits + 1)}>
          Come back
        </button>
      </>
    );
  }
  renderWithServices(<Returning />, { reading: { findRecording: async () => null, narrate, findRunning } });
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  await press('Come back');
  expect(await screen.findByText('Ready to listen')).toBeTruthy();
  expect(narrate.mock.calls.map(([{ part, voice }]) => [part, voice])).toEqual([[0, 'coral']]);
});
