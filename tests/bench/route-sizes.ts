import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  dynamicImports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);

type Manifest = z.infer<typeof manifestSchema>;

const readManifest = (outDir: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')));

/** The URL of a module with a separate chunk, e.g. '/assets/x.js'. @throws Error when it has none. */
export function builtUrl(outDir: string, module: string): string {
  const chunk = readManifest(outDir)[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return `/${chunk.file}`;
}

const APP = 'app.html';
const SHARED_APP = 'shared.html';
const KIB = 1024;

/** The chunks needed to run `key`: itself and its static imports. */
function closureOf(manifest: Manifest, key: string, visitedKeys = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || visitedKeys.has(key)) return visitedKeys;
  visitedKeys.add(key);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, visitedKeys);
  return visitedKeys;
}

/**
 * The scripts that the entry can load, statically or lazily, without loading `excluded`; and those that only `excluded`
 * loads. Paths below `outDir`.
 */
export function scriptsWithout(outDir: string, excluded: string): { others: string[]; own: string[] } {
  const manifest = readManifest(outDir);
  if (!manifest[excluded]) throw new Error(`The build has no chunk for ${excluded}`);
  const others = reachableFrom(manifest, APP, new Set([excluded]));
  others.delete(excluded);
  const all = reachableFrom(manifest, APP);
  const filesOf = (keys: Iterable<string>): string[] => [...keys].map((key) => manifest[key]?.file ?? '');
  const shared = new Set(filesOf(others));
  return { others: [...shared], own: filesOf(all).filter((file) => !shared.has(file)) };
}

function reachableFrom(manifest: Manifest, key: string, visitedKeys = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || visitedKeys.has(key)) return visitedKeys;
  visitedKeys.add(key);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    reachableFrom(manifest, next, visitedKeys);
  return visitedKeys;
}

interface ScriptBudget {
  route: string;
  entry: string;
  /** The modules, below the root, that a browser needs besides the entry before the route shows its content. */
  modules: readonly string[];
  budgetKib: number;
}

/** Restores the sign-in; not needed by a reader of a shared page who never signed in (docs/decisions/0074). */
const SIGN_IN = 'src/app/start-sign-in-and-reporting.ts';
/** The module of the notices that every page has. */
const NOTICES = 'src/app/page-notices.tsx';

/** Budgets of first JavaScript, KiB of gzip (docs/architecture.md#budgets). A family's page waits for its services. */
export const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  { route: '/login', entry: APP, modules: ['src/pages/login-page.tsx', SIGN_IN], budgetKib: 150 },
  {
    route: '/create',
    entry: APP,
    modules: ['src/pages/waiting-create-page.tsx', 'src/pages/create-page.tsx', 'src/app/family-scope.tsx', SIGN_IN],
    budgetKib: 215,
  },
  {
    route: 'the remembered shelf',
    entry: APP,
    modules: ['src/pages/remembered-stories-page.tsx'],
    budgetKib: 125,
  },
  { route: 'a shared page', entry: SHARED_APP, modules: [NOTICES], budgetKib: 100 },
];

/**
 * First JavaScript of a route in KiB of gzip -9: the static import closures of the entry and of the route's modules.
 * @param outDir a built app with Vite's manifest
 * @throws Error when the build has no chunk for a module, so that a renamed page cannot pass unmeasured
 */
export function firstScriptKib(outDir: string, { entry, modules }: ScriptBudget): number {
  const manifest = readManifest(outDir);
  const keys = new Set<string>();
  for (const key of [entry, ...modules]) {
    if (!manifest[key]) throw new Error(`The build has no chunk for ${key}`);
    closureOf(manifest, key, keys);
  }
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / KIB;
}
