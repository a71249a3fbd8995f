import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';

/* Cloud Tasks, as the Admin SDK and a task function see it (https://cloud.google.com/tasks/docs/reference/rest). */

/** A request whose body the functions framework has read. */
export interface RawRequest extends IncomingMessage {
  rawBody?: Buffer;
  body?: unknown;
}

export interface SentTask {
  /** The function that it is for. */
  name: string;
  /** JSON. */
  body: string;
}

const sentSchema = z.object({ task: z.object({ httpRequest: z.object({ body: z.string() }) }) });

const QUEUE = /\/queues\/(\w+)\/tasks$/u;

/** The task in a request of the Admin SDK. */
export function readTask({ url = '', rawBody }: Pick<RawRequest, 'url' | 'rawBody'>): SentTask {
  const { task } = sentSchema.parse(JSON.parse(String(rawBody)));
  return { name: QUEUE.exec(url)?.[1] ?? '', body: Buffer.from(task.httpRequest.body, 'base64').toString() };
}

const segment = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** IAM has checked the token before a function sees it. */
const TOKEN = [segment({ alg: 'none' }), segment({ sub: 'tasks' }), 'signature'].join('.');

/** Delivers a task to the functions below `functionsUrl`; returns the status. */
export async function dispatchTask(functionsUrl: string, { name, body }: SentTask): Promise<number> {
  const response = await fetch(functionsUrl + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, 'x-cloudtasks-queuename': name },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}
