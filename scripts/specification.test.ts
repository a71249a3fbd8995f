import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '../local-cloud/launcher/folders.ts';

/**
 * Whether a file is the product. The app's help quotes buttons and messages, which would hide a change of the quoted
 * text.
 */
const isProduct = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/features\/help\//.test(path);

/** The product's code without comments. */
const code = ['domain', 'functions/src', 'src']
  .flatMap((folder) => readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true }))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes('node_modules') && isProduct(path))
  .map((path) => readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const ITEMS = ['character', 'story', 'location'];
const SERVICES = ['image generation', 'scene generation', 'story generation', 'audio generation', 'storage'];

/** Sentences that the specification abbreviates, with what the code contains. */
const ABBREVIATED: Readonly<Record<string, readonly string[]>> = {
  'Failed to save/fetch/update/delete character|story|location': ITEMS.flatMap((item) =>
    ['save', 'fetch', 'update', 'delete'].map((act) => `Failed to ${act} ${item}`),
  ),
  'Failed to connect to ... service': SERVICES.map((service) => `Failed to connect to ${service} service`),
  'Character created/updated successfully!': ['created', 'updated'].map((done) => `Character ${done} successfully!`),
  // Put together in domain/stories/story-title.ts.
  'The {theme} of {names joined with and}': [],
  // The format of a stored string, not a sentence of the interface (domain/characters/types).
  'Category - Subcategory - Specific type': [],
  // Specified for an update outside of the creator (docs/decisions/0019), which the app does not have.
  'Character updated successfully': [],
};

const specification = readFileSync(join(PROJECT_ROOT, 'docs/specification.md'), 'utf8');
const sentences = new Set(
  [...specification.matchAll(/(?<!\w)'([A-Z][^'\n]*)'(?!\w)/g)].flatMap(([, text = '']) => ABBREVIATED[text] ?? [text]),
);

it('finds over 100 quoted interface strings in the specification', () => {
  expect(sentences.size).toBeGreaterThan(100);
});

it.each([...sentences])('the interface has the specified words “%s”', (sentence) => {
  const escaped = sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  expect(code).toMatch(new RegExp(`(?:['"\`>]|^\\s*)${escaped}(?:['"\`<]|\\s*$)`, 'm'));
});
