import type { ChildFields, ChildProfile } from '@talelantern/domain/audience/child-profile';

export const storedChild = (id: string, nickname: string, overrides: Partial<ChildFields> = {}): ChildProfile => ({
  id,
  nickname,
  ageRange: '5-8',
  readingLevel: 'with-help',
  likes: [],
  avoid: [],
  face: null,
  createdAt: 1,
  updatedAt: 1,
  ...overrides,
});
