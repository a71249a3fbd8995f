import { parseBodyTimeout } from './config.ts';
import { answersRequests, keepBodiesRaw } from './http/keep-bodies-raw.ts';

// Every process runs this before it loads its function.
if (answersRequests(process.env)) keepBodiesRaw(parseBodyTimeout(process.env));
