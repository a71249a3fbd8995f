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
  'Sorry, I can’t do that.',
  'I’m not comfortable writing that.',
  'I must respectfully decline to write this story.',
  'I do not feel comfortable generating this.',
  'This request goes against my guidelines.',
  'I’m afraid I can’t write that chapter.',
  'I can’t continue with this. Could we try a gentler theme?',
  'Sorry, but this prompt violates our content policy.',
  'I’m not able to continue with this content.',
  'I can’t assist with this.',
  'That is against the content policy, so I can’t write it.',
  'I’m sorry, but I can’t write a story in which Pip gets hurt.',
  'I can’t write that as asked. Here’s a safer direction: Pip and Ember bake bread for the harbour.',
  'I can’t fulfill that.',
  'I’m sorry, but I can’t continue.',
  'I can’t help with stories that involve real weapons.',
  'I can’t make a scene that shames a child.',
  'Sorry — I can’t tell a story with that brand in it.',
  'I’m not able to include that, but I can write a gentle version instead.',
  'I’d rather not write about real people, but I can invent someone.',
  'This isn’t something I can write for children.',
  'I couldn’t write that one safely.',
  'I’m going to have to skip this idea.',
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
  '‘I’m sorry, but I can’t help with that request,’ said the clerk.',
  "'I cannot write this story,' said the pen.",
  'I’m sorry, thought the owl, I can’t write this letter.',
  'I cannot tell you how big the whale was.',
  'I can’t tell you the whole story of the moon, for it is long.',
  'I’m afraid of this content snail.',
  'I am sorry, wrote the king, but I cannot continue the feast.',
  'I can’t do that, beeped the robot.',
  'I’m sorry, but I can’t help laughing, said the moon.',
  'It was against the rules of the pond to splash.',
  'I can’t continue the feast without cake.',
  'I can’t make it to the moon tonight.',
  'I won’t tell a lie about the soup.',
  'I couldn’t write then, so I drew.',
  'I can’t help it: I love the sea.',
])('%j is part of the story', (text) => {
  expect(isApology(text, CAST)).toBe(false);
});

it('a sentence with a word of a name is part of the story', () => {
  const line = 'Unfortunately, this request of little Mia was a secret.';
  expect(isApology(line, CAST)).toBe(true);
  expect(isApology(line, ['Mia Berg'])).toBe(false);
});
