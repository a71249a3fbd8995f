import { expect, it } from 'vitest';
import { findShareId } from './find-share-id.ts';
import { newShareId, shareIdContentType } from './share-id.ts';

it('a share id contains the kind of content', () => {
  expect(newShareId('story', 'a'.repeat(30))).toBe(`s_${'a'.repeat(22)}`);
  expect(newShareId('character', 'Z9'.repeat(11))).toBe(`c_${'Z9'.repeat(11)}`);
});

it('the kind of content is read from a share id', () => {
  for (const contentType of ['story', 'character'] as const)
    expect(shareIdContentType(newShareId(contentType, 'a'.repeat(22)))).toBe(contentType);
});

it('a share id is found in a link and in other text', () => {
  const id = `s_${'a1'.repeat(11)}`;
  for (const text of [id, `https://tales.example/stories/shared/${id}?from=mail#top`, `Look at “${id}”.`])
    expect(findShareId(text), text).toBe(id);
  for (const text of ['', 's_abc', `${id}b`, `x${id}`]) expect(findShareId(text), text).toBeNull();
});

it('a share id has a fixed length and only letters and digits', () => {
  expect(() => newShareId('story', 'abc')).toThrow(RangeError);
  expect(() => newShareId('story', '../'.repeat(10))).toThrow(RangeError);
});
