// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubWakeLock } from '../features/reading/wake-lock-fakes.ts';
import { createListenControls } from './shared-listening.ts';

/** The test browser has no voice; the device's voice is looked up once, at import. */
vi.hoisted(() => {
  const voice = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };
  const speech = { getVoices: () => [voice], speaking: true, speak: () => undefined, cancel: () => undefined };
  Object.assign(window, { speechSynthesis: Object.assign(new EventTarget(), speech) });
});

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', EventTarget);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the screen stays on while a shared story is read, and may go off after a pause', async () => {
  const { held } = stubWakeLock();
  const content = document.createElement('div');
  content.innerHTML = '<details class="sp-chapter"><div class="sp-read"><p>Once.</p></div></details>';
  const controls = await createListenControls(content, document.createElement('button'));
  controls.press();
  await expect.poll(held).toBe(1);
  controls.press();
  await expect.poll(held).toBe(0);
  controls.press();
  await expect.poll(held).toBe(1);
  controls.stop();
  await expect.poll(held).toBe(0);
});
