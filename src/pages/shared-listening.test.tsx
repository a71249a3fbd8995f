import { beforeEach, expect, it, vi } from 'vitest';
import { stubWakeLock } from '../features/reading/wake-lock-fakes.ts';
import { createListenControls } from './shared-listening.ts';

/** Set before the import, which looks up the device's voice once; the test browser has none. */
const { synthesis, granny } = vi.hoisted(() => {
  const voice = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };
  const speech = Object.assign(new EventTarget(), {
    getVoices: (): object[] => [voice],
    speaking: false,
    speak: () => void (speech.speaking = true),
    cancel: () => void (speech.speaking = false),
  });
  Object.assign(window, { speechSynthesis: speech });
  return { synthesis: speech, granny: voice };
});

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
});

/** Sets up a served story of one chapter; returns its controls and the button. */
async function openStory() {
  const content = document.createElement('div');
  content.innerHTML = '<details class="sp-chapter"><div class="sp-read"><p>Once.</p></div></details>';
  const button = document.createElement('button');
  button.innerHTML = '<span>Listen</span>';
  return { controls: await createListenControls(content, button), button };
}

it('the button offers Listen again when the device has dropped the story while the page was hidden', async () => {
  const { controls, button } = await openStory();
  controls.press();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(button.textContent).toBe('Pause');
  synthesis.speaking = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(button.textContent).toBe('Listen');
  controls.stop();
});

it('the screen stays on while a shared story is read aloud, and may turn off after a pause', async () => {
  const { heldCount } = stubWakeLock();
  const { controls } = await openStory();
  controls.press();
  await expect.poll(heldCount).toBe(1);
  controls.press();
  await expect.poll(heldCount).toBe(0);
  controls.press();
  await expect.poll(heldCount).toBe(1);
  controls.stop();
  await expect.poll(heldCount).toBe(0);
});

it('a phone that lists its voices late reads aloud on the next click', async () => {
  synthesis.getVoices = () => [];
  vi.useFakeTimers();
  const opening = openStory();
  vi.runAllTimers();
  vi.useRealTimers();
  const { controls, button } = await opening;
  controls.press();
  expect(button.textContent).toBe('This device can’t read aloud');
  expect(button.disabled).toBe(false);
  synthesis.getVoices = () => [granny];
  controls.press();
  expect(button.textContent).toBe('Pause');
  controls.stop();
});
