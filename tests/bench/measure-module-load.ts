import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);
const TIMER = join(import.meta.dirname, 'time-imports.ts');
const timesSchema = z.array(z.number());

/** Of each file that defines functions, one of them and the composer that its first request loads. */
const COMPOSERS = {
  saveImageToStorage: 'composePictures',
  generateImage: 'composePictureGeneration',
  generateStory: 'composeStories',
  generateAudioNarration: 'composeNarration',
  updateSharing: 'composeSharing',
  sharePage: 'composeSharedPages',
  exportAccount: 'composeAccounts',
  deleteAccount: 'composeAccountDeletion',
  createCheckoutSession: 'composeBilling',
  admin: 'composeAdmin',
  sweep: 'composeSweeps',
  chapterAdded: 'composePictureGeneration',
  storyEdited: 'composeSharing',
  signInDeleted: 'composeAccountDeletion',
};

/** Processor time in ms that new processes take to load a function of the built bundle. */
export interface LoadSample {
  name: string;
  /** Before the process can take a request. */
  startupMs: number[];
  /** What is loaded for the first request. */
  firstRequestMs: number[];
}

/** Loads each function of `lib` in new processes, `rounds` times, one after another. */
export async function sampleModuleLoads(lib: string, rounds: number): Promise<LoadSample[]> {
  const samples: LoadSample[] = [];
  for (const [name, composer] of Object.entries(COMPOSERS)) {
    const sample: LoadSample = { name, startupMs: [], firstRequestMs: [] };
    const modules = ['openCloud', 'composeHttp', composer].map((exported) => chunkOf(lib, exported));
    for (let round = 0; round < rounds; round += 1) {
      const [start = 0, ...others] = await timeImports(name, [join(lib, 'main.cjs'), ...modules]);
      sample.startupMs.push(start);
      sample.firstRequestMs.push(others.reduce((sum, time) => sum + time, 0));
    }
    samples.push(sample);
  }
  return samples;
}

/** The chunk that is imported for one export. @throws Error when there is none */
function chunkOf(lib: string, exported: string): string {
  const entry = new RegExp(`^export \\{\\s*${exported}\\s*\\};$`, 'mu');
  const chunkFile = readdirSync(lib)
    .map((name) => join(lib, name))
    .find((path) => path.endsWith('.js') && entry.test(readFileSync(path, 'utf8')));
  if (chunkFile === undefined) throw new Error(`No chunk exports ${exported} alone`);
  return chunkFile;
}

async function timeImports(target: string, modules: readonly string[]): Promise<number[]> {
  const { stdout } = await run(process.execPath, [TIMER, ...modules], {
    env: { ...process.env, FUNCTION_TARGET: target },
  });
  return timesSchema.parse(JSON.parse(stdout));
}
