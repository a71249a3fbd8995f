import { BroadcastChannel } from 'node:worker_threads';

// Added, because Vitest's contexts have no BroadcastChannel, unlike browsers and Node.
Object.assign(globalThis, { BroadcastChannel });
