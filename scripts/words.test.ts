import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

const FOLDERS = ['docs', 'domain', 'functions/src', 'local-cloud', 'rules', 'scripts', 'src', 'stand-ins', 'tests'];
const TEXT_FILE = /\.(?:ts|tsx|mjs|md|rules)$/;

/**
 * Story prose and picture vocabulary, the owner's specification, the page that quotes former prompts, and the two files
 * that have to name the banned words.
 */
const EXEMPT =
  /^(?:stand-ins\/(?:storyteller|illustrator)\/|docs\/(?:specification|glossary|interface-sentences)\.md$|scripts\/words\.test\.ts$)/;

/** The words in backticks in the last column of the glossary's tables. */
function bannedWords(): string[] {
  const rows = readFileSync(join(PROJECT_ROOT, 'docs/glossary.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => {
    const last = row.split('|').at(-2) ?? '';
    return [...last.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
  });
}

const textFiles = (): string[] =>
  FOLDERS.flatMap((folder) => readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT_FILE.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(PROJECT_ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !EXEMPT.test(file));

/**
 * A pattern that finds a word in prose and in identifiers: it finds `takeUp` in `takeUpJob` too, but `late-` only at
 * the start of a word.
 */
const occurrenceOf = (word: string): RegExp => {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (/[A-Z]/.test(word)) return new RegExp(escaped, 'u');
  const start = word.startsWith('-') ? '' : '(?<!\\p{L})';
  const end = word.endsWith('-') ? '' : '(?!\\p{Ll})';
  return new RegExp(start + escaped + end, 'iu');
};

it('no file contains a word that the glossary bans', () => {
  expect(bannedWords().length).toBeGreaterThan(20);
  const banned = bannedWords();
  const found = textFiles().flatMap((file) => {
    const lines = `${file}\n${readFileSync(join(PROJECT_ROOT, file), 'utf8')}`.split('\n');
    return banned.flatMap((word) => {
      const pattern = occurrenceOf(word);
      return lines.flatMap((line, index) => (pattern.test(line) ? [`${file}:${index} ${word}`] : []));
    });
  });
  expect(found).toEqual([]);
});
