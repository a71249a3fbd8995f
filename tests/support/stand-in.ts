import { inject } from 'vitest';
import * as z from 'zod/mini';
import { startOpenAiStandIn } from '../../emulators/openai/server.ts';

const requestsSchema = z.object({
  requests: z.array(
    z.object({ path: z.string(), headers: z.record(z.string(), z.unknown()), body: z.record(z.string(), z.unknown()) }),
  ),
});

export type ProviderRequest = z.infer<typeof requestsSchema>['requests'][number];

interface FaultPlan {
  path?: string;
  contains?: string;
  /** Until it is reset, unless given. */
  times?: number;
}

/** The OpenAI stand-in of one test file: no other file's faults and requests get in its way. */
export interface StandIn {
  /** Base address for the functions' settings, with `/v1`. */
  baseUrl: string;
  plan: (fault: Readonly<Record<string, unknown>>, match?: FaultPlan) => Promise<void>;
  release: (token: string) => Promise<void>;
  /** The requests so far, all or those to `path`, e.g. '/v1/responses'. */
  requests: (path?: string) => Promise<ProviderRequest[]>;
  /** Forgets faults and requests. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export async function startStandIn(): Promise<StandIn> {
  // All of them speak through the one voice of the cloud.
  const voiceUrl = `http://127.0.0.1:${inject('cloud').ports.voice}`;
  const standIn = await startOpenAiStandIn({ port: 0, dripMs: 0, voiceUrl });
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${standIn.url}/__controls/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`The stand-in refuses ${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  return {
    baseUrl: `${standIn.url}/v1`,
    plan: async (fault, { times, ...match } = {}) => {
      await control('POST', 'faults', { match, fault, ...(times === undefined ? {} : { times }) });
    },
    release: async (token) => {
      await control('POST', 'release', { token });
    },
    requests: async (path) => {
      const { requests } = requestsSchema.parse(await control('GET', 'requests'));
      return requests.filter((request) => path === undefined || request.path === path);
    },
    reset: async () => {
      await control('DELETE', 'faults');
      await control('DELETE', 'requests');
    },
    close: standIn.close,
  };
}
