/** Old sayings of home: said at the first parting, in the darkest hour and at the very end. */
export const REFRAINS: readonly string[] = [
  'Step by step, and side by side.',
  'Little light, big night.',
  'One more hill, and one more song.',
  'Far is only near, with walking in between.',
  'Whoever is expected finds the way.',
  'A small door is still a door.',
  'What is shared weighs half.',
  'Slow feet, warm heart, home by dark.',
  'The night is long, but so are we.',
  'Leave a lamp on, and the road will know.',
];

/** The same for the smallest: short, and good to say along with. */
export const SMALL_REFRAINS: readonly string[] = [
  'Hop, stop, look and go!',
  'Off we go, not too slow!',
  'Big or small, we need us all!',
  'One, two, me and you!',
  'High and low, here we go!',
  'Hand in hand, through the land!',
  'Up and down, home to town!',
  'Near or far, here we are!',
  'Bumpity bump, over the hump!',
  'Sun or rain, home again!',
  'Round and round, lost and found!',
  'Tip and tap, no time to nap!',
  'Me and you, and you too!',
  'Over the hill we go, go, go!',
];

/** Something from home to take along, of no use at all. */
export const GIFTS: readonly string[] = [
  'a wooden spoon',
  'a blue button',
  'a ball of red string',
  'a pocket mirror with a crack in it',
  'a tin whistle',
  'a thimble',
  'a small brass bell',
  'one half of a walnut shell',
  'a candle end',
  'a very smooth stone',
];

/** What the hero understands when everything has gone wrong; clauses in the present. */
export const LESSONS: readonly string[] = [
  'asking for help is a kind of courage',
  'nobody keeps a thing safe by keeping it alone',
  'listening is the quietest kind of magic',
  'you cannot take from people what they have never been given',
  'the way through somebody is round to where it hurts',
  'whoever is left outside will end by blocking the door',
  'a thing is found when it is shared',
  'sometimes the strongest thing you can do is to sit down beside somebody',
  'nobody guards a thing so fiercely as someone who has nothing else',
];
