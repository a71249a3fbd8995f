import { expect, it } from 'vitest';
import { childProblem, EMPTY_CHILD, readChildForm, toChildFields, type ChildForm } from './child-form.ts';

const mo: ChildForm = { ...EMPTY_CHILD, nickname: ' Mo ', ageRange: '5-8', avoid: ['spiders'] };

it('a child’s profile requires only a nickname and an age range', () => {
  expect(childProblem({ ...mo, nickname: '  ' })).toEqual({ field: 'nickname', message: 'Please enter a nickname' });
  expect(childProblem({ ...mo, ageRange: null })).toEqual({
    field: 'ageRange',
    message: 'Please select an age range',
  });
  expect(childProblem(mo)).toBeNull();
  expect(toChildFields({ ...mo, ageRange: null })).toBeNull();
  expect(toChildFields(mo)).toEqual({ ...mo, nickname: 'Mo' });
});

it('a stored draft of a child’s profile is read', () => {
  expect(readChildForm(JSON.parse(JSON.stringify(mo)))).toEqual(mo);
  expect(readChildForm({ nickname: 7, ageRange: '99' })).toEqual(EMPTY_CHILD);
  expect(readChildForm(null)).toBeNull();
});
