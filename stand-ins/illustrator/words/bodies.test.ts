import { APPEARANCE_SETS } from '@talelantern/domain/characters/looks';
import { expect, it } from 'vitest';
import { AGE_STEPS } from '../picture-spec.ts';
import { readAgeStep, readGirth, readStature } from './bodies.ts';

it.each(Object.entries(APPEARANCE_SETS))(
  'the five heights, builds and ages of %s are read differently',
  (_body, options) => {
    const statures = options.height.map(({ label }) => readStature(label));
    expect(statures).toEqual([...new Set(statures)].toSorted((a, b) => a - b));
    expect(new Set(options.build.map(({ label }) => readGirth(label))).size).toBe(5);
    const steps = options.age.map(({ label }) => AGE_STEPS.indexOf(readAgeStep(label)));
    expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
  },
);

it.each([
  ['7 years old', 'child'],
  ['fifteen and 15', 'teen'],
  ['24', 'young'],
  ['41', 'grown'],
  ['80', 'elder'],
  ['3000 years', 'ancient'],
])('the age in “%s” is read as %s', (text, step) => {
  expect(readAgeStep(text)).toBe(step);
});

it('text without body words describes an adult of average size', () => {
  expect([readAgeStep(''), readStature(''), readGirth('')]).toEqual(['grown', 1, 1]);
});
