import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { profileFolders, PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import type { Counts } from '../test-counts.ts';
import { indexesSchema, missingIndexes } from './missing-indexes.ts';
import { readQueryLine, type QueryShape } from './query-shape.ts';

/** The query log of a test run, in the folder of its profile. */
export const QUERY_LOG = 'queries.ndjson';

/** Checks that every query of the tests has an index: the emulator does not require one. */
export function checkIndexes(): Counts {
  const queryLog = join(profileFolders(process.env['TALELANTERN_TEST_PROFILE'] || 'test').root, QUERY_LOG);
  if (!existsSync(queryLog))
    return { passed: 0, failed: 1, failures: [`indexes: no query was recorded in ${queryLog}`] };
  const lines = readFileSync(queryLog, 'utf8').trim().split('\n');
  const indexes = indexesSchema.parse(JSON.parse(readFileSync(join(PROJECT_ROOT, 'firestore.indexes.json'), 'utf8')));
  const { shapes, failures } = readLines(lines);
  failures.push(...missingIndexes(shapes, indexes).map((query) => `indexes: ${query} has none`));
  console.log(`${failures.length === 0 ? '✓' : '✗'} indexes of ${lines.length} recorded queries`);
  return { passed: failures.length === 0 ? 1 : 0, failed: failures.length, failures };
}

/** A line that cannot be read counts as one failure, so that the counts of the run are not lost. */
function readLines(lines: readonly string[]): { shapes: QueryShape[]; failures: string[] } {
  const shapes: QueryShape[] = [];
  const failures: string[] = [];
  for (const line of lines) {
    try {
      shapes.push(readQueryLine(line));
    } catch (error) {
      // A process killed while writing leaves half a line.
      if (!(error instanceof SyntaxError))
        failures.push(`indexes: cannot read ${line.slice(0, 200)}: ${String(error)}`);
    }
  }
  return { shapes, failures };
}
