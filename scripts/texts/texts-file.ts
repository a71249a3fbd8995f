import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '../../local-cloud/launcher/folders.ts';
import { textsIn } from './texts-in.ts';

const FILE = join(PROJECT_ROOT, 'docs', 'texts.txt');
const FOLDERS = ['domain', 'functions/src', 'src'];

/** Tests and what only they use. */
const OF_TESTS = /\.test\.tsx?$|\.d\.ts$|-fakes\.ts|\/fake-|^src\/testing\//u;

const INTRODUCTION = `Texts, addresses and limits

Written by "npm run texts". Change the code, not this file, and read the difference: what it shows is what families, readers
and models will notice. A test fails on what is not written here.

For each file of the product, in the order of its code: the texts and addresses, with what is filled in as it is written and
"<>" for an element inside; the constants that hold numbers.`;

const productFiles = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !OF_TESTS.test(file))
    .toSorted();

/** docs/texts.txt as it is, and as the code says it. */
export function textsFile(): { file: string; actual: string; expected: string } {
  const sections = productFiles().flatMap((file) => {
    const texts = textsIn(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'));
    return texts.length === 0 ? [] : [[file, ...texts.map((text) => `  ${text}`)].join('\n')];
  });
  const actual = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  return { file: FILE, actual, expected: `${[INTRODUCTION, ...sections].join('\n\n')}\n` };
}
