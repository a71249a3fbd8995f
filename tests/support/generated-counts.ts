import fc from 'fast-check';

/** Examples per property test: few and seeded in `npm test`, many in `npm run test:deep`. */
const QUICK_RUNS = 100;
const DEEP_RUNS = 5_000;
const SEED = 20_261_121;

fc.configureGlobal({ numRuns: process.env['DEEP'] ? DEEP_RUNS : QUICK_RUNS, seed: SEED });
