/**
 * Replaces Google's Storage rules runtime where that cannot be downloaded: JSON lines on stdin and stdout. Only the
 * protocol may be written to stdout.
 */
import { createInterface } from 'node:readline';
import { GREETING, RulesRuntime } from './protocol.ts';

const runtime = new RulesRuntime();
const write = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() !== '') write(runtime.handle(line));
  })
  .on('close', () => process.exit(0));

// Exits immediately, because firebase-tools waits for it without a time limit.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(0));

// After a crash of firebase-tools the pipe may stay open, because a sibling holds it, but the parent always changes.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 1000).unref();

write(GREETING);
