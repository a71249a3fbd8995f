import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { controlsAt } from './controls.ts';

const requestsSchema = z.object({
  requests: z.array(
    z.object({ path: z.string(), headers: z.record(z.string(), z.unknown()), body: z.record(z.string(), z.unknown()) }),
  ),
});

export type ProviderRequest = z.infer<typeof requestsSchema>['requests'][number];

interface FaultPlan {
  path?: string;
  contains?: string;
  /** Unlimited by default, until reset. */
  times?: number;
}

/** The shared OpenAI stand-in as one test file sees it, with separate faults and requests. */
export interface StandIn {
  /** Identifies this file's requests in the URLs of the stand-in and of the shared functions. */
  key: string;
  /** Base URL for the functions' settings, with `/v1`. */
  baseUrl: string;
  plan: (fault: Readonly<Record<string, unknown>>, match?: FaultPlan) => Promise<void>;
  release: (token: string) => Promise<void>;
  /** All requests so far, or those to `path`, e.g. '/v1/responses'. */
  requests: (path?: string) => Promise<ProviderRequest[]>;
  /** Clears faults and requests, and releases what is held. */
  reset: () => Promise<void>;
}

/** The shared stand-in under a new key, with the port of the file's own stand-in for Stripe if it has one. */
export function openStandIn(stripePort?: string): StandIn {
  const key = [randomUUID(), stripePort].filter(Boolean).join('_');
  const url = `${inject('shared').standInUrl}/keys/${key}`;
  const control = controlsAt(url);
  return {
    key,
    baseUrl: `${url}/v1`,
    plan: async (fault, { times, ...match } = {}) => {
      await control('POST', 'faults', { match, fault, times });
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
  };
}
