import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { ADMIN } from './sections/admin.ts';
import { FUNCTIONS } from './sections/functions.ts';
import { LIGHTHOUSE } from './sections/lighthouse.ts';
import { THINGS_MADE } from './sections/made.ts';
import { PICTURES } from './sections/pictures.ts';
import { PRODUCT } from './sections/product.ts';
import { SCROLLING } from './sections/scrolling.ts';
import { SHARED } from './sections/shared.ts';
import type { Section } from './sections/section.ts';

const REPORT = 'docs/benchmarks.md';

/** In the order of the report. */
const SECTIONS: readonly Section[] = [PRODUCT, FUNCTIONS, THINGS_MADE, PICTURES, SCROLLING, SHARED, ADMIN, LIGHTHOUSE];

/** What the last report says in this section. */
function keptOf({ heading }: Section): string {
  const sections = readFileSync(REPORT, 'utf8').split(/^(?=#{1,2} )/m);
  return sections.find((section) => section.startsWith(`${heading}\n`)) ?? `${heading}\n\nNot measured yet.`;
}

const asked = SECTIONS.filter(({ name }) => process.argv.includes(`--${name}`));
const measured = asked.length === 0 ? SECTIONS : asked;
const parts: string[] = [];
for (const section of SECTIONS)
  parts.push(measured.includes(section) ? `${section.heading}\n\n${await section.measure()}` : keptOf(section).trim());
const style = await resolveConfig(REPORT);
const report = await format(parts.join('\n\n'), { ...style, filepath: REPORT });
writeFileSync(REPORT, report);
console.log(report);
process.exit();
