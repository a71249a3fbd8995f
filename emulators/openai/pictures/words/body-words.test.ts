import { APPEARANCE_SETS } from '@talelantern/domain/characters/appearance';
import { describe, expect, it } from 'vitest';
import { AGE_STEPS } from '../picture-spec.ts';
import { readAgeStep, readGirth, readStature } from './body-words.ts';

describe('the words for a body', () => {
  it.each(Object.entries(APPEARANCE_SETS))('tell five heights, builds and ages of %s apart', (_body, options) => {
    const statures = options.height.map(({ label }) => readStature(label));
    expect(statures).toEqual([...new Set(statures)].toSorted((a, b) => a - b));
    expect(new Set(options.build.map(({ label }) => readGirth(label))).size).toBe(5);
    const steps = options.age.map(({ label }) => AGE_STEPS.indexOf(readAgeStep(label)));
    expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b));
  });

  it.each([
    ['7 years old', 'child'],
    ['fifteen and 15', 'teen'],
    ['24', 'young'],
    ['41', 'grown'],
    ['80', 'elder'],
    ['3000 years', 'ancient'],
  ])('reads the age from %s', (text, step) => {
    expect(readAgeStep(text)).toBe(step);
  });

  it('takes somebody of whom nothing is said for a grown-up of ordinary size', () => {
    expect([readAgeStep(''), readStature(''), readGirth('')]).toEqual(['grown', 1, 1]);
  });
});
