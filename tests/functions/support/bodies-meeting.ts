import { createAsker, type Asker, type Body } from './bodies-valid.ts';
import { useEveryFunction, type EveryFunction } from './every-function.ts';
import { createHousehold, type Household } from './household.ts';

/** So many requests must not be slowed down for being many. */
const NO_BRAKES = {
  STARTS_PER_MINUTE: '1000000',
  STARTS_PER_DAY: '1000000',
  CALLS_PER_MINUTE: '1000000',
  SPEND_CAP_UNLIMITED_MICROS: '1000000000000',
};

/** Families that send bodies side by side, each one after the other, and one whose things they name. */
export interface Meeting {
  functions: EveryFunction;
  askers: readonly Asker[];
  other: Household;
  /** Bodies that were answered with 200 under their request ids, by function and family. */
  answered: Map<string, readonly Body[]>;
}

/** Runs all functions without brakes for the tests of this file; the meeting begins when it is first asked for. */
export function planMeeting(families: number): () => Promise<Meeting> {
  const functions = useEveryFunction({ settings: NO_BRAKES });
  let meeting: Promise<Meeting> | undefined;
  const gather = async (): Promise<Meeting> => {
    const [other, ...askers] = await Promise.all([
      createHousehold(),
      ...Array.from({ length: families }, () => createAsker()),
    ]);
    return { functions, askers, other, answered: new Map() };
  };
  return () => (meeting ??= gather());
}
