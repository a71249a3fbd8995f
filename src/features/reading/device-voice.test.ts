import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChapter } from './chapter-text.ts';
import { createDeviceVoice, findDeviceVoice } from './device-voice.ts';

const chapter = readChapter('One two. Three four.\n\nFive.');

/** The test browser has no voice, so the test dispatches the events. */
class Utterance extends EventTarget {
  voice = null;
  lang = '';
  rate = 1;
  volume = 1;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }

  dispatch(event: 'start' | 'boundary' | 'end' | 'error', details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(event), details));
  }
}

const voiceOf = (name: string, overrides: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
  voiceURI: name,
  ...overrides,
});

function start() {
  const spoken: Utterance[] = [];
  const synthesis = {
    /** False in a browser that ignores speech before the first click. */
    isAllowed: true,
    speaking: false,
    pending: false,
    speak(utterance: unknown): void {
      if (utterance instanceof Utterance) spoken.push(utterance);
      synthesis.speaking = synthesis.isAllowed;
    },
    cancel: vi.fn(() => {
      synthesis.speaking = false;
    }),
  };
  const voice = createDeviceVoice(chapter, {
    synthesis: synthesis as unknown as SpeechSynthesis,
    voice: voiceOf('Serena'),
  });
  const highlightedText = () => {
    const { spoken: span } = voice.state();
    return span && chapter.source.slice(span.start, span.end);
  };
  voice.open();
  return { voice, synthesis, spoken, highlightedText, spokenTexts: () => spoken.map(({ text }) => text) };
}

/** Advances the clock until the last cancel no longer delays speech. */
const waitLong = (): void => void vi.advanceTimersByTime(1_000);

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  waitLong();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the device voice reads sentence by sentence to the end', () => {
  const { voice, spoken, spokenTexts } = start();
  voice.play();
  for (const _sentence of chapter.sentences) spoken.at(-1)?.dispatch('end');
  expect(spokenTexts()).toEqual(['One two.', 'Three four.', 'Five.']);
  expect(voice.state()).toEqual({ status: 'ended', spoken: null });
});

it('the voice is blocked in a browser that ignores speech before the first click', () => {
  const { voice, synthesis, spokenTexts } = start();
  synthesis.isAllowed = false;
  voice.play();
  expect(voice.state().status).toBe('blocked');
  synthesis.isAllowed = true;
  voice.setPace(0.7);
  expect(spokenTexts()).toEqual(['One two.']);
  voice.play();
  expect([spokenTexts().length, voice.state().status]).toEqual([2, 'waiting']);
});

it('the device voice does not cancel before the next sentence, which WebKit might cancel instead', () => {
  const { voice, synthesis, spoken, spokenTexts } = start();
  voice.play();
  synthesis.cancel.mockClear();
  spoken[0]?.dispatch('end');
  expect(spokenTexts()).toEqual(['One two.', 'Three four.']);
  expect(synthesis.cancel).not.toHaveBeenCalled();
});

it('the sentence is highlighted until the device reports a word', () => {
  const { voice, spoken, highlightedText } = start();
  voice.play();
  spoken[0]?.dispatch('start');
  expect(highlightedText()).toBe('One two.');
  spoken[0]?.dispatch('boundary', { charIndex: 4, name: 'word' });
  expect(highlightedText()).toBe('two.');
  spoken[0]?.dispatch('boundary', { charIndex: 0, name: 'sentence' });
  expect(highlightedText()).toBe('two.');
});

it('the device voice continues at its word after a pause, a change of speed or a tap', () => {
  const { voice, spoken, spokenTexts } = start();
  voice.play();
  spoken[0]?.dispatch('start');
  spoken[0]?.dispatch('boundary', { charIndex: 4, name: 'word' });
  voice.pause();
  expect(voice.state().status).toBe('still');
  voice.play();
  waitLong();
  expect(spokenTexts().at(-1)).toBe('two.');
  voice.setPace(0.7);
  waitLong();
  expect([spokenTexts().at(-1), spoken.at(-1)?.rate]).toEqual(['two.', 0.7]);
  voice.moveTo(chapter.source.indexOf('four'));
  waitLong();
  expect(spokenTexts().at(-1)).toBe('four.');
});

it('after jumps, speech starts at the last position once WebKit can no longer report the end of the canceled sentence', () => {
  const { voice, spokenTexts } = start();
  voice.play();
  for (const word of ['two', 'Three', 'four']) voice.moveTo(chapter.source.indexOf(word));
  expect([spokenTexts(), voice.state().status]).toEqual([['One two.'], 'waiting']);
  waitLong();
  expect(spokenTexts()).toEqual(['One two.', 'four.']);
});

