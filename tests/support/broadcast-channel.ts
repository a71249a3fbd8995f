import { BroadcastChannel } from 'node:worker_threads';

// Vitest's contexts have no BroadcastChannel, unlike browsers and Node.
Object.assign(globalThis, { BroadcastChannel });
