import type { Page } from 'playwright-core';

/** Browsers under test have no voice. This one speaks a word every `wordMs` and fires boundary events. */
export async function stubDeviceVoice(page: Page, wordMs = 8): Promise<void> {
  await page.addInitScript((delayMs) => {
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    let current: Utterance | null = null;
    const say = (utterance: Utterance, name: string, details: object = {}): void =>
      void utterance.dispatchEvent(Object.assign(new Event(name), details));
    function speakFrom(utterance: Utterance, words: readonly number[]): void {
      if (current !== utterance) return;
      const [charIndex, ...rest] = words;
      if (charIndex === undefined) {
        current = null;
        say(utterance, 'end');
        return;
      }
      say(utterance, 'boundary', { charIndex, name: 'word' });
      setTimeout(() => speakFrom(utterance, rest), delayMs);
    }
    const voice = { name: 'Granny', lang: 'en-GB', localService: true, default: true, voiceURI: 'granny' };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {
        current = null;
      },
      speak(utterance: Utterance) {
        current = utterance;
        setTimeout(() => {
          say(utterance, 'start');
          speakFrom(
            utterance,
            Array.from(utterance.text.matchAll(/\S+/g), ({ index }) => index),
          );
        });
      },
    });
    Object.defineProperty(synthesis, 'speaking', { get: () => current !== null });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, wordMs);
}

/** Starts recording every highlighted word, with its chapter. */
export const recordMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const marks: string[] = [];
    new MutationObserver(() => {
      const word = document.querySelector<HTMLElement>('.reader-said')?.dataset['word'];
      const mark = `${document.querySelector('.reader-head h2')?.textContent ?? ''} ${word ?? ''}`;
      if (word !== undefined && marks.at(-1) !== mark) marks.push(mark);
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
    Object.assign(window, { marks });
  });

/** Starts recording the text of `selector` on each change; the stubbed voice is faster than a poll. */
export const recordTextChanges = (page: Page, selector: string): Promise<void> =>
  page.evaluate((selected) => {
    const marks: string[] = [];
    new MutationObserver(() => {
      const text = document.querySelector(selected)?.textContent;
      if (text && marks.at(-1) !== text) marks.push(text);
    }).observe(document.body, { subtree: true, characterData: true, childList: true });
    Object.assign(window, { marks });
  }, selector);

/** The recorded strings, or the recorded words as 'Introduction 12'. */
export const markedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => ('marks' in window && Array.isArray(window.marks) ? window.marks.map(String) : []));
