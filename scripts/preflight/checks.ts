/** One line of the preflight: what it found, or what to do. */
export interface Check {
  name: string;
  /** Resolves with what it found; a rejection says what to do. */
  run: () => Promise<string>;
}

/** Runs the checks one after the other and prints a line for each. Returns the number of failures. */
export async function runChecks(checks: readonly Check[], print: (line: string) => void): Promise<number> {
  let failures = 0;
  for (const { name, run } of checks) {
    try {
      print(`✓ ${name}: ${await run()}`);
    } catch (error) {
      failures += 1;
      print(`✗ ${name}: ${messageOf(error)}`);
    }
  }
  return failures;
}

/** The message of the error and of its cause, because the product's errors hide the vendor's message in the cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}
