import { createHash } from 'node:crypto';
import type { Passage } from '@talelantern/domain/narration/passages';
import type { Voice } from '@talelantern/domain/narration/voices';

/** Hexadecimal digits of a key: enough for the few recordings of one story. */
const KEY_LENGTH = 32;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** SHA-256 of a chapter's text, as `ChapterNarration.textHash` tells it. */
export const hashOfText = (text: string): string => sha256(text);

/** Who speaks. */
export interface Speaker {
  model: string;
  voice: Voice;
}

/** Names a recording: the same text by the same speaker is the same recording. */
export const recordingKey = ({ model, voice }: Speaker, text: string): string =>
  sha256(JSON.stringify([model, voice, text])).slice(0, KEY_LENGTH);

/** The file of a spoken passage below its chapter's folder. */
export const passageFile = (speaker: Speaker, { text }: Passage): string => `${recordingKey(speaker, text)}.pcm`;
