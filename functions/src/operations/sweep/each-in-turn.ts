import { describeCause, type Log } from '../ports/log.ts';

/** After that many failures one after another it is not the documents. */
const MOST_IN_A_ROW = 5;

/**
 * Runs `work` on one thing after another and answers how often it had something to do. One that fails is logged and
 * hides no other; several in a row end the sweep until the next one.
 */
export async function eachInTurn<Thing>(
  things: AsyncIterable<Thing>,
  work: (thing: Thing) => Promise<boolean>,
  log: Log,
): Promise<number> {
  let done = 0;
  let failedInARow = 0;
  for await (const thing of things) {
    try {
      if (await work(thing)) done += 1;
      failedInARow = 0;
    } catch (error) {
      log('error', 'sweep_left_one', describeCause(error));
      failedInARow += 1;
      if (failedInARow === MOST_IN_A_ROW) break;
    }
  }
  return done;
}
