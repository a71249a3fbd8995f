import { readFileSync, writeFileSync } from 'node:fs';
import { formatText } from '../../scripts/format-text.ts';
import { ADMIN } from './sections/admin.ts';
import { FAMILY } from './sections/family.ts';
import { FUNCTIONS } from './sections/functions.ts';
import { LIGHTHOUSE } from './sections/lighthouse.ts';
import { GENERATED_ITEMS } from './sections/generated.ts';
import { PICTURES } from './sections/pictures.ts';
import { PRODUCT } from './sections/product.ts';
import { SCROLLING } from './sections/scrolling.ts';
import { SHARED } from './sections/shared.ts';
import { EDIT_BURSTS } from './sections/edit-bursts.ts';
import type { Section } from './sections/section.ts';

const REPORT = 'docs/benchmarks.md';

const SECTIONS: readonly Section[] = [
  PRODUCT,
  FUNCTIONS,
  GENERATED_ITEMS,
  PICTURES,
  SCROLLING,
  FAMILY,
  SHARED,
  EDIT_BURSTS,
  ADMIN,
  LIGHTHOUSE,
];

const selected = SECTIONS.filter(({ name }) => process.argv.includes(`--${name}`));
const measured = selected.length === 0 ? SECTIONS : selected;

/** The report in parts that begin with a heading. Parts that the bench does not measure are kept. */
const report = readFileSync(REPORT, 'utf8').split(/^(?=#{1,2} )/m);
const parts: string[] = [];
for (const part of report) {
  const section = measured.find(({ heading }) => part.startsWith(`${heading}\n`));
  parts.push(section ? `${section.heading}\n\n${await section.measure()}` : part.trim());
}
const formatted = await formatText(REPORT, parts.join('\n\n'));
writeFileSync(REPORT, formatted);
console.log(formatted);
process.exit();
