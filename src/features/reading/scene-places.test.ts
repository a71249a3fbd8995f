import { readSceneImages } from '@talelantern/domain/stories/scene-image';
import { expect, it } from 'vitest';
import { scenesBeside } from './scene-places.ts';

it('pictures are seen beside their page, and stay until the next one', () => {
  const scenes = readSceneImages([
    { id: 'star', imageUrl: 'star.webp' },
    { id: 'sleeping', imageUrl: 'sleeping.webp' },
  ]);
  const placed = scenes.map((scene, index) => ({ scene, offset: index === 0 ? 18 : 50 }));
  const beside = (start: number, end: number) => scenesBeside(placed, { start, end }).map(({ id }) => id);
  expect(beside(0, 10)).toEqual([]);
  expect(beside(0, 30)).toEqual(['star']);
  expect(beside(32, 40)).toEqual(['star']);
  expect(beside(0, 60)).toEqual(['star', 'sleeping']);
});
