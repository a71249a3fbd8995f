import { expect, it } from 'vitest';
import { firstChoice } from './scene-choice.ts';

it('a word that somebody without a portrait also has chooses nobody', () => {
  const [mia, tom] = ['Mia Berg', 'Tom'].map((name) => ({ id: name, name, imageUrl: 'x' }));
  const leo = { id: 'leo', name: 'Leo Berg', imageUrl: null };
  if (!mia || !tom) throw new Error('Two have portraits');
  const cast = { people: [mia, leo, tom], places: [] };
  expect(firstChoice(cast, 'Young Berg met Tom.').people).toEqual([tom.id]);
  expect(firstChoice(cast, 'Young Mia met Tom.').people).toEqual([mia.id, tom.id]);
});
