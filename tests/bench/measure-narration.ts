import { VOICES } from '@talelantern/domain/narration/voices';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import type { LocalCloud } from '../../emulators/launcher/start-local-cloud.ts';
import { chapterOf, wordErrors } from './measure-words.ts';

/** By age: how far from the voice engine's own events the words of a chapter in each voice are marked, ms. */
export async function sampleWordErrors(cloud: LocalCloud): Promise<Map<string, number[]>> {
  const voiceUrl = `http://127.0.0.1:${cloud.ports.voice}`;
  const errors = new Map<string, number[]>();
  for (const age of AGE_RANGES) {
    const ofAge: number[] = [];
    for (const voice of VOICES) ofAge.push(...(await wordErrors(voiceUrl, voice, chapterOf(age, 'climax', voice))));
    errors.set(age, ofAge);
  }
  return errors;
}
