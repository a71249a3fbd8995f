import { expect, it } from 'vitest';
import { isApology } from './apology.ts';

const CAST = ['Pip', 'Ember'];

it.each([
  'I’m sorry, but I can’t help with that request.',
  "I'm sorry, I cannot assist with that request.",
  'I am unable to write this story.',
  'Sorry, but I can’t continue this story.',
  'I cannot create content about that.',
  'Unfortunately, I can’t generate a chapter like this.',
  'As an AI language model, I can’t write such content.',
  'I apologize, but that goes against my guidelines.',
  'I won’t be able to comply with your request.',
  'I’m really sorry, but I must decline: this theme is inappropriate for children.',
  'I can’t provide a scene with this content. Would you like something else?',
])('%j is an apology', (text) => {
  expect(isApology(text, CAST)).toBe(true);
});

it.each([
  '“I’m sorry, but I can’t help being curious,” said the fox.',
  '“I’m sorry, but I can’t help with that request,” said the clerk.',
  'I’m sorry, but I can’t help being curious, thought the fox.',
  'Sorry, but the bridge was closed that day.',
  'I cannot sleep, said the moon, and it rose.',
  'Unfortunately, I lost my left boot in the pond, wrote the old sailor.',
  'I can’t write yet, said the small mouse, so draw me a letter.',
  'I am afraid of the dark, whispered the lantern.',
  'I’m sorry, but I can’t tell Pip the story, thought the owl.',
  'I won’t tell a soul, promised the snail.',
  'The request was on a small card: come at noon.',
])('%j is told', (text) => {
  expect(isApology(text, CAST)).toBe(false);
});
