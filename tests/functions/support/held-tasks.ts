import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { readTask, type SentTask } from '../../support/cloud-tasks.ts';

/** Cloud Tasks that delivers nothing by itself. */
export interface HeldTasks {
  /** The setting of the functions that send their tasks here. */
  settings: Readonly<Record<string, string>>;
  /** Whether tasks are refused. */
  refusesTasks: boolean;
  /** The next task that a function sends. */
  next: () => Promise<SentTask>;
  close: () => void;
}

/** Starts the service at any free port; the caller closes it. */
export async function startHeldTasks(): Promise<HeldTasks> {
  const sentTasks: SentTask[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      if (!heldTasks.refusesTasks) sentTasks.push(readTask({ url: request.url ?? '', rawBody }));
      response.writeHead(heldTasks.refusesTasks ? 403 : 200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const heldTasks: HeldTasks = {
    settings: { CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${port}` },
    refusesTasks: false,
    next: async () => {
      await expect.poll(() => sentTasks.length).toBeGreaterThan(0);
      const [task] = sentTasks.splice(0, 1);
      if (!task) throw new Error('No task');
      return task;
    },
    close: () => server.close(),
  };
  return heldTasks;
}
