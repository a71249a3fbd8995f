import { createHmac } from 'node:crypto';
import { createAuthSignIns } from '../accounts/adapters/auth-sign-ins.ts';
import { withLiveCaps } from '../core/live-settings.ts';
import type { Cloud } from '../cloud.ts';
import { systemClock } from '../core/clock.ts';
import { log } from '../core/request-log.ts';
import { createFirestoreJobStore } from './adapters/firestore-job-store.ts';
import { createFirestoreSpending } from './adapters/firestore-spending.ts';
import { createCosts } from './operations/costs.ts';
import { createSpendGuard } from './operations/spend-guard.ts';

export const composeGeneration = ({ auth, firestore, config, live }: Cloud) => ({
  settings: config.jobs,
  store: createFirestoreJobStore(firestore, createAuthSignIns(auth, config.userHashSecret).emailKeysOf),
  spending: createSpendGuard(createFirestoreSpending(firestore), withLiveCaps(config.spending, live), log),
  costs: createCosts(config.spending.prices, config),
  pseudonymOf: createPseudonyms(config.userHashSecret),
  clock: systemClock,
  log,
});

/** 64 hexadecimal characters, the vendor's maximum for `prompt_cache_key`; not reversible. */
const createPseudonyms =
  (secret: string) =>
  (uid: string, memoryKey = ''): string =>
    createHmac('sha256', secret).update(`family:${uid}:${memoryKey}`).digest('hex');
