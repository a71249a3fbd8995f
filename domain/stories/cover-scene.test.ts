import { expect, it } from 'vitest';
import { coverScene } from './cover-scene.ts';
import { readSceneImages } from './scene-image.ts';

it('the chosen picture stands for the story, else the first', () => {
  const sceneImages = readSceneImages(
    ['first', 'chosen'].map((id) => ({ id, imageUrl: `https://pictures.test/${id}` })),
  );
  expect(coverScene({ sceneImages, coverSceneId: 'chosen' })?.id).toBe('chosen');
  expect(coverScene({ sceneImages, coverSceneId: null })?.id).toBe('first');
  expect(coverScene({ sceneImages, coverSceneId: 'deleted' })?.id).toBe('first');
  expect(coverScene({ sceneImages: [], coverSceneId: 'chosen' })).toBeNull();
});
