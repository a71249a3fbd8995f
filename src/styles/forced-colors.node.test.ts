import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'forced-colors.css'), 'utf8');

/** The declarations of the rule with `selector`. */
const ruleOf = (selector: string): string =>
  [...css.matchAll(/([^{};/]+)\{([^{}]*)/g)].find(([, selectors = '']) =>
    selectors.split(',').some((one) => one.trim() === selector),
  )?.[2] ?? '';

it.each(['[data-chosen]', "[aria-pressed='true']", "[data-state='now']", '.reader-said', '.child-word'])(
  'in a contrast theme, which removes backgrounds and shadows, %s has a border',
  (selector) => {
    expect(ruleOf(selector)).toMatch(/outline: \d+px solid \w+;/);
  },
);

it('in a contrast theme the position in the chapter has a border', () => {
  expect(css).toMatch(/\.position-line-rail \{[^{}]*border: 1px solid CanvasText;/);
});

it('every class with a rule for contrast themes is used', () => {
  const components = globSync(join(import.meta.dirname, '../**/*.tsx')).map((file) => readFileSync(file, 'utf8'));
  const classes = [...css.matchAll(/(?<=\.)[a-z][\w-]+/g)].map(([name]) => name);
  expect(classes).toContain('large-round');
  expect(classes.filter((name) => !components.some((text) => text.includes(name)))).toEqual([]);
});
