import type { TraitRecord } from './trait-record.ts';

export const DARK_TRAITS: Readonly<Record<string, TraitRecord>> = {
  grumpy: {
    habit: [
      '{X} complained about the weather even when there was none.',
      'On a good day {x} merely growled at the butter.',
    ],
    deed: [
      '“Ridiculous bridge,” grumbled {x}, stamping on it. “Ridiculous river. Ridiculous plank.” At the ridiculous plank there was a crack, and it fell away before anybody else had set foot on it. It is useful to travel with someone who expects the worst.',
      'The salesman of false maps smiled at each of them in turn, and each of them smiled back, except {x}. “I don’t like him,” said {x}. “I don’t like anyone, but him I don’t like in a different place.” They kept their money.',
    ],
    doubt: 'It was a silly idea. It was also, most annoyingly for somebody so grumpy, the only one.',
    wish: 'If you had asked {x} what was the matter, and gone on asking, you would have got to the bottom of it, and there was a very small wish there, sitting in the dark.',
    small: '“Hmph,” said {x}.',
  },
  sly: {
    habit: [
      '{X} never opened a door if there was a window with a story behind it.',
      'Whenever two people quarrelled over a cake, {x} was somewhere near, brushing off crumbs.',
    ],
    deed: [
      '“You would never manage to lift that bar,” {x} told the ogre at the gate, shaking {xhis} head. “Not with one hand.” The ogre lifted it with one hand, to show them. “Well I never,” said {x}, walking through.',
      'Three locks, and the jailer kept the keys on his belt. {X} admired the belt. {X} asked to see the buckle. When they were round the corner {xhe} held up the keys, and looked almost sorry.',
    ],
    doubt: 'There is always a side door, {x} used to say, but here there was only the front.',
    wish: 'What {x} would have liked, and it was the one thing no trick could get, was to be trusted with something.',
    small: '{X} had a cheeky smile.',
  },
  greedy: {
    habit: [
      '{X} counted the cherries on other people’s cakes.',
      'There was no spoon so small that {x} had not licked it.',
    ],
    deed: [
      'The chest was full to the brim, and it sang. For one moment {x} leaned so far over it that the others held their breath. Then {xhe} shut the lid and sat on it, hard. “It wants to be wanted too much,” {xhe} said. “I know the feeling.” It was a trap, of course.',
      'Only {x} could have smelled honey through a stone wall. They dug where {xhis} nose pointed, and came up in the pantry, which was a good deal better than the dungeon next to it.',
    ],
    doubt: 'A greedy heart has a hole in the bottom, and {x} could hear the wind in it.',
    wish: 'All that wanting, and in the middle of it one plain thing that {x} had never found the word for; it may have been “enough”.',
    small: '“One more cake?” said {x}.',
  },
  jealous: {
    habit: [
      '{X} always thought that the other slice was the larger one.',
      'If you had a new kite, {x} had a headache.',
    ],
    deed: [
      '“Everybody looks at the golden door,” said {x}, who noticed such things. “Nobody ever looks at that one.” The plain little door beside it was not even locked. People who are used to standing next to shiny things learn where to look.',
      'The mirror showed each of them what somebody else had. It had trapped kings. {X} looked into it for a while and yawned. “I do that every day,” {xhe} said, and turned it to the wall.',
    ],
    doubt: 'There it was again, that small green ache, the jealous one, and it had never been more in the way.',
    wish: 'More than other people’s kites, {x} wanted somebody to look at {xhim} as if {xhe} were one.',
    small: '“I want one too,” said {x}.',
  },
  vain: {
    habit: [
      '{X} had a favourite puddle, because it was honest.',
      'It took {x} an hour to look as if {xhe} had not tried.',
    ],
    deed: [
      'The pocket mirror came out, as it always did, at the worst moment. But the sun caught it, and the light ran along the cliff and stopped on a handle that nobody could have seen. “You are welcome,” said {x}, and fixed a curl.',
      'The two-headed bird let nobody by who could not praise both its heads equally. {X} had been practising praise for years, chiefly on {xhimself}, and did it beautifully.',
    ],
    doubt: 'For the first time all day {x}, who was vain and knew it, did not care how any of it looked.',
    wish: 'What if, {x} sometimes wondered on the way to sleep, there is somebody who would like what is there before the hour is up?',
    small: '{X} looked in every puddle.',
  },
  bossy: {
    habit: ['{X} had drawn up a timetable for the birds.', 'Even the tide was told by {x} when it was expected back.'],
    deed: [
      'Everyone was shouting, the boat was turning, and somebody had an oar the wrong way up. “You, there. You, that. You, sit,” said {x}. It was not polite. It was, however, exactly right, and the boat went straight.',
      'The marching toy soldiers obeyed nobody, or so it was said. Nobody had ever tried it in that voice. “About turn,” said {x}, and off they went, every one, with their drums.',
    ],
    doubt: 'There was nobody left to tell what to do, and somebody so bossy hears the quiet very loudly.',
    wish: 'It is tiring to hold up the whole sky because you think that nobody else will; {x} wished that somebody would offer.',
    small: '“Follow me,” said {x}.',
  },
  reckless: {
    habit: [
      '{X} looked before leaping, but only to see how far it was.',
      'There was a dent in the garden gate in exactly the shape of {x}.',
    ],
    deed: [
      '“We should think about this,” somebody began, but {x} was already sliding down the banister of the bottomless stair, whooping. It was not bottomless. It was quite short, in fact, and there was straw.',
      'There was no time for the knot, and {x} did not untie it. {X} jumped, knot and all, and the rope swung {xhim} clean through the window that they had been wondering how to reach.',
    ],
    doubt: 'Now even {x}, reckless {x}, stopped and looked down, and wished that {xhe} had not.',
    wish: 'You jump so that nobody can push you; {x} had worked that out long ago and told no one.',
    small: 'Whoosh, {x} ran on ahead.',
  },
  vengeful: {
    habit: [
      '{X} kept a little book of other people’s mistakes, in very neat writing.',
      'Everyone knew that {x} had not forgiven the stair on which {xhe} stubbed a toe.',
    ],
    deed: [
      'Here was the very man who had sent them the wrong way, stuck to the waist in his own bog. {X} looked at him for a long moment, opened the little book, and tore out a page. “Take the other end of this branch,” {xhe} said. He knew a short cut, as it happened.',
      'A thing that never forgets an injury never forgets a face either. “You wore a different hat,” said {x} to the toll collector, “and you had our map in it.” The map was in it still.',
    ],
    doubt: 'Old anger is a vengeful kind of fuel, and {x} could feel that it was running out.',
    wish: 'The book was nearly full, and what {x} wished for, although it made {xhim} cross to think of it, was somebody with an eraser.',
    small: '{X} stamped one foot.',
  },
  ruthless: {
    habit: [
      '{X} won at snap, at chess and at breakfast.',
      'When {x} pruned the roses, even the fence stood up straight.',
    ],
    deed: [
      '“Leave it,” said {x}, about the heavy trunk, the second-best lamp and the trunk again. It sounded hard. But when the ground began to slide they were light enough to run, and no one ever brought up the trunk.',
      'The fog asked each of them for one more minute, and then one more. {X} said no. {X} said it to the fog, to the soft moss, and to all of them in turn until they were through. It was the kindest no of the day.',
    ],
    doubt: 'It had always been simple for somebody ruthless: do it and do not look. And now {x} was looking.',
    wish: 'To be feared is to be safe; that had been the sum. What {x} had begun to wish for did not come out of it.',
    small: '{X} marched right on.',
  },
  deceitful: {
    habit: [
      '{X} told seven stories about the same scar, and three of them were good.',
      'Asked for the time, {x} would look you in the eye and take an hour.',
    ],
    deed: [
      '“A party of inspectors,” said {x} at the gate, without a blush, “to see about the drains.” They were shown every passage in the place, and given tea.',
      'It takes one to see one. “That is not a log,” said {x} softly. “It is lying there far too well.” The log opened one yellow eye, rather hurt, and swam away.',
    ],
    doubt:
      'All the fine lies were used up, and what was left in the hand of somebody so deceitful was one small, cold truth.',
    wish: 'There was a true thing that {x} had been meaning to say for years, as soon as it would sound less like a story.',
    small: '{X} told a tall, tall tale.',
  },
};
