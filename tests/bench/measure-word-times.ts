import { splitPassages, type Passage } from '@talelantern/domain/narration/passages';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { TimedWord } from '@talelantern/domain/narration/word-timings';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { AgeRange } from '@talelantern/domain/audience/ages';
import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { buildBrief } from '../../stand-ins/storyteller/sample-brief.ts';
import { writeChapter } from '../../stand-ins/storyteller/write-chapter.ts';
import { readRecording } from '../../stand-ins/voice/audio/read-recording.ts';
import { joinPassages } from '../../functions/src/narration/operations/join-passages.ts';
import type { Sound, WordTime } from '../../functions/src/narration/ports/ports.ts';
import { readWav, toSamples } from '../../functions/src/narration/adapters/speech-wav.ts';

/** A chapter by the offline storyteller; another `seed` gives another story. */
export function chapterOf(ageRange: AgeRange, phase: StoryPhase, seed: string): string {
  const earlierChapters = STORY_PHASES.slice(0, STORY_PHASES.indexOf(phase)).map((earlier) =>
    chapterOf(ageRange, earlier, seed),
  );
  const brief = buildBrief({ ageRange, phase, previousParts: earlierChapters });
  return writeChapter(brief, { seed, variation: seed }).join('\n\n');
}

async function requestSound(voiceUrl: string, voice: Voice, text: string, format: 'wav' | 'pcm'): Promise<Buffer> {
  const response = await fetch(`${voiceUrl}/v1/audio/speech`, {
    method: 'POST',
    body: JSON.stringify({ input: text, voice, response_format: format }),
  });
  return Buffer.from(await response.arrayBuffer());
}

/** A spoken passage with the word times that the engine reports. */
interface SpokenPassage extends Sound {
  words: WordTime[];
}

const joinSpoken = (passages: readonly Passage[], speeches: readonly SpokenPassage[]): TimedWord[] =>
  joinPassages(passages, speeches, (_text, sound) => speeches.find((speech) => speech === sound)?.words ?? []).words;

async function speak(voiceUrl: string, voice: Voice, text: string): Promise<SpokenPassage> {
  const bytes = await requestSound(voiceUrl, voice, text, 'wav');
  const [sound, recording] = [readWav(bytes), readRecording(bytes)];
  const words = recording?.words ?? [];
  const spokenWords = splitSpokenWords(text).map((word) => word.text);
  if (!sound || spokenWords.join(' ') !== words.map(({ word }) => word).join(' '))
    throw new Error(`Not heard: ${text}`);
  return { ...sound, words: words.map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 })) };
}

async function speakAll(voiceUrl: string, voice: Voice, passages: readonly Passage[]) {
  const speeches = [];
  for (const { text } of passages) speeches.push(await speak(voiceUrl, voice, text));
  return speeches;
}

/** The rate of the PCM that the Realtime API sends. */
const PCM_RATE = 24_000;

/**
 * The times of a chapter's words in the recording that is joined from PCM, as the engine reports them. Lengths and pauses
 * of WAV differ by some milliseconds for each passage, which add up to a fifth of a second in a chapter.
 */
export async function joinedTimes(voiceUrl: string, voice: Voice, chapter: string): Promise<TimedWord[]> {
  const passages = splitPassages(chapter);
  const speeches: SpokenPassage[] = [];
  for (const { text } of passages) {
    const { words } = await speak(voiceUrl, voice, text);
    const samples = toSamples(await requestSound(voiceUrl, voice, text, 'pcm'));
    speeches.push({ samples, sampleRate: PCM_RATE, words });
  }
  return joinSpoken(passages, speeches);
}

/** The error of the estimate for each word of a chapter, against the engine's own word events, in ms. */
export async function wordErrors(voiceUrl: string, voice: Voice, chapter: string): Promise<number[]> {
  const passages = splitPassages(chapter);
  const speeches = await speakAll(voiceUrl, voice, passages);
  const actualTimes = joinSpoken(passages, speeches);
  const estimates = joinPassages(passages, speeches).words;
  return estimates.map(({ startMs }, index) => Math.abs(startMs - (actualTimes[index]?.startMs ?? Number.NaN)));
}
