import { expect, it } from 'vitest';
import { coverScene } from './cover-scene.ts';
import { readSceneImages } from './scene-image.ts';

it('coverScene returns the chosen scene, otherwise the first', () => {
  const sceneImages = readSceneImages(
    ['first', 'chosen'].map((id) => ({ id, imageUrl: `https://pictures.test/${id}` })),
  );
  expect(coverScene({ sceneImages, coverSceneId: 'chosen' })?.id).toBe('chosen');
  expect(coverScene({ sceneImages, coverSceneId: null })?.id).toBe('first');
  expect(coverScene({ sceneImages, coverSceneId: 'deleted' })?.id).toBe('first');
  expect(coverScene({ sceneImages: [], coverSceneId: 'chosen' })).toBeNull();
});

it('without a chosen scene, the cover is the opening picture of the first chapter', () => {
  const sceneImages = readSceneImages([
    { id: 'own', imageUrl: 'https://pictures.test/own', part: 0 },
    { id: 'opening', imageUrl: 'https://pictures.test/opening', part: 0, slot: 'opening' },
  ]);
  expect(coverScene({ sceneImages, coverSceneId: null })?.id).toBe('opening');
});
