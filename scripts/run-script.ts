/** Runs a script to its end; a failure is shown as its sentence alone and makes the exit code 1. */
export async function runScript(script: () => Promise<void>): Promise<never> {
  try {
    await script();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  process.exit();
}
