import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { StandIn } from '../../support/stand-in.ts';
import { environmentFor } from './function-under-test.ts';
import type { Assignment } from './kill-points.ts';

/** Short, so that the next run need not wait long for the lease to expire. */
export const SHORT_LEASE = { LEASE_MS: '1500', WAIT_MS: '10000' };

const WORKER = join(import.meta.dirname, 'killed-worker.ts');

/** Runs the assignment in a process that kills itself. */
export async function runUntilKilled(standIn: StandIn, assignment: Assignment): Promise<void> {
  const child = spawn(process.execPath, [WORKER, JSON.stringify(assignment)], {
    env: { PATH: process.env['PATH'], ...environmentFor(standIn, SHORT_LEASE) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const signal = await new Promise((resolve) => child.once('exit', (_code, name) => resolve(name)));
  expect(signal).toBe('SIGKILL');
}
