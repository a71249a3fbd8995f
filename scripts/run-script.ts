/** Runs a script; a failure is shown as its message only and sets the exit code to 1. */
export async function runScript(script: () => Promise<void> | void): Promise<never> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  process.exit();
}
