import { parseBodyTimeout } from './config.ts';
import { servesRequests, keepBodiesRaw } from './http/keep-bodies-raw.ts';

// Every process runs this before it loads its function.
if (servesRequests(process.env)) keepBodiesRaw(parseBodyTimeout(process.env));
