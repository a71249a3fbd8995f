import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readChapter } from './chapter-text.ts';
import { createDeviceVoice, findDeviceVoice } from './device-voice.ts';

const chapter = readChapter('One two. Three four.\n\nFive.');

/** No browser that tests run in has a voice; what one does is told by hand. */
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

  tell(event: 'start' | 'boundary' | 'end', details: object = {}): void {
    this.dispatchEvent(Object.assign(new Event(event), details));
  }
}

const voiceOf = (name: string, fields: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice => ({
  name,
  lang: 'en-GB',
  localService: true,
  default: false,
  voiceURI: name,
  ...fields,
});

function start() {
  const spoken: Utterance[] = [];
  const synthesis = {
    speak: (utterance: unknown) => {
      if (utterance instanceof Utterance) spoken.push(utterance);
    },
    cancel: vi.fn(),
  };
  const voice = createDeviceVoice(chapter, {
    synthesis: Object.assign(Object.create(null), synthesis),
    voice: voiceOf('Serena'),
  });
  const said = () => {
    const { said: span } = voice.state();
    return span && chapter.source.slice(span.start, span.end);
  };
  voice.open();
  return { voice, spoken, said, texts: () => spoken.map(({ text }) => text) };
}

beforeEach(() => {
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the device's voice", () => {
  it('reads sentence by sentence to the end', () => {
    const { voice, spoken, texts } = start();
    voice.play();
    for (const _sentence of chapter.sentences) spoken.at(-1)?.tell('end');
    expect(texts()).toEqual(['One two.', 'Three four.', 'Five.']);
    expect(voice.state()).toEqual({ status: 'ended', said: null });
  });

  it('says the sentence until the device tells the word', () => {
    const { voice, spoken, said } = start();
    voice.play();
    spoken[0]?.tell('start');
    expect(said()).toBe('One two.');
    spoken[0]?.tell('boundary', { charIndex: 4, name: 'word' });
    expect(said()).toBe('two.');
    spoken[0]?.tell('boundary', { charIndex: 0, name: 'sentence' });
    expect(said()).toBe('two.');
  });

  it('goes on at its last word after a pause, at another pace and where a word was tapped', () => {
    const { voice, spoken, texts } = start();
    voice.play();
    spoken[0]?.tell('start');
    spoken[0]?.tell('boundary', { charIndex: 4, name: 'word' });
    voice.pause();
    expect(voice.state().status).toBe('still');
    voice.play();
    expect(texts().at(-1)).toBe('two.');
    voice.setPace(0.7);
    expect([texts().at(-1), spoken.at(-1)?.rate]).toEqual(['two.', 0.7]);
    voice.moveTo(chapter.source.indexOf('four'));
    expect(texts().at(-1)).toBe('four.');
  });

  it('hears nothing of a sentence that it has left', () => {
    const { voice, spoken, said, texts } = start();
    voice.play();
    voice.moveTo(chapter.source.indexOf('Five'));
    spoken[0]?.tell('end');
    spoken[0]?.tell('boundary', { charIndex: 0, name: 'word' });
    expect(texts()).toEqual(['One two.', 'Five.']);
    expect(said()).toBe('Five.');
  });

  it('does not begin by itself where a word is chosen', () => {
    const { voice, texts, said } = start();
    voice.moveTo(chapter.source.indexOf('four'));
    expect([texts(), said()]).toEqual([[], 'four.']);
  });
});

describe('the choice of the voice', () => {
  it('takes a voice of the device itself, never one that sends the story away', () => {
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
});
