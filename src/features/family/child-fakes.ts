import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';

/** A stored child for tests; `fields` replaces defaults. */
export const storedChild = (id: string, nickname: string, fields: Partial<ChildFields> = {}): ChildProfile => ({
  id,
  nickname,
  ageRange: '5-8',
  readingLevel: 'with-help',
  likes: [],
  avoid: [],
  face: null,
  createdAt: 1,
  updatedAt: 1,
  ...fields,
});
