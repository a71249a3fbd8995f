import { createSender, type Sender, type Body } from './bodies-valid.ts';
import { setUpFunctions, type FunctionsUnderTest } from './function-under-test.ts';
import { createHousehold, type Household } from './household.ts';

/** Families that send bodies concurrently, each one at a time, and another family whose items they name. */
export interface BodySenders {
  functions: FunctionsUnderTest;
  senders: readonly Sender[];
  other: Household;
  /** Accepted bodies with their request ids, by function and family. */
  bodiesBySender: Map<string, readonly Body[]>;
}

/** The families are created on first use. */
export function planBodySenders(families: number): () => Promise<BodySenders> {
  const functions = setUpFunctions();
  let bodySenders: Promise<BodySenders> | undefined;
  const createSenders = async (): Promise<BodySenders> => {
    const [other, ...senders] = await Promise.all([
      createHousehold(),
      ...Array.from({ length: families }, () => createSender()),
    ]);
    return { functions, senders, other, bodiesBySender: new Map() };
  };
  return () => (bodySenders ??= createSenders());
}
