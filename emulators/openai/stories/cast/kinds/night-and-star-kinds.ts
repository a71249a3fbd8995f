import type { KindRecord } from './kind-record.ts';

/** Ghosts and their neighbours, machines, and everybody from other stars. */
export const NIGHT_AND_STAR_KINDS: readonly KindRecord[] = [
  {
    match: /\b(?:ghost|glimmer)\b/iu,
    body: 'person',
    habit: [
      '{X} came in through the wall, and said sorry to it.',
      'It was a little cooler on the stair where {x} liked to sit, and people brought {xhim} their butter to keep.',
    ],
    deed: [
      'A wall is a thing that other people have to think about. {X} put {xhis} head through this one, and then the rest. “There’s a lever,” {xhe} called from the far side, “and somebody’s supper. I’ll leave the supper.”',
    ],
    small: '{X} could float: whooo!',
  },
  {
    match: /\b(?:vampire|night owl|tomato)\b/iu,
    body: 'person',
    habit: [
      '{X} got up when the lamps were lit and drank tomato juice for breakfast, through a straw.',
      'No mirror had ever said anything about {x}, so {x} asked friends about {xhis} hair.',
    ],
    deed: [
      'One needs somebody who sees in the dark and hangs from things. {X} hung by the toes under the eaves the whole night, and by morning {xhe} knew when the guard slept, for how long, and that he said his prayers.',
    ],
    small: '{X} liked tomatoes, red ones!',
  },
  {
    match: /\b(?:werewolf|werecat|werebear|werefox|werefolk|moon wolf|moon cat|moon bear|moon fox)\b/iu,
    body: 'person',
    habit: [
      'Three nights in the month {x} had a tail, and on the others {xhe} missed it.',
      '{X} kept a brush in every room, because of the moon.',
    ],
    deed: [
      'Over the hill came the moon, as round as a plate. “Oh dear,” said {x}, “well, at least it’s useful.” Then there were four soft feet where there had been two, and a nose that could have found a needle by its smell.',
    ],
    small: '{X} howled at the moon: awoo!',
  },
  {
    match: /\b(?:skeleton|mummy|zombie|undead|rattle|bandage|shuffler)\b/iu,
    body: 'person',
    habit: [
      '{X} was not as young as {xhe} used to be, by some four hundred years, and danced all the same.',
      'Now and then {x} lost a bit of {xhimself}, and somebody always brought it back.',
    ],
    deed: [
      'There were bars, and the space between them was as wide as an arm. “It’s only an arm that we need,” said {x}, took one off, and handed it to {friend}. With that they could just reach the key.',
    ],
    small: '{X} went rattle, rattle, clack!',
  },
  {
    match: /\b(?:angel|celestial|star|moon|comet|aurora|constellation|light|sunbeam|starlight|dawn)\b/iu,
    body: 'person',
    habit: [
      'One could have read a newspaper by {x}, on a dark evening.',
      '{X} remembered everybody’s birthday, and what the sky had looked like on it.',
    ],
    deed: [
      'Then the last light went out. It was so dark that nobody knew which of them was crying. “Wait,” said {x}, and began, very quietly, to shine. It was not much more than a night light. It was enough for the next step, and the next.',
    ],
    small: '{X} went twinkle, twinkle.',
  },
  {
    match: /\b(?:shadow|dusk|nightfall|evening|night|twilight)\b/iu,
    body: 'person',
    habit: [
      '{X} was easy to miss and hard to forget.',
      'At midday {x} was only small; towards evening {xhe} reached as far as the church.',
    ],
    deed: [
      'There was a lamp at every corner, and a guard beneath every lamp. {X} lay down flat along the foot of the wall, as a shadow lies, and went by under their noses. Three corners on, a rope came down.',
    ],
    small: '{X} could hide: peekaboo!',
  },
  {
    match: /\b(?:spirit|household|teapot|clock|pillow|lullaby|daydream|dream being|weaver)\b/iu,
    body: 'person',
    habit: [
      '{X} looked after small things: lost buttons, cold kettles, and people who could not sleep.',
      'If you left out a saucer of milk for {x} your shoes would be clean in the morning.',
    ],
    deed: [
      'Everything has somebody who looks after it, and {x} was on good terms with most of them. {Xhe} had a word with the one who minded the hinges. The great door did not creak at all; it only breathed.',
    ],
    small: '{X} hummed a little sleepy song.',
  },
  {
    match: /\b(?:fuzzy|monster|sock)/iu,
    body: 'paws',
    habit: [
      '{X} lived underneath things, beds and bridges and once a whole lake, and knew all the bedtime stories.',
      'It is true that {x} had a good many teeth. {Xhe} brushed them all, and it took until nine.',
    ],
    deed: [
      '“They’re more afraid of me than I am of them,” said {x}, “though not by much.” {Xhe} stepped out into the light and said boo, very softly. It was the running away that took the longest.',
    ],
    small: '{X} was furry, and said boo!',
  },
  {
    match: /\b(?:blood mage|crimson mage|rose mage|moon mage|royal mage)\b/iu,
    body: 'person',
    habit: [
      '{X} wore red on weekdays and dark red on Sundays, and looked very well in both.',
      'It was roses that {x} was really good at; the rest was reputation.',
    ],
    deed: [
      '{X} pricked a thumb on a thorn, on purpose, and pressed it to the gatepost. “It’s an old courtesy,” {xhe} said. “You give a drop and it remembers that it was once alive.” The post put out a bud, and the gate swung back.',
    ],
    small: '{X} grew red, red roses.',
  },
  {
    match: /\b(?:cyborg|android)\b/iu,
    body: 'person',
    habit: [
      'When {x} was moved there was a very small hum, just below the left ear.',
      '{X} could count the raindrops, but mostly preferred just to listen to them.',
    ],
    deed: [
      '“It’s a machine,” said {x}, and laid a {xhand} against the humming wall. “It isn’t bad. It has been doing sums all by itself since before there were people.” {X} helped it with the last one, and the doors slid open.',
    ],
    small: '{X} went hum, hum, hum.',
  },
  {
    match: /\b(?:hologram|mind|computer)\b/iu,
    body: 'machine',
    habit: [
      '{X} knew the answer to nearly everything, and liked best the questions that had none.',
      'One could see a bit of the wallpaper through {x} when {xhe} was tired.',
    ],
    deed: [
      '“There are four million ways through,” said {x}. “I have tried them. In my head.” It had taken {xhim} as long as a sneeze. “The two hundredth is the prettiest,” {xhe} added, and so they took that one.',
    ],
    small: '{X} said, “Ping! I know!”',
  },
  {
    match: /\b(?:train|submarine|hovercar|rocket|starship|walking house|crane)\b/iu,
    body: 'machine',
    habit: [
      'There was room in {x} for six, or for nine if they were fond of one another.',
      '{X} blew a whistle at every corner, including the ones in the kitchen.',
    ],
    deed: [
      '“All aboard,” said {x}. They had not known that it could do that, and neither had {x}. It went over, it went under, and once it went along a clothes line. They arrived with everybody’s washing and with an hour to spare.',
    ],
    small: '{X} said, “Toot, toot, all aboard!”',
  },
  {
    match: /\b(?:robot|clockwork|wind-up|tin|automaton)\b/iu,
    body: 'machine',
    habit: [
      '{X} had a little light on {xhis} chest that went green for yes, red for no, and pink when somebody was kind to {xhim}.',
      'Once a week {x} was oiled, and on that evening {xhe} danced.',
    ],
    deed: [
      'The bolt was out of reach by an inch. {X} whirred, clicked twice, and one of {xhis} arms grew longer, and then a good deal longer, like a telescope. “I was built for high shelves,” {x} explained, and slid it back.',
    ],
    small: '{X} went beep, beep, boop!',
  },
  {
    match: /\b(?:jelly|ribbon|mirror|shape-shifting|slime)\b/iu,
    body: 'person',
    habit: [
      '{X} had been a jug that morning, and had not quite got over the handle.',
      'One always had to ask which of the cushions was {x}.',
    ],
    deed: [
      'They needed a ladder, a sail and somewhere to sit. “One at a time, please,” said {x}, and became the ladder. {Xhe} was a rather soft one; but it is a rare ladder that says “well done” at every rung.',
    ],
    small: '{X} went wibble, wobble!',
  },
  {
    match: /\b(?:captain|farmer|miner|mechanic|surfer|planet|galaxy|space)\b/iu,
    body: 'person',
    habit: [
      '{X} had seen eleven sunsets in one day, and said that the seventh was the best.',
      'It took {x} some time to get used to things falling down, and not just any way they liked.',
    ],
    deed: [
      '“Where I come from,” said {x}, “one doesn’t go round a mountain, one goes off it.” {Xhe} turned a knob on {xhis} belt. For half a minute none of them weighed anything at all, and half a minute was enough.',
    ],
    small: '{X} came from a star.',
  },
  {
    match: /\balien\b/iu,
    body: 'person',
    habit: [
      '{X} was from so far away that {xhe} still found soup amazing.',
      'When {x} was glad, {xhis} ears, or whatever they were, lit up at the tips.',
    ],
    deed: [
      '{X} spoke to the thing in the doorway, first in whistles, then in colours, and at last by hopping. It hopped back. “It says that it is only homesick,” {x} explained. {X} knew the word for that in every language.',
    ],
    small: '{X} said, “Bleep! Hello, Earth!”',
  },
  {
    match: /\b(?:\w+ling|furry)\b/iu,
    body: 'paws',
    habit: [
      '{X} had hands for shaking and ears for everything else.',
      'It was hard for {x} to hide what {xhe} felt, since the tail told everybody.',
    ],
    deed: [
      'Half of {x} said that one must think about it, and the other half had already climbed up. From the top {xhe} let down {xhis} long scarf. “Next time,” said {x}, “I’ll ask both halves first.”',
    ],
    small: '{X} had a tail that said hello.',
  },
];
