import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('the speech program prints its URL and exits when its launcher exits', async () => {
  const launcher = spawn(
    process.execPath,
    [
      '-e',
      `const child = require('node:child_process').spawn(process.execPath, [${JSON.stringify(`${import.meta.dirname}/main.ts`)}, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
       child.stdout.on('data', (line) => process.stdout.write(child.pid + ' ' + line));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [line] = await once(launcher.stdout, 'data');
  const [, pid, url] = /^(\d+) Voice \(espeak\) ready at (http:\S+)\n$/u.exec(String(line)) ?? [];
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ engine: 'espeak' });
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
