import { paragraphSpans } from '@talelantern/domain/stories/paragraph-spans';
import { readChapter } from '../features/reading/chapter-text.ts';
import { keepScreenOn } from '../features/reading/keep-screen-on.ts';
import {
  createDeviceVoice,
  findDeviceSpeech,
  loadDeviceSpeech,
  type DeviceSpeech,
} from '../features/reading/device-voice.ts';
import type { ReadingVoice } from '../features/reading/reading-voice.ts';

const NO_VOICE = 'This device can’t read aloud';
const STOPPED = 'The voice stopped. Press Listen to go on.';

export interface ListenControls {
  press: () => void;
  stop: () => void;
}

/** Reads a served story aloud with the device's voice, chapter by chapter, and marks the spoken paragraph. */
export async function createListenControls(content: HTMLElement, button: HTMLButtonElement): Promise<ListenControls> {
  let speech: DeviceSpeech | null | undefined = await loadDeviceSpeech();
  const chapters = [...content.querySelectorAll<HTMLDetailsElement>('.sp-chapter')];
  const label = button.querySelector('span');
  const status = content.querySelector('#served-listen-status');
  let openVoice: { voice: ReadingVoice; close: () => void } | null = null;
  let markedParagraph: Element | null = null;
  let releaseScreen: (() => void) | null = null;

  function show(words: 'Listen' | 'Pause' | typeof NO_VOICE): void {
    if (label) label.textContent = words;
    button.toggleAttribute('data-playing', words === 'Pause');
    releaseScreen?.();
    releaseScreen = words === 'Pause' ? keepScreenOn() : null;
  }

  function mark(paragraph: Element | null): void {
    if (paragraph === markedParagraph) return;
    markedParagraph?.classList.remove('sp-said');
    paragraph?.classList.add('sp-said');
    markedParagraph = paragraph;
    if (paragraph && !isInView(paragraph)) paragraph.scrollIntoView({ block: 'center' });
  }

  function close(): void {
    openVoice?.close();
    openVoice = null;
    mark(null);
    show('Listen');
  }

  function open(chapter: number, withSpeech: DeviceSpeech): void {
    const details = chapters[chapter];
    close();
    if (!details) return;
    details.open = true;
    const paragraphs = [...details.querySelectorAll('.sp-read > p')];
    const text = paragraphs.map(({ textContent }) => textContent).join('\n\n');
    const spans = paragraphSpans(text);
    const voice = createDeviceVoice(readChapter(text), withSpeech);
    const stopVoice = voice.open();
    const stopWatching = voice.watch(() => {
      const { status: now, spoken } = voice.state();
      if (spoken) mark(paragraphs[spans.findIndex(({ end }) => spoken.start < end)] ?? null);
      if (now === 'ended') open(chapter + 1, withSpeech);
      if (now === 'still') show('Listen');
      if (now !== 'failed' && now !== 'blocked') return;
      show('Listen');
      if (status) status.textContent = STOPPED;
    });
    openVoice = {
      voice,
      close: () => {
        stopWatching();
        stopVoice();
      },
    };
    play(voice);
  }

  function play(voice: ReadingVoice): void {
    if (status) status.textContent = '';
    show('Pause');
    voice.play();
  }

  function press(): void {
    // Looks again on each click, because a slow phone may list its voices late.
    speech ??= findDeviceSpeech();
    if (!speech) {
      show(NO_VOICE);
      if (status) status.textContent = NO_VOICE;
    } else if (!openVoice) open(0, speech);
    else if (['waiting', 'speaking'].includes(openVoice.voice.state().status)) openVoice.voice.pause();
    else play(openVoice.voice);
  }

  return { press, stop: close };
}

/** Height of the fixed button at the top of the window, under which text would be hidden. */
const TOP_PX = 90;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= TOP_PX && bottom <= window.innerHeight;
}
