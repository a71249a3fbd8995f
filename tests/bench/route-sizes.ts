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

/** Where a built app serves a module that has a file of its own, e.g. '/assets/x.js'. @throws Error where it has none. */
export function builtAddress(outDir: string, module: string): string {
  const chunk = readManifest(outDir)[module];
  if (!chunk) throw new Error(`The build has no chunk for ${module}`);
  return `/${chunk.file}`;
}

const ENTRY = 'app.html';
const KIB = 1024;

/** The chunks that a browser has to have before `key` can run: itself and all that it imports statically. */
function closureOf(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}

/**
 * The scripts that can ever be loaded from the entry, by a static or a late import, when `apart` is never asked for; and
 * those that only `apart` loads. Paths below `outDir`.
 */
export function scriptsWithout(outDir: string, apart: string): { others: string[]; own: string[] } {
  const manifest = readManifest(outDir);
  if (!manifest[apart]) throw new Error(`The build has no chunk for ${apart}`);
  const others = everReached(manifest, ENTRY, new Set([apart]));
  others.delete(apart);
  const all = everReached(manifest, ENTRY);
  const filesOf = (keys: Iterable<string>): string[] => [...keys].map((key) => manifest[key]?.file ?? '');
  const shared = new Set(filesOf(others));
  return { others: [...shared], own: filesOf(all).filter((file) => !shared.has(file)) };
}

function everReached(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return seen;
  seen.add(key);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) everReached(manifest, next, seen);
  return seen;
}

interface ScriptBudget {
  route: string;
  /** All that a browser needs besides the entry before the route shows its content, as modules below the root. */
  modules: readonly string[];
  budgetKib: number;
}

/** Says who is signed in; a reader of a shared page who never was does without it (docs/decisions/0074). */
const SIGN_IN = 'src/app/open-authenticator.ts';
/** What stands above and over every page. */
const NOTICES = 'src/app/page-notices.tsx';

/** Budgets of first JavaScript in KiB of gzip (architecture §7). A family's page shows nothing without its services. */
export const SCRIPT_BUDGETS: readonly ScriptBudget[] = [
  { route: '/login', modules: ['src/pages/login-page.tsx', SIGN_IN], budgetKib: 135 },
  { route: '/create', modules: ['src/pages/create-page.tsx', 'src/app/family-scope.tsx', SIGN_IN], budgetKib: 180 },
  { route: 'a shared page', modules: ['src/pages/shared-page.tsx', NOTICES], budgetKib: 100 },
];

/**
 * First JavaScript of a route in KiB of gzip -9: the static import closures of the entry and of the route's modules.
 * @param outDir a built app with Vite's manifest
 * @throws Error when the build has no chunk for a module, so that a renamed page cannot pass unmeasured
 */
export function firstScriptKib(outDir: string, { modules }: ScriptBudget): number {
  const manifest = readManifest(outDir);
  const keys = new Set<string>();
  for (const key of [ENTRY, ...modules]) {
    if (!manifest[key]) throw new Error(`The build has no chunk for ${key}`);
    closureOf(manifest, key, keys);
  }
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / KIB;
}
