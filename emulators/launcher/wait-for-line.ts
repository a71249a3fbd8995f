import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { GuardedProgram } from './guarded-program.ts';

const LOOK_EVERY_MS = 100;
const LINES_SHOWN = 25;

/**
 * Waits until a program has written a text to its log.
 * @throws Error with the end of the log when the program ends first or the time is over; the program is stopped then.
 */
export async function waitForLine(program: GuardedProgram, text: string, withinMs: number): Promise<void> {
  let hasEnded = false;
  void program.ended.then(() => (hasEnded = true));
  const deadline = Date.now() + withinMs;
  while (!readFileSync(program.logFile, 'utf8').includes(text)) {
    if (hasEnded || Date.now() > deadline) {
      await program.stop();
      throw new Error(`${program.name} did not start. The end of ${program.logFile}:\n${endOf(program.logFile)}`);
    }
    await delay(LOOK_EVERY_MS);
  }
}

function endOf(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
}
