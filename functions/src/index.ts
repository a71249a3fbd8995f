// A deployment reads the names of the functions here (docs/specification.md#7).
export * from './pictures/functions.ts';
export * from './stories/functions.ts';
export * from './narration/functions.ts';
export * from './failures/functions.ts';
export * from './sharing/functions.ts';
export * from './shared-pages/functions.ts';
export * from './accounts/functions.ts';
export * from './billing/functions.ts';
export * from './admin/functions.ts';
export * from './accounts/triggers.ts';
export * from './pictures/triggers.ts';
export * from './sharing/triggers.ts';
export * from './sweeps/functions.ts';
