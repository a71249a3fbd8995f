import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from './folders.ts';

const STAND_INS = [
  { name: 'OpenAI', folder: 'openai', path: '/v1/models' },
  { name: 'Stripe', folder: 'stripe', path: '/v1/prices' },
];

it.each(STAND_INS)('the $name stand-in prints its URL and ends with its launcher', async (standIn) => {
  const main = join(PROJECT_ROOT, 'stand-ins', standIn.folder, 'main.ts');
  const launcher = spawn(
    process.execPath,
    [
      '-e',
      `const child = require('node:child_process').spawn(process.execPath, [${JSON.stringify(main)}, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
       child.stdout.on('data', (line) => process.stdout.write(child.pid + ' ' + line));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(launcher.stdout, 'data');
  const [, pid, url] = /^(\d+) \w+ stand-in ready at (http:\S+)\n$/u.exec(String(line)) ?? [];
  expect(String(line)).toContain(standIn.name);
  expect((await fetch(`${url}${standIn.path}`, { headers: { authorization: 'Bearer sk_test_local' } })).status).toBe(
    200,
  );
  launcher.kill('SIGKILL');
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
