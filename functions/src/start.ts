import { parseBodyTimeout } from './config.ts';
import { servesRequests, keepBodiesRaw } from './http/keep-bodies-raw.ts';

// Here, because every process runs this file before it loads its function.
if (servesRequests(process.env)) keepBodiesRaw(parseBodyTimeout(process.env));
