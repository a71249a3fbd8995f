import { deleteAccount, type DepartureTools } from '../accounts/delete-account.ts';
import type { Log } from '../ports/log.ts';
import { eachInTurn } from './each-in-turn.ts';

/**
 * Goes through accounts that were deleted a while ago once more: what a crash left, and what work that was under way then
 * has stored since, goes now. Answers how many there were. `now` in ms.
 */
export const finishDepartures = (tools: DepartureTools & { log: Log }, now: number): Promise<number> =>
  eachInTurn(
    tools.departures.unfinished(now),
    async (uid) => {
      await deleteAccount(tools, uid, now);
      await tools.departures.finish(uid);
      return true;
    },
    tools.log,
  );
