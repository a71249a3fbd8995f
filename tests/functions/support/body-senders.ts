import { createSender, type Sender, type Body } from './bodies-valid.ts';
import { useFunctions, type FunctionsUnderTest } from './function-under-test.ts';
import { createHousehold, type Household } from './household.ts';

/** Disables rate limits for the number of requests sent here. */
const NO_RATE_LIMITS = {
  STARTS_PER_MINUTE: '1000000',
  STARTS_PER_DAY: '1000000',
  CALLS_PER_MINUTE: '1000000',
  SPEND_CAP_UNLIMITED_MICROS: '1000000000000',
};

/** Families that send bodies concurrently, each one at a time, and another family whose items they name. */
export interface BodySenders {
  functions: FunctionsUnderTest;
  senders: readonly Sender[];
  other: Household;
  /** Accepted bodies with their request ids, by function and family. */
  answered: Map<string, readonly Body[]>;
}

/** Runs all functions without rate limits for this file's tests; the families are created on first use. */
export function planBodySenders(families: number): () => Promise<BodySenders> {
  const functions = useFunctions({ settings: NO_RATE_LIMITS });
  let bodySenders: Promise<BodySenders> | undefined;
  const createSenders = async (): Promise<BodySenders> => {
    const [other, ...senders] = await Promise.all([
      createHousehold(),
      ...Array.from({ length: families }, () => createSender()),
    ]);
    return { functions, senders, other, answered: new Map() };
  };
  return () => (bodySenders ??= createSenders());
}
