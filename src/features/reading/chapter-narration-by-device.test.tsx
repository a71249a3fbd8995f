import { readStory } from '@talelantern/domain/stories/story';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { ChapterNarration } from './chapter-narration.tsx';

/** Set before the import, which looks up the device's voice once; the test browser has none. */
vi.hoisted(() => {
  const voice = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };
  Object.assign(window, { speechSynthesis: Object.assign(new EventTarget(), { getVoices: () => [voice] }) });
});

it('on a plan without recordings one line says which plans have them and that Play reads for free', async () => {
  const story = readStory('story_1', { userId: 'u1', content: 'One.' });
  if (!story) throw new Error('A story with text can be read');
  renderWithServices(<ChapterNarration story={story} part={0} />, { reading: { findRecording: async () => null } });
  expect(await screen.findByText('Storyteller voices come with Pro and Unlimited.')).toBeTruthy();
  expect(screen.getByText('Play reads it in this device’s voice, for free.')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(await screen.findByText('Now at /subscription')).toBeTruthy();
});
