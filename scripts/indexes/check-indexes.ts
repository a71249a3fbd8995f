import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileFolders, PROJECT_ROOT } from '../../emulators/launcher/folders.ts';
import type { Counts } from '../test-counts.ts';
import { indexesSchema, missingIndexes } from './missing-indexes.ts';
import { readQueryLine } from './query-shape.ts';

/** Where a test run writes its queries down, in its profile's folder. */
export const QUERY_LOG = 'queries.ndjson';

/** Checks that each query which the tests of a run have asked has its index: the emulator answers without any. */
export function checkIndexes(): Counts {
  const queryLog = join(profileFolders(process.env['TALELANTERN_TEST_PROFILE'] || 'test').root, QUERY_LOG);
  if (!existsSync(queryLog))
    return { passed: 0, failed: 1, failures: [`indexes: no query was recorded in ${queryLog}`] };
  const lines = readFileSync(queryLog, 'utf8').trim().split('\n');
  const indexes = indexesSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8')));
  const failures = missingIndexes(lines.map(readQueryLine), indexes).map((query) => `indexes: ${query} has none`);
  console.log(`${failures.length === 0 ? '✓' : '✗'} indexes of ${lines.length} recorded queries`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}
