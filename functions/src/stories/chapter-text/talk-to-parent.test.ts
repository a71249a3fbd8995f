import { describe, expect, it } from 'vitest';
import { isTalkToParent, withoutRemarks } from './talk-to-parent.ts';
import { toPlainText } from './plain-text.ts';

const CAST = ['Pip', 'Ember'];
const isTalkAt = (line: string, isAfterStory: boolean): boolean =>
  isTalkToParent({ rawLine: line, plain: toPlainText(line), cast: CAST, isAfterStory });
/** Whether the line is such talk before or after the story. */
const isTalk = (line: string): boolean => [false, true].some((isAfterStory) => isTalkAt(line, isAfterStory));

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
    'Absolutely! Let’s dive into the next part of the adventure.',
    'Of course! I’d be happy to write that for you.',
    'Hello! Here is the story for your child:',
    'Great! Here we go:',
    'Yes! Here is chapter two.',
    'Sure, here you go:',
    'The following is a bedtime story about Pip:',
    'Here’s a gentle bedtime story featuring Pip and Ember:',
    'Absolutely, here’s chapter two of Pip’s adventure!',
    'Once you are ready, here is the chapter:',
    'Chapter III — The Storm',
    'Chapter 1 The Lost Lantern',
    '[Chapter 1]',
    'Story: The Lost Lantern',
    'Ages: 5-8',
    'Moral: Be kind.',
    'Word count: 512',
    '(512 words)',
    'Approximately 480 words.',
    'This chapter contains 512 words.',
    '~ The End ~',
    '— End —',
    'Fin.',
    'The end of chapter one.',
    'Want me to continue?',
    'Do you want to hear what happens next?',
    'Ready for chapter two?',
    'Stay tuned for the next chapter!',
    'What should happen next? Tell me!',
    'Shall we continue with chapter two?',
    'Let me know what you think!',
    'Next chapter: The Cave',
    'Rewritten paragraph:',
    'If you want, I can write the next chapter.',
    'If you want a sillier ending, just tell me!',
    'Want the next chapter?',
    'Just say the word and I’ll continue.',
    'I can also make it shorter, sillier, or a little more suspenseful.',
    'I’m happy to adjust the length or the tone.',
    'If you’d like, I can continue with Chapter 2, where Pip and Ember find out who rang the bell.',
    'Would you like me to continue with Pip’s next adventure?',
    'Let me know if you’d like Pip to visit the lighthouse next!',
    'In the next chapter, Pip and Ember will find out who rang the bell.',
    '*End of Chapter Three. Next time: Pip finds the bell.*',
    'Here’s Chapter 2 of Pip’s adventure.',
    'Here’s a cozy bedtime chapter for your little one, with Pip and Ember at its heart.',
    'I’ve written a short chapter in which Pip learns to share.',
    'Sure — here is a gentle continuation about Pip.',
    'Got it — continuing the story.',
    'Continuing from where we left off:',
    'Here’s your next installment!',
    '# Pip’s Very Loud Night!',
    '## Who Stole the Moon?',
    '***The Quiet Bell***',
    '**_The Quiet Bell_**',
    '🌙 **The Quiet Bell** 🌙',
    'Illustration prompt: a fox on a hill',
    'Note to parents: this one is gentle',
    'For grown-ups: breathe slowly',
    'Estimated reading time: 5 minutes',
    'For ages 4–6',
    'Word count ≈ 640',
    'Chapter Twenty-One: The Quiet Bell',
  ])('%j is commentary', (line) => {
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
    'Great! thought Pip. A story!',
    'Chapter 1 was all that Pip had read.',
    'Sure! said the owl. I will tell the story.',
    '‘Sure! Here is chapter one,’ read Pip.',
    'Pip wondered: would you like another story?',
    'Do you want me to continue, Pip? asked the owl.',
    'Let me tell you a story: Pip once ate the moon.',
    'Note: Pip was late, said the sign.',
    'Title page in hand, Pip ran.',
    'Here is the story of Pip.',
    'It was the last chapter of summer, and the swallows knew it.',
    'Here is the thing about dragons: they are shy.',
    'Hello! The moon had come down to say good night.',
    'Okay, so maybe the dragon was a little bit big.',
    'All right, one more step.',
    'The story of the red boat is a short one.',
    'Scene by scene the play went wrong.',
    'And that was the end of the story of the lost boot.',
    'To be continued, said the sign on the door.',
    'Do you want to know what was in the box? So did the fox.',
    'Should I stay, or should I change my hat? The crab could not decide.',
    'What should a dragon wear to a party? Nobody had asked before.',
    'The next chapter of the atlas was blank.',
    'Words: she had so many of them.',
    'Of course! That was it. The key was in the soup.',
    'As asked, the crab brought three buckets.',
    'You asked for the moon, said the king, and here it is.',
    'Stay tuned, crackled the radio, for the weather.',
    'Good night, little harbour. Good night, boats.',
    'End of the line, called the conductor.',
    'Do you want to know a secret? The moon has another face, and it snores.',
    'Would you like to hear a story? Then move up, for this one needs more room than the last.',
    'Tell me, have you heard this one? A duck walks into a bakery.',
    'What would you like for breakfast? There was only one thing to see in the larder.',
    'Should we wake the bear? Nobody dared, and so the story of the long nap began.',
    'Feel free to yawn.',
    'Yes! It was bedtime at last, and the stars put on their nightcaps.',
    'Hello! Is this the part where the dragon comes in?',
    'Great! All the parts of the engine were back in their places.',
    'Here is my version of what happened in the henhouse.',
    'Here is the outline of a paw in the snow.',
    'Here are the instructions, washed ashore in a bottle.',
    'This is the last chapter in the life of a very old kettle.',
    'I hope you enjoyed the rain as much as the frogs did.',
    'Part one, the digging, was easy.',
    'Part four — the worst part — was the bath.',
    'Act one: run. Act two: hide.',
    'Chapter 7, page 3, was missing from the wizard’s book.',
    'The end of the story? Not yet.',
    '**CRASH**',
    '**KEEP OUT**',
    '“Here is the story as I heard it. Let me know if I go too fast.',
    'Let me know when the kettle sings, Grandmother always said.',
  ])('%j is part of the story', (line) => {
    expect(isTalk(line)).toBe(false);
  });
});

