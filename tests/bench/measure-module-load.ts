import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const TIMER = join(import.meta.dirname, 'time-imports.ts');
const COMPOSER = /^export \{\s*(compose\w+)/mu;
const timesSchema = z.array(z.number());

/** Processor time that a new process takes to load a part of the built functions, ms. */
export interface LoadSample {
  /** 'index.js', which every function loads when it starts, or the composer that it loads at its first request. */
  part: string;
  loadMs: number[];
}

/** Loads `lib` of the built functions in new processes, one after another, `rounds` times for each composer. */
export async function sampleModuleLoads(lib: string, rounds: number): Promise<LoadSample[]> {
  const files = readdirSync(lib);
  const pathOf = (name: string): string => join(lib, name);
  const composers = files.filter((name) => name.startsWith('compose'));
  const shared = [
    ...files.filter((name) => name.startsWith('cloud-')),
    ...composers.filter((name) => composerIn(pathOf(name)) === 'composeHttp'),
  ];
  const index: LoadSample = { part: 'index.js', loadMs: [] };
  const samples = [index];
  for (const name of composers) {
    if (shared.includes(name)) continue;
    const sample: LoadSample = { part: composerIn(pathOf(name)), loadMs: [] };
    for (let round = 0; round < rounds; round += 1) {
      const [start = 0, ...others] = await timeImports(['index.js', ...shared, name].map(pathOf));
      index.loadMs.push(start);
      sample.loadMs.push(others.reduce((sum, time) => sum + time, 0));
    }
    samples.push(sample);
  }
  return samples;
}

/** A chunk exports its composer by name. */
const composerIn = (path: string): string => COMPOSER.exec(readFileSync(path, 'utf8'))?.[1] ?? '';

async function timeImports(modules: readonly string[]): Promise<number[]> {
  const { stdout } = await run(process.execPath, [TIMER, ...modules]);
  return timesSchema.parse(JSON.parse(stdout));
}
