import { VOICES } from '@talelantern/domain/narration/voices';
import { AGE_RANGES } from '@talelantern/domain/audience/ages';
import type { LocalCloud } from '../../local-cloud/launcher/start-local-cloud.ts';
import { chapterOf, wordErrors } from './measure-word-times.ts';

/** The error of a chapter's word times against the voice engine's own events, in ms, for each voice and age. */
export async function sampleWordErrors(cloud: LocalCloud): Promise<Map<string, number[]>> {
  const voiceUrl = `http://127.0.0.1:${cloud.ports.voice}`;
  const errors = new Map<string, number[]>();
  for (const age of AGE_RANGES) {
    const ageErrors: number[] = [];
    for (const voice of VOICES) ageErrors.push(...(await wordErrors(voiceUrl, voice, chapterOf(age, 'climax', voice))));
    errors.set(age, ageErrors);
  }
  return errors;
}
