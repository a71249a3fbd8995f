import { expect, it } from 'vitest';
import { readChildProfile } from './child-profile.ts';

it('readChildProfile reads all fields', () => {
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

it('an unknown age of a child is read as the youngest', () => {
  expect(readChildProfile('k1', { nickname: 'Mo', ageRange: '99' })?.ageRange).toBe('3-4');
});

it('invalid fields of a child’s profile get defaults', () => {
  const child = readChildProfile('k1', { nickname: 'Mo', likes: 7, avoid: [null, 'storms'], readingLevel: {} });
  expect(child).toMatchObject({ readingLevel: 'with-help', likes: [], avoid: ['storms'], updatedAt: null });
});

it('a child’s profile is unreadable only without a nickname', () => {
  expect(readChildProfile('k1', { nickname: '  ', ageRange: '5-8' })).toBeNull();
});
