/**
 * Stands in for Google's Storage rules runtime where that cannot be downloaded: JSON lines on standard input and output.
 * Nothing but the protocol may be written to standard output.
 */
import { createInterface } from 'node:readline';
import { GREETING, RulesConversation } from './protocol.ts';

const conversation = new RulesConversation();
const write = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`);

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line.trim() !== '') write(conversation.answer(line));
  })
  .on('close', () => process.exit(0));

// firebase-tools waits for the end without a time limit.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => process.exit(0));

// A crash of firebase-tools need not close the pipe at once (a sibling may hold it), but it always changes the parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 1000).unref();

// Last: who is greeted may send signals and questions.
write(GREETING);