it.each(['And here is Lyra, with a song:', 'What happens next? Only little Mia knows.'])(
  '%j is part of the story of characters with longer names',
  (line) => {
    const cast = ['Lyra of the Lake', 'Mia Berg'];
    for (const isAfterStory of [false, true])
      expect(isTalkToParent({ rawLine: line, plain: line, cast, isAfterStory })).toBe(false);
    expect(isTalk(line)).toBe(true);
  },
);

it.each(['**The Lantern**', '# The Lantern', 'Would you like me to continue?'])(
  '%j is commentary in one place only',
  (line) => {
    expect([isTalkAt(line, false), isTalkAt(line, true)]).toEqual(line.endsWith('?') ? [false, true] : [true, false]);
  },
);

it.each([
  ['Pip ran. (word count: 512)', 'Pip ran. '],
  ['[Illustration: a fox on a hill] Pip ran.', ' Pip ran.'],
  ['Pip ran [Image: fox].', 'Pip ran .'],
  ['(Scene: the harbour)', ''],
  ['**Paragraph 2:** Pip ran.', ' Pip ran.'],
])('the remark in %j is left out', (written, rest) => {
  expect(withoutRemarks(written)).toBe(rest);
});

it.each(['Pip ran (he was late).', 'Pip [sic] ran.', 'The picture (a big one) hung there.', '“(Note well!)” said Pip'])(
  'there is no remark in %j',
  (written) => {
    expect(withoutRemarks(written)).toBe(written);
  },
);
