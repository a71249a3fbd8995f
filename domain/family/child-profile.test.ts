import { describe, expect, it } from 'vitest';
import { readChildProfile } from './child-profile.ts';

describe('reading a stored child', () => {
  it('takes what is there', () => {
    const child = readChildProfile('k1', {
      nickname: ' Mo ',
      ageRange: '9-12',
      readingLevel: 'alone',
      likes: ['owls'],
      avoid: { 1: 'storms', 0: 'spiders' },
      createdAt: 5,
    });
    expect(child).toMatchObject({ id: 'k1', nickname: 'Mo', ageRange: '9-12', readingLevel: 'alone', createdAt: 5 });
    expect(child?.avoid).toEqual(['spiders', 'storms']);
  });

  it('takes a child of unknown age for the youngest', () => {
    expect(readChildProfile('k1', { nickname: 'Mo', ageRange: '99' })?.ageRange).toBe('3-4');
  });

  it('fills in what a broken document does not say', () => {
    const child = readChildProfile('k1', { nickname: 'Mo', likes: 7, avoid: [null, 'storms'], readingLevel: {} });
    expect(child).toMatchObject({ readingLevel: 'with-help', likes: [], avoid: ['storms'], updatedAt: null });
  });

  it('gives up only on a child without a nickname', () => {
    expect(readChildProfile('k1', { nickname: '  ', ageRange: '5-8' })).toBeNull();
  });
});
