import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IDEA_PICTURES } from '@talelantern/domain/stories/story-ideas';
import { expect, it } from 'vitest';
import { artOfIdea } from './idea-art.ts';

const publicFile = (url: string): string => fileURLToPath(new URL(`../../../../public${url}`, import.meta.url));

it.each(IDEA_PICTURES)('the idea picture %s exists', (picture) => {
  expect(existsSync(publicFile(artOfIdea(picture)))).toBe(true);
});
