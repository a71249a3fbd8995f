import { expect, it } from 'vitest';
import { firstChoice } from './scene-choice.ts';

const NO_CHAPTERS = { previousParts: [] };

it('a word in the names of two characters, one without a portrait, selects neither', () => {
  const [mia, tom] = ['Mia Berg', 'Tom'].map((name) => ({ id: name, name, imageUrl: 'x' }));
  const leo = { id: 'leo', name: 'Leo Berg', imageUrl: null };
  if (!mia || !tom) throw new Error('Two have portraits');
  const cast = { people: [mia, leo, tom], locations: [] };
  expect(firstChoice(cast, 'Young Berg met Tom.', NO_CHAPTERS).people).toEqual([tom.id]);
  expect(firstChoice(cast, 'Young Mia met Tom.', NO_CHAPTERS).people).toEqual([mia.id, tom.id]);
});

it('a word at the start of a sentence selects a character only if the story uses it as a name', () => {
  const people = ['Mia Berg', 'Tom'].map((name) => ({ id: name, name, imageUrl: 'x' }));
  const story = { previousParts: ['Mia met Tom.', 'Then Mia ran.'] };
  expect(firstChoice({ people, locations: [] }, 'Mia met Tom.', story).people).toEqual(['Mia Berg', 'Tom']);
});
