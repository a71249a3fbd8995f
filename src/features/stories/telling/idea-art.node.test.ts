import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IDEA_PICTURES } from '@talelantern/domain/stories/story-ideas';
import { expect, it } from 'vitest';
import { artOfIdea } from './idea-art.ts';

const published = (address: string): string => fileURLToPath(new URL(`../../../../public${address}`, import.meta.url));

it.each(IDEA_PICTURES)('there is a painting for ideas with: %s', (picture) => {
  expect(existsSync(published(artOfIdea(picture)))).toBe(true);
});
