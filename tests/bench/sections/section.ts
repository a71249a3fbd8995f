import { cpus } from 'node:os';
import { startLocalCloud, type LocalCloud } from '../../../emulators/launcher/start-local-cloud.ts';

export const PROFILE = 'bench';
const PORT_BASE = 9600;

/** A part of docs/benchmarks.md that can be measured alone. */
export interface Section {
  /** Asked for with `npm run bench -- --<name>`. */
  name: string;
  /** The line it begins with. */
  heading: string;
  /** Takes minutes; answers its text in Markdown without the heading. */
  measure: () => Promise<string>;
}

/** Which machine it was, and when. */
export const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`;

/** A cloud of the bench's own, with the time that it took to be usable, ms; `preload` is loaded before its functions. */
export async function startCloud({ preload }: { preload?: string } = {}): Promise<{
  cloud: LocalCloud;
  startMs: number;
}> {
  const begun = performance.now();
  const cloud = await startLocalCloud({
    profile: PROFILE,
    portBase: PORT_BASE,
    data: 'empty',
    schedules: 'off',
    app: 'built',
    socialSignIn: 'off',
    wishes: {},
    ...(preload === undefined ? {} : { preload }),
    say: () => undefined,
  });
  await fetch(cloud.urls.app);
  return { cloud, startMs: performance.now() - begun };
}
