import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';

const chunkSchema = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  css: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunkSchema);

type Manifest = z.infer<typeof manifestSchema>;

const ENTRY = 'index.html';
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
 * First JavaScript of a route in KiB of gzip -9: the entry's and the page's static import closures (architecture §7).
 * @param outDir a built app with Vite's manifest
 * @param page the page's module below the root, e.g. `src/pages/login-page.tsx`
 * @throws Error when the build has no such page, so that a renamed page cannot pass unmeasured
 */
export function firstScriptKib(outDir: string, page: string): number {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')));
  if (!manifest[page]) throw new Error(`The build has no chunk for ${page}`);
  const keys = closureOf(manifest, page, closureOf(manifest, ENTRY));
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')));
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length);
  return bytes.reduce((sum, size) => sum + size, 0) / KIB;
}

/** Budgets of first JavaScript in KiB of gzip (architecture §7). */
export const SCRIPT_BUDGETS_KIB = {
  'src/pages/login-page.tsx': 135,
  'src/pages/create-page.tsx': 180,
} as const;
