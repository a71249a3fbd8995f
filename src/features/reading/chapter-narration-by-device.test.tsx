// @vitest-environment happy-dom
import { readStory } from '@talelantern/domain/stories/story';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithServices } from '../render-with-services.tsx';
import { ChapterNarration } from './chapter-narration.tsx';

/** No browser that tests run in has a voice; what a device has is looked up once. */
vi.hoisted(() => {
  const voice = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };
  Object.assign(window, { speechSynthesis: Object.assign(new EventTarget(), { getVoices: () => [voice] }) });
});

afterEach(cleanup);

it('offers the voice of the device for what it is where the plan has no recordings, and leads to it', async () => {
  const story = readStory('story_1', { userId: 'u1', content: 'One.' });
  if (!story) throw new Error('A story with text can be read');
  renderWithServices(<ChapterNarration story={story} part={0} />, { reading: { findRecording: async () => null } });
  expect(await screen.findByText('This device can read it aloud')).toBeTruthy();
  expect(
    screen.getByText(
      'A recorded storyteller comes with Pro and Unlimited. The device’s own voice sounds plainer and costs nothing.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Listen' }));
  expect(await screen.findByText('Now at /stories/story_1/read')).toBeTruthy();
});
