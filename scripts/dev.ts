import { runLocalCloud } from './run-local-cloud.ts';
import { runScript } from './run-script.ts';

await runScript(() => runLocalCloud('dev'));
