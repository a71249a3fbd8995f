import { parseBodyTimeout } from './config.ts';
import { answersRequests, keepBodiesRaw } from './http/keep-bodies-raw.ts';

if (answersRequests(process.env)) keepBodiesRaw(parseBodyTimeout(process.env));

// A deployment reads the names of the functions here: the eight of specification §7, …
export * from './endpoints/pictures.ts';
export * from './endpoints/stories.ts';
// … and those beyond them (architecture §1).
export * from './endpoints/sharing.ts';
export * from './endpoints/accounts.ts';
export * from './endpoints/payments.ts';
export * from './endpoints/admin.ts';
export * from './endpoints/events.ts';
