import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_INTERVAL_MS = 100;
const LINES_SHOWN = 25;

/**
 * Waits until a program has written `text` to its log. @throws Error with the end of the log when the program ends
 * first or the wait times out.
 */
export async function waitForText(
  name: string,
  logFile: string,
  text: string,
  ended: Promise<unknown>,
  withinMs: number,
): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + withinMs;
  while (!readFileSync(logFile, 'utf8').includes(text)) {
    if (hasEnded || Date.now() > deadline) {
      throw new Error(`The program '${name}' did not start. The end of ${logFile}:\n${endOf(logFile)}`);
    }
    await delay(POLL_INTERVAL_MS);
  }
}

function endOf(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LINES_SHOWN).join('\n');
}
