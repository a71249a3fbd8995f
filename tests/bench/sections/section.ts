import { cpus } from 'node:os';
import { startLocalCloud, type LocalCloud } from '../../../local-cloud/launcher/start-local-cloud.ts';

export const PROFILE = 'bench';
const PORT_BASE = 9600;

/** A section of docs/benchmarks.md that can be measured separately. */
export interface Section {
  /** Selected with `npm run bench -- --<name>`. */
  name: string;
  /** The heading line of the section in the report. */
  heading: string;
  /** Takes minutes to measure; returns Markdown without the heading. */
  measure: () => Promise<string>;
}

/** The machine and the date. */
export const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`;

/**
 * A separate cloud for the bench, and the time in ms until it was usable; `preload` is loaded before its functions.
 */
export async function startCloud({ preload }: { preload?: string } = {}): Promise<{
  cloud: LocalCloud;
  startupMs: number;
}> {
  const startedAt = performance.now();
  const cloud = await startLocalCloud({
    profile: PROFILE,
    portBase: PORT_BASE,
    data: 'empty',
    schedules: 'off',
    app: 'built',
    socialSignIn: 'off',
    userEnvironment: {},
    ...(preload === undefined ? {} : { preload }),
    print: () => undefined,
  });
  await fetch(cloud.urls.app);
  return { cloud, startupMs: performance.now() - startedAt };
}
