import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

interface Citation {
  /** Location of the citation, e.g. 'docs/README.md:12'. */
  at: string;
  /** The path that is cited, from the root, with its anchor if any. */
  target: string;
}

/** Folders of installed and generated files. */
const GENERATED_FOLDERS = new Set(['node_modules', '.git', '.local', '.cache', 'dist', 'lib']);

const filesBelow = (folder: string): string[] =>
  readdirSync(join(PROJECT_ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !GENERATED_FOLDERS.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));

const files = filesBelow('');

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');

const RECORDS = 'docs/decisions/';
const recordsOf = (number: string): string[] => files.filter((file) => file.startsWith(`${RECORDS}${number}-`));

/** The anchor that GitHub generates for a heading. */
const toAnchor = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');

function hasAnchor(file: string, anchor: string): boolean {
  const text = read(file);
  const headings = [...text.matchAll(/^#{1,6} (.+)$/gmu)].map(([, heading]) => toAnchor(heading ?? ''));
  return headings.includes(anchor) || text.includes(`<a id="${anchor}">`);
}

/** A citation may contain only the number of a record, so that comments stay true when the title changes. */
function hasTarget({ target }: Citation): boolean {
  const [path = '', anchor] = target.split('#');
  const record = /^docs\/decisions\/(\d{4})$/u.exec(path)?.[1];
  if (record !== undefined) return recordsOf(record).length === 1;
  // Comments may cite a module without its extension.
  if (![path, `${path}.ts`].some((name) => existsSync(join(PROJECT_ROOT, name)))) return false;
  return anchor === undefined || !path.endsWith('.md') || hasAnchor(path, anchor);
}

/** The matches of `pattern` in the lines of `file` that also match `within`. */
const findAll = (file: string, pattern: RegExp, toTarget: (found: string) => string, within = /^/u): Citation[] =>
  read(file)
    .split('\n')
    .flatMap((line, index) =>
      within.test(line)
        ? [...line.matchAll(pattern)].map(([, found]) => ({
            at: `${file}:${index + 1}`,
            target: toTarget(found ?? ''),
          }))
        : [],
    );

const findBroken = (citations: readonly Citation[]): string[] =>
  citations.filter((citation) => !hasTarget(citation)).map(({ at, target }) => `${at} → ${target}`);

const documents = files.filter((file) => file.endsWith('.md'));
const code = files.filter((file) => /\.(?:tsx?|mjs|css|rules|html|txt)$|^\.env\.example$/u.test(file));

it('every relative link in the documents has a target', () => {
  const links = documents.flatMap((file) =>
    findAll(file, /\]\((?![a-z]+:)([^)\s]+)\)/gu, (link) =>
      link.startsWith('#') ? `${file}${link}` : relative(PROJECT_ROOT, join(PROJECT_ROOT, dirname(file), link)),
    ),
  );
  expect(links.length).toBeGreaterThan(100);
  expect(findBroken(links)).toEqual([]);
});

it('a link that is labeled with a file name has the name of its target', () => {
  const labeled = /\[`?([\w.-]+\.(?:tsx?|mjs|rules))`?\]\(([^)#\s]+)/gu;
  const wrongLabels = documents.flatMap((file) =>
    [...read(file).matchAll(labeled)]
      .filter(([, label = '', target = '']) => basename(target) !== label)
      .map(([link]) => `${file}: ${link}`),
  );
  expect(wrongLabels).toEqual([]);
});

it('every document cited in the code exists', () => {
  const citations = code.flatMap((file) =>
    findAll(file, /(?<![\w./-])(docs\/[\w./-]*[\w-](?:#[\w-]+)?)/gu, (cited) => cited),
  );
  expect(citations.length).toBeGreaterThan(50);
  expect(findBroken(citations)).toEqual([]);
});

it('every file or folder named in a comment or document exists', () => {
  const path = /(?<![\w./@*-])((?:domain|src|functions|stand-ins|local-cloud|scripts|tests|public)\/[\w./-]*\w)/gu;
  const named = [
    ...code.flatMap((file) => findAll(file, path, (found) => found, /^\s*(?:\*|\/\*|\/\/|#)/u)),
    ...documents.flatMap((file) => findAll(file, path, (found) => found, /`/u)),
  ].filter(({ target }) => !target.startsWith('functions/dist'));
  expect(named.length).toBeGreaterThan(20);
  expect(findBroken(named)).toEqual([]);
});

it('comments do not cite section numbers, which readers cannot open', () => {
  const unlinked = code
    .filter((file) => file !== 'scripts/links.test.ts')
    .flatMap((file) =>
      findAll(
        file,
        /((?:specification|architecture|house|abuse|threats)(?:\.md)?,? §\s?\d+|abuse case \w+)/giu,
        (s) => s,
      ),
    );
  expect(unlinked.map(({ at, target }) => `${at}: ${target}`)).toEqual([]);
});

it('every decision record is in the index, under a unique number', () => {
  const index = read(`${RECORDS}README.md`);
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-/u.test(file));
  for (const record of records) {
    expect(recordsOf(record.slice(RECORDS.length, RECORDS.length + 4)), record).toEqual([record]);
    expect(index, record).toContain(`](${record.slice(RECORDS.length)})`);
  }
});

it.each(['docs/threats.md', 'docs/children.md'])('every test cited in %s exists under that title', (document) => {
  const wrongCitations = [
    ...read(document).matchAll(/\[([\w.-]+)\]\(\.\.\/(\S+\.test\.tsx?)\)((?:,? “[^”]+”)*)/gu),
  ].flatMap(([cited, label = '', file = '', quoted = '']) => {
    const source = read(file).replaceAll(String.raw`\'`, "'");
    const titles = [...quoted.matchAll(/“([^”]+)”/gu)].flatMap(([, title = '']) => title.split(' > '));
    const isOneOfSeveral = (source.match(/^\s*it\b/gmu) ?? []).length > 1;
    const isNamed = titles.length > 0 || !isOneOfSeveral;
    const isLabeled = new RegExp(`/${label}\\.test\\.tsx?$`, 'u').test(file);
    return isNamed && isLabeled && titles.every((title) => source.includes(title)) ? [] : [cited];
  });
  expect(wrongCitations).toEqual([]);
});
