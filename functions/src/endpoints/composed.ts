import { composeTools } from '../compose.ts';
import { parseConfig } from '../config.ts';
import { composeOnce } from '../http/compose-once.ts';

// Composed by the first request, because a deployment reads these files without any settings or secrets.
export const { composed, triggered } = composeOnce(() => composeTools(parseConfig(process.env)));
