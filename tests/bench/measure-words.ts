import { splitPassages } from '@talelantern/domain/narration/passages';
import { splitSpokenWords } from '@talelantern/domain/narration/spoken-words';
import type { Voice } from '@talelantern/domain/narration/voices';
import type { AgeRange } from '@talelantern/domain/stories/ages';
import { STORY_PHASES, type StoryPhase } from '@talelantern/domain/stories/phases';
import { buildBrief } from '../../emulators/openai/stories/sample-brief.ts';
import { writeChapter } from '../../emulators/openai/stories/write-chapter.ts';
import { readRecording } from '../../emulators/voice/audio/read-recording.ts';
import { joinPassages } from '../../functions/src/operations/narration/join-passages.ts';
import type { Speech } from '../../functions/src/operations/ports/speech.ts';
import { readWav } from '../../functions/src/providers/speech-wav.ts';

/** A chapter as the offline stories tell it. `seed` invents another story. */
export function chapterOf(ageRange: AgeRange, phase: StoryPhase, seed: string): string {
  const told = STORY_PHASES.slice(0, STORY_PHASES.indexOf(phase)).map((earlier) => chapterOf(ageRange, earlier, seed));
  const brief = buildBrief({ ageRange, phase, previousParts: told });
  return writeChapter(brief, { seed, variation: seed }).join('\n\n');
}

/** A passage as the voice speaks it, with what the engine itself says of its words. */
async function speak(
  voiceUrl: string,
  voice: Voice,
  text: string,
): Promise<Speech & { words: NonNullable<Speech['words']> }> {
  const response = await fetch(`${voiceUrl}/v1/audio/speech`, {
    method: 'POST',
    body: JSON.stringify({ input: text, voice, response_format: 'wav' }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const [sound, recording] = [readWav(bytes), readRecording(bytes)];
  const words = recording?.words ?? [];
  const heard = splitSpokenWords(text).map((word) => word.text);
  if (!sound || heard.join(' ') !== words.map(({ word }) => word).join(' ')) throw new Error(`Not heard: ${text}`);
  return { ...sound, words: words.map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 })) };
}

/** How far from the engine's own word events each word of a chapter is marked by the estimate, in ms. */
export async function wordErrors(voiceUrl: string, voice: Voice, chapter: string): Promise<number[]> {
  const passages = splitPassages(chapter);
  const speeches = [];
  for (const { text } of passages) speeches.push(await speak(voiceUrl, voice, text));
  const truth = joinPassages(passages, speeches).words;
  const estimates = joinPassages(
    passages,
    speeches.map((speech) => ({ ...speech, words: null })),
  ).words;
  return estimates.map(({ startMs }, index) => Math.abs(startMs - (truth[index]?.startMs ?? Number.NaN)));
}
