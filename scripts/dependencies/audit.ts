import { execFile } from 'node:child_process';
import { parseJson } from '@talelantern/domain/stored/read-fields';
import * as z from 'zod/mini';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';

const outputSchema = z.union([
  z.object({ vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })) }),
  z.object({ message: z.string() }),
]);

/** Known vulnerabilities, or in `skipped` why they are unknown. */
export type Audit = { vulnerable: string[] } | { skipped: string };

export function readAudit(output: string): Audit {
  const report = outputSchema.safeParse(parseJson(output));
  if (!report.success) return { skipped: 'npm gave no answer that can be read' };
  if ('message' in report.data) return { skipped: report.data.message };
  const found = Object.entries(report.data.vulnerabilities);
  return { vulnerable: found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`) };
}

const ARGS = ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=30000'];

/** Audits the production dependencies. The registry may be unreachable, or a mirror without audits. */
export const auditDependencies = (): Promise<Audit> =>
  new Promise((resolve) => {
    // npm exits with an error if it has findings.
    execFile('npm', ARGS, { cwd: PROJECT_ROOT, maxBuffer: 64 * 1024 * 1024 }, (_error, output) =>
      resolve(readAudit(output)),
    );
  });
