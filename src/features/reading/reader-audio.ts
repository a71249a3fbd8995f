import { allowSpeech } from './allow-speech.ts';

let audio: HTMLAudioElement | null = null;

export function readerAudio(): HTMLAudioElement {
  if (!audio) {
    audio = new Audio();
    document.body.append(audio);
  }
  return audio;
}

/**
 * Call this in a click handler after which the reader will read aloud. Later, outside a click, iOS lets the device
 * speak only if it has spoken during a click, and plays an audio element only if its loading began during a click.
 */
export function allowVoices(): void {
  allowSpeech();
  readerAudio().load();
}