it('a pause while a jump is delayed leaves the voice silent', () => {
  const { voice, spokenTexts } = start();
  voice.play();
  voice.moveTo(chapter.source.indexOf('Five'));
  voice.pause();
  waitLong();
  expect([spokenTexts(), voice.state().status]).toEqual([['One two.'], 'still']);
});

it('a voice delays its start after another voice of the page was canceled', () => {
  start().voice.play();
  const { voice, synthesis, spokenTexts } = start();
  synthesis.speaking = true;
  voice.play();
  expect(spokenTexts()).toEqual([]);
  waitLong();
  expect(spokenTexts()).toEqual(['One two.']);
});

it('if iOS has dropped the sentence while the phone was locked, the voice is paused at its last word', () => {
  const { voice, synthesis, spoken, spokenTexts } = start();
  voice.play();
  spoken[0]?.dispatch('start');
  spoken[0]?.dispatch('boundary', { charIndex: 4, name: 'word' });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(voice.state().status).toBe('speaking');
  synthesis.speaking = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(voice.state().status).toBe('still');
  voice.play();
  expect(spokenTexts()).toEqual(['One two.', 'two.']);
});

it('events of a canceled utterance are ignored', () => {
  const { voice, spoken, highlightedText, spokenTexts } = start();
  voice.play();
  voice.moveTo(chapter.source.indexOf('Five'));
  waitLong();
  spoken[0]?.dispatch('end');
  spoken[0]?.dispatch('boundary', { charIndex: 0, name: 'word' });
  expect(spokenTexts()).toEqual(['One two.', 'Five.']);
  expect(highlightedText()).toBe('Five.');
});

it('after an error the voice resumes at its position on the next click on Play', () => {
  const { voice, synthesis, spoken, spokenTexts } = start();
  voice.play();
  spoken[0]?.dispatch('start');
  spoken[0]?.dispatch('boundary', { charIndex: 4, name: 'word' });
  synthesis.speaking = false;
  spoken[0]?.dispatch('error', { error: 'synthesis-failed' });
  expect(voice.state().status).toBe('failed');
  voice.setPace(0.7);
  expect(spokenTexts()).toEqual(['One two.']);
  voice.play();
  expect(spokenTexts()).toEqual(['One two.', 'two.']);
});

it('choosing a word does not start a paused voice', () => {
  const { voice, spokenTexts, highlightedText } = start();
  voice.moveTo(chapter.source.indexOf('four'));
  expect([spokenTexts(), highlightedText()]).toEqual([[], 'four.']);
});

describe('choice of a device voice', () => {
  it('only a local voice is chosen, never one that sends the text to a server', () => {
    const voices = [
      voiceOf('Cloud', { localService: false, default: true }),
      voiceOf('Anna', { lang: 'de-DE' }),
      voiceOf('Serena'),
      voiceOf('Daniel', { default: true }),
    ];
    expect(findDeviceVoice(voices)?.name).toBe('Daniel');
    expect(findDeviceVoice(voices.slice(0, 3))?.name).toBe('Serena');
    expect(findDeviceVoice(voices.slice(0, 2))).toBeNull();
  });

  const phone = [
    voiceOf('Karen', { lang: 'en-AU', default: true }),
    voiceOf('Eddy', { lang: 'en-GB', default: true }),
    voiceOf('Daniel', { lang: 'en-GB', default: true }),
    voiceOf('Bad News', { lang: 'en-US', default: true }),
    voiceOf('Samantha', { lang: 'en-US', default: true }),
  ];

  it.each([
    ['en-GB', 'Daniel'],
    ['en-US', 'Samantha'],
    ['en-AU', 'Karen'],
    ['en-CA', 'Samantha'],
    ['de-DE', 'Samantha'],
  ])(
    'with a list of voices that starts with Australian English, the language %s gets the ordinary voice %s',
    (language, name) => {
      expect(findDeviceVoice(phone, language)?.name).toBe(name);
    },
  );

  it('a default voice of the language is preferred to an ordinary one', () => {
    const voices = [voiceOf('Daniel'), voiceOf('Serena (Premium)', { default: true })];
    expect(findDeviceVoice(voices, 'en-GB')?.name).toBe('Serena (Premium)');
  });

  it('a language code with an underscore, as on Android, is recognized', () => {
    const voices = [voiceOf('English Australia', { lang: 'en_AU' }), voiceOf('English Kingdom', { lang: 'en_GB' })];
    expect(findDeviceVoice(voices, 'en-GB')?.name).toBe('English Kingdom');
  });

  it.each(['en', 'en-GB', 'en_US', 'eng-USA', 'eng'])('a voice for %s counts as English', (lang) => {
    expect(findDeviceVoice([voiceOf('Serena', { lang })])?.name).toBe('Serena');
  });

  it('a voice whose language code only starts with “en” does not count as English', () => {
    expect(findDeviceVoice([voiceOf('Enxet', { lang: 'enx' })])).toBeNull();
  });
});
