import { secondsOf, type Sound } from '../ports/speech.ts';

/** Part of a recording, in seconds. */
export interface Stretch {
  from: number;
  to: number;
}

export const secondsIn = ({ from, to }: Stretch): number => to - from;

const FRAME_SECONDS = 0.01;
/** Of the loudness that most of the speech has: quieter frames are silent. */
const QUIET = 0.04;
/** Shorter breaks are part of consonants: the closed lips before a p. */
const SHORTEST_PAUSE_SECONDS = 0.09;

/** Where a recording is spoken, and the pauses inside. Silence throughout counts as speech from end to end. */
export function findPauses(sound: Sound): { speech: Stretch; pauses: Stretch[] } {
  const loudness = loudnessOf(sound.samples, Math.round(sound.sampleRate * FRAME_SECONDS));
  const limit = (loudness.toSorted()[Math.floor(loudness.length * 0.9)] ?? 0) * QUIET;
  const isLoud = (level: number): boolean => level > limit;
  const first = loudness.findIndex(isLoud);
  const last = loudness.findLastIndex(isLoud);
  const whole = { from: 0, to: secondsOf(sound) };
  if (first === -1) return { speech: whole, pauses: [] };
  const pauses: Stretch[] = [];
  let quietFrom: number | null = null;
  for (let frame = first; frame <= last; frame += 1) {
    if (!isLoud(loudness[frame] ?? 0)) {
      quietFrom ??= frame;
    } else if (quietFrom !== null) {
      const pause = { from: quietFrom * FRAME_SECONDS, to: frame * FRAME_SECONDS };
      if (secondsIn(pause) >= SHORTEST_PAUSE_SECONDS) pauses.push(pause);
      quietFrom = null;
    }
  }
  return { speech: { from: first * FRAME_SECONDS, to: Math.min(whole.to, (last + 1) * FRAME_SECONDS) }, pauses };
}

/** The root mean square of every frame. */
function loudnessOf(samples: Int16Array, frameSamples: number): Float64Array {
  const loudness = new Float64Array(Math.ceil(samples.length / frameSamples));
  for (const frame of loudness.keys()) {
    const part = samples.subarray(frame * frameSamples, (frame + 1) * frameSamples);
    let squares = 0;
    for (const sample of part) squares += sample * sample;
    loudness[frame] = Math.sqrt(squares / part.length);
  }
  return loudness;
}
