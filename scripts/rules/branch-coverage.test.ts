import { expect, it } from 'vitest';
import { createBranchCoverage } from './branch-coverage.ts';

const RULES = `allow get: if isMine(id)
  && isKnown(id);
allow list: if false;
`;

type Value = Record<string, unknown>;

const TRUE: Value = { boolValue: true };
const FALSE: Value = { boolValue: false };
const SKIPPED: Value = {};
const ERROR: Value = { undefined: { causeMessage: 'Null value error.' } };
const TEXT: Value = { stringValue: 'a' };

const expression = (text: string, values: Value[], children: unknown[] = []): unknown => ({
  sourcePosition: { currentOffset: RULES.indexOf(text), endOffset: RULES.indexOf(text) + text.length - 1 },
  values: values.map((value) => ({ value, count: 1 })),
  children,
});

/** The unreached branches after reports in which the parts of the first rule had these values. */
function unreachedAfter(...reports: { ours: Value[]; known: Value[]; list?: Value[] }[]): string[] {
  const coverage = createBranchCoverage(RULES);
  for (const { ours, known, list = [TRUE, FALSE] } of reports) {
    const id = expression('id)\n', [TEXT]);
    const parts = [expression('isMine(id)', ours, [id]), expression('isKnown(id)', known)];
    const whole = expression('isMine(id)\n  && isKnown(id)', [TRUE, FALSE], parts);
    coverage.add({ report: [whole, expression('false', list)] });
  }
  return coverage.unreached();
}

it('a condition is covered if it was both true and false, across reports', () => {
  expect(unreachedAfter({ ours: [TRUE, FALSE], known: [TRUE, SKIPPED, FALSE] })).toEqual([]);
  expect(unreachedAfter({ ours: [TRUE], known: [FALSE] }, { ours: [FALSE], known: [TRUE] })).toEqual([]);
});

it('an error of a condition does not count as false', () => {
  expect(unreachedAfter({ ours: [TRUE, ERROR], known: [TRUE, FALSE] })).toEqual(['line 1, never false: isMine(id)']);
  expect(unreachedAfter({ ours: [TRUE, FALSE], known: [ERROR] })).toEqual(['line 2, nothing but errors: isKnown(id);']);
});

it('the outermost expression that was never evaluated is reported', () => {
  expect(unreachedAfter({ ours: [TRUE, FALSE], known: [SKIPPED], list: [] })).toEqual([
    'line 2, never evaluated: isKnown(id);',
    'line 3, never evaluated: false;',
  ]);
});
