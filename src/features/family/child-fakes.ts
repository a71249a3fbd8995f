import type { ChildFields, ChildProfile } from '@talelantern/domain/family/child-profile';

/** A stored child; a test states only what differs. */
export const storedChild = (id: string, nickname: string, fields: Partial<ChildFields> = {}): ChildProfile => ({
  id,
  nickname,
  ageRange: '5-8',
  readingLevel: 'with-help',
  likes: [],
  avoid: [],
  createdAt: 1,
  updatedAt: 1,
  ...fields,
});
