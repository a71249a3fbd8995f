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
 * To be called in a press that reads aloud later: iOS lets the device speak, and plays an element without a press, only
 * if it has begun to speak, and to load that element, during one.
 */
export function allowVoices(): void {
  allowSpeech();
  readerAudio().load();
}
