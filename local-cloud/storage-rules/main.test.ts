import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

function startRuntime() {
  return spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'serve'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

it('the rules runtime sends a greeting, responds to each line, and exits when its input ends', async () => {
  const runtime = startRuntime();
  let output = '';
  runtime.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  runtime.stdin.write('{"id":5,"action":"dance"}\n\n');
  runtime.stdin.end('{"id":6,"action":"dance"}\n');
  const [code] = await once(runtime, 'close');
  expect(code).toBe(0);
  const ids = output
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { id: number }).id);
  expect(ids).toEqual([-1, 5, 6]);
});

it.each(['SIGINT', 'SIGTERM'] as const)('the rules runtime ends on %s', async (signal) => {
  const runtime = startRuntime();
  await once(runtime.stdout, 'data');
  runtime.kill(signal);
  expect(await once(runtime, 'exit')).toEqual([0, null]);
});
