import { describe, expect, it } from 'vitest';
import { isTalkToParent, withoutRemarks } from './talk-to-parent.ts';
import { toPlainText } from './plain-text.ts';

const isTalk = (line: string): boolean => isTalkToParent(line, toPlainText(line));

describe('talk to the parent', () => {
  it.each([
    'Sure! Here is chapter one:',
    'Certainly! Here’s the story you requested.',
    'Of course. Here is the continuation of the tale:',
    'Here is the first chapter.',
    'Okay, here is the next chapter.',
    'Here are the revised paragraphs:',
    'Below is the development of the story:',
    'Chapter 1: The Lost Lantern',
    'Chapter One',
    '**Chapter 2 – The Quiet Wood**',
    '## The Lost Lantern',
    '**The Lost Lantern**',
    'Part two',
    'Introduction',
    'Title: The Lost Lantern',
    'THE END',
    'The End.',
    'To be continued…',
    'End of chapter one',
    'Would you like me to continue?',
    'Let me know if you would like another chapter!',
    'I hope you and your little one enjoy this story!',
    'Feel free to ask me for more.',
    'I’ve kept the chapter gentle, as requested.',
    'Note: this chapter has about 500 words.',
  ])('%j is talk', (line) => {
    expect(isTalk(line)).toBe(true);
  });

  it.each([
    '“Here is the lantern,” said Pip.',
    'This is a true story, or it will be by the time you have heard it.',
    'This is the story that the net mender tells when the soup has to be stirred for a long time.',
    'Here is a tale that my grandmother told.',
    'Of course, the story of the fox was true.',
    'Great stories begin with soup.',
    'I will tell you the story of a very small whale.',
    'Let me begin with the weather, said the moon, as every tale should.',
    'Sure enough, the door opened.',
    'Here is where the path ended.',
    'Great was the joy in the harbour town.',
    'Of course Pip was late.',
    'On the signpost somebody had painted THE END.',
    '“Would you like me to continue?” asked the owl.',
    'The end of the rope was wet.',
    'Part of the map was missing.',
    'Two lanterns hung over the door.',
    'I hope it rains, thought Pip.',
    'Okay, thought Ember, one more step.',
    '“Sure! Here is chapter one,” read the owl from its book.',
    'Off they went',
    '*Whoosh!*',
    '**Bang!** went the door, and Pip ran.',
    'This is Pip.',
    'Introduction or not, the owl bowed.',
  ])('%j is told', (line) => {
    expect(isTalk(line)).toBe(false);
  });
});

it.each([
  ['Pip ran. (word count: 512)', 'Pip ran. '],
  ['[Illustration: a fox on a hill] Pip ran.', ' Pip ran.'],
  ['Pip ran [Image: fox].', 'Pip ran .'],
  ['(Scene: the harbour)', ''],
])('the remark in %j is left out', (written, rest) => {
  expect(withoutRemarks(written)).toBe(rest);
});

it.each(['Pip ran (he was late).', 'Pip [sic] ran.', 'The picture (a big one) hung there.', '“(Note well!)” said Pip'])(
  'there is no remark in %j',
  (written) => {
    expect(withoutRemarks(written)).toBe(written);
  },
);
