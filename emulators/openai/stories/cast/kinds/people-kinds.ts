import type { KindRecord } from './kind-record.ts';

export const PEOPLE_KINDS: readonly KindRecord[] = [
  {
    match: /\b(?:warrior|knight|archer|samurai|viking|gladiator|shield maiden|fencer)\b/iu,
    body: 'person',
    habit: [
      '{X} polished {xhis} helmet every evening and had never yet had to dent it.',
      'It was {x} who had taught all the children to fall over without hurting themselves.',
    ],
    deed: [
      'They were surrounded, and everybody looked at {x}. {X} laid down {xhis} shield, flat on the ground, and sat on it. “I am trained for this,” {xhe} said. “You never fight before lunch.” The others thought that over, and unpacked theirs.',
    ],
    small: '{X} had a shiny helmet.',
  },
  {
    match: /\b(?:healer|doctor|nurse|herbalist|apothecary|veterinarian|dentist|medic|paramedic)\b/iu,
    body: 'person',
    habit: [
      '{X} had a bag with a hundred small pockets, and knew by heart which of them held the peppermints.',
      'Half the people there had at some time been bandaged by {x}, and so had most of the dogs.',
    ],
    deed: [
      'The gatekeeper would let nobody by, and he held his cheek while he said it. {X} asked to see the tooth. A little oil of cloves, a bit of wool; and after that he would have let through an army, and carried its bags.',
    ],
    small: '{X} could kiss a bump better.',
  },
  {
    match: /\b(?:scholar|librarian|historian|astronomer|scientist|teacher|philosopher|inventor|stargazer)\b/iu,
    body: 'person',
    habit: [
      'There was always a pencil behind {xhis} ear, and generally {x} was looking for it.',
      '{X} read while walking, and the lamp posts had learned to keep out of the way.',
    ],
    deed: [
      'The inscription was in a language that nobody had spoken for nine hundred years. “It says pull,” said {x}, wiping {xhis} glasses. “Everyone has been pushing it for nine hundred years.” They pulled.',
    ],
    small: '{X} had read all the books.',
  },
  {
    match: /\b(?:royal|king|queen|prince|princess|duke|duchess|page|adviser)\b/iu,
    body: 'person',
    habit: [
      '{X} had been taught to wave with the wrist only, and to say thank you with the whole heart.',
      'On Sundays {x} took off the crown to dry the dishes.',
    ],
    deed: [
      'Nobody was let in without a letter from the palace. {X} borrowed a pencil, wrote one on the spot, and sealed it with candle wax and a button. “It is perfectly in order,” {xhe} said. “I ought to know.”',
    ],
    small: '{X} wore a little crown.',
  },
  {
    match: /\b(?:leader|mayor|captain|chieftain|elder)\b/iu,
    body: 'person',
    habit: [
      '{X} never shouted; {xhe} only began to walk, and found people walking behind {xhim}.',
      'When everybody talked at once, {x} waited, and then asked the quietest one.',
    ],
    deed: [
      'By the second day half of them wanted to go left and half of them right. {X} let them all speak, and thanked them all. “Then we’ll eat first,” {xhe} said. After supper they found that they agreed.',
    ],
    small: '{X} said, “Follow me!”',
  },
  {
    match:
      /\b(?:artisan|blacksmith|carpenter|potter|weaver|clockmaker|glassblower|toymaker|lantern maker|tinker|builder)\b/iu,
    body: 'person',
    habit: [
      '{X} could tell by the sound of it which of the four legs of a table was the short one.',
      'There was hardly a house there without something in it that {x} had made, and signed underneath, very small.',
    ],
    deed: [
      'The bridge had lost its middle. {X} went up and down the bank with {xhis} head on one side, and picked up a gate, two barrels and a church door that nobody wanted. “It won’t be pretty,” {xhe} said. It was, though; and it held.',
    ],
    small: '{X} could mend it: tap, tap, tap!',
  },
  {
    match: /\b(?:sailor|diver|pirate|smuggler|swimmer|lifeguard)\b/iu,
    body: 'person',
    habit: [
      '{X} walked even on dry land as if it might tilt.',
      'Any knot that {x} tied stayed tied, and any song that {x} knew had at least nine verses.',
    ],
    deed: [
      'There was a hole in the boat. There was, as {x} pointed out, also a pie. It was not a good pie, and it fitted exactly. {X} steered with one {xhand} and held the pie in with the other, singing, until they ran up on the sand.',
    ],
    small: '{X} said, “Ship ahoy!”',
  },
  {
    match:
      /\b(?:explorer|mapmaker|mountaineer|pilot|astronaut|treasure seeker|archaeologist|climber|rescuer|seeker|ranger)\b/iu,
    body: 'person',
    habit: [
      'The soles of {xhis} boots had been to more places than most people’s postcards.',
      '{X} folded the world up every night and put it under {xhis} pillow; it was a very old map.',
    ],
    deed: [
      'Where the map ended, the others stopped. {X} took out a pencil, licked it, and walked on, drawing. “If it isn’t on the map,” {xhe} said, “then we are the ones who get to put it there.”',
    ],
    small: '{X} had big, strong boots.',
  },
  {
    match: /\b(?:performer|singer|dancer|acrobat|juggler|actor|puppeteer|storyteller|jester|magician|musician)\b/iu,
    body: 'person',
    habit: [
      '{X} could not carry three plates to the table without at least one of them going up in the air.',
      'When {x} told you what had happened at the baker’s, you paid for a ticket in the end.',
    ],
    deed: [
      'The guards were bored; that was the danger. “Gentlemen,” said {x}, and bowed, and began. There was a song in it, and a chase, and a hat that would not stay on. When the guards had wiped their eyes the road behind them was empty.',
    ],
    small: '{X} could sing: tra-la-la!',
  },
  {
    match: /\b(?:merchant|trader|seller|shopkeeper|bookseller)\b/iu,
    body: 'person',
    habit: [
      '{X} knew what everything cost, and also what it was worth, and never mixed up the two.',
      'One went in to {x} for a needle and came out with a needle, an apple and a piece of good advice.',
    ],
    deed: [
      'They had nothing to pay the ferryman with, or so they thought. {X} swapped a bootlace for a fish-hook, the hook for a cheese, and the cheese for an umbrella. The ferryman, it turned out, had always wanted an umbrella.',
    ],
    small: '{X} had a bag full of nice things.',
  },
  {
    match: /\b(?:criminal|burglar|pickpocket|thief|borrower|rascal)\b/iu,
    body: 'person',
    habit: [
      '{X} had given it all up years ago, and still came in by the window from habit.',
      'When something was lost, people asked {x} first, who was never offended and generally had it.',
    ],
    deed: [
      '“I don’t do that any more,” said {x}, looking at the lock. Nobody said a word. “Not for gain,” said {x}. There was a click. “For friends,” said {x}, “it’s only a hobby.”',
    ],
    small: '{X} went tip, tip, tiptoe.',
  },
  {
    match: /\b(?:nomad|wanderer|caravan|shepherd|rider|monk|hermit|druid)\b/iu,
    body: 'person',
    habit: [
      '{X} owned only what would go into one bundle, and the bundle was half empty.',
      'Nobody could be silent in such a friendly way as {x}.',
    ],
    deed: [
      'The others saw stones; {x} saw where the wind had rested. {Xhe} walked up the dry valley, scraped away a little sand, and waited. A minute later there was a dark spot, and then there was water, as cold as a key.',
    ],
    small: '{X} had a soft, warm coat.',
  },
  {
    match: /\b(?:police|detective|sheriff)\b/iu,
    body: 'person',
    habit: [
      '{X} wrote everything down in a small black book, even the weather.',
      'There was no use in hiding biscuits from {x}, who always noticed the one crumb.',
    ],
    deed: [
      '{X} went down on both knees and looked at the mud through a glass. “Somebody stood here,” {xhe} said. “Left-handed, in a hurry, and fond of gingerbread.” The last one was easy; {x} had eaten the crumb.',
    ],
    small: '{X} saw it all: peep!',
  },
  {
    match: /\b(?:firefighter|emergency|rescue)\b/iu,
    body: 'person',
    habit: [
      '{X} slept with {xhis} boots beside the bed, toes to the door.',
      'There was not one cat in the whole place that {x} had not carried down from something.',
    ],
    deed: [
      'High up at the window somebody was calling. {X} had the ladder against the wall before the word was out. “Look at me,” {xhe} said, all the way up, “only at me,” and all the way down again.',
    ],
    small: '{X} had a long, long ladder.',
  },
  {
    match: /\b(?:sports|footballer|gymnast|runner|skater|cyclist|tennis|athlete)\b/iu,
    body: 'person',
    habit: [
      '{X} raced everything: the tram, the rain, and the moon, when there was one.',
      'Before breakfast {x} had usually been round the town twice and brought the rolls.',
    ],
    deed: [
      'It was rolling downhill, faster and faster, and it was the only one they had. {X} dropped everything and ran. They saw a dive, a cloud of dust, and at last one {xhand}, held up, with the thing safe in it.',
    ],
    small: '{X} ran as fast as a car: zoom!',
  },
  {
    match: /\b(?:culinary|baker|chef|chocolatier|ice cream|brewer|cook|taster)\b/iu,
    body: 'person',
    habit: [
      '{X} could tell by the smell from the street who was unhappy upstairs, and sent up a bun.',
      'There was a thumbprint of flour on everything that {x} owned.',
    ],
    deed: [
      'It is hard to be a terrible ogre with the smell of fresh rolls in your nose. {X} had built the oven out of six flat stones. When the ogre had eaten the fourth roll he showed them the way, and asked for the recipe.',
    ],
    small: '{X} baked buns. Yum, yum!',
  },
  {
    match: /\b(?:creative|painter|writer|photographer|architect|designer|composer|sculptor|director|artist)\b/iu,
    body: 'person',
    habit: [
      '{X} would stop in the middle of the road because of a colour.',
      'One never quite knew with {x} whether {xhe} was looking at you or at the line that you made against the sky.',
    ],
    deed: [
      'Before them stood a blank wall. {X} looked at it for some time, took a piece of chalk, and drew a door: the frame, the hinges, a handle with a bit of shine on it. It was so good a door that {friend} simply opened it.',
    ],
    small: '{X} had paint on {xhis} nose.',
  },
  {
    match: /\b(?:oracle|fortune|seer|sage|reader|listener)\b/iu,
    body: 'person',
    habit: [
      '{X} answered the door before you had knocked, and the question before you had thought of it.',
      'The tea leaves told {x} a good deal, and most of it was that somebody ought to wash the cup.',
    ],
    deed: [
      '“Not that bridge,” said {x}, without opening {xhis} eyes. It looked like a very good bridge. They grumbled and took the ford. They were still wringing out their socks when the bridge sat down in the river behind them.',
    ],
    small: '{X} knew it before you did.',
  },
  {
    match: /\b(?:mage|alchemist|magician|sorcer\w+|warlock|wizard|witch|enchant\w+|spellcaster|charmer)\b/iu,
    body: 'person',
    habit: [
      'Small things near {x} had a way of floating when nobody asked them to.',
      '{X} kept a spell for every day of the week and two for wash day.',
    ],
    deed: [
      '{X} rolled up one sleeve and said three words that tasted of pepper. For a moment all the stones in the road were awake. “Excuse us,” said {x}, and the biggest of them, rather pink, moved aside.',
    ],
    small: '{X} said, “Hey presto!”',
  },
  {
    match: /\b(?:keeper|guide|whisperer|caller|carver|turner|reader|mystic|dream)\b/iu,
    body: 'person',
    habit: [
      'People brought {x} whatever they could not keep at home: keys, secrets, and once a very small storm.',
      '{X} spoke so softly that the whole room leaned in.',
    ],
    deed: [
      '“Somebody here has not been listened to,” said {x}, and sat down in front of the old locked chest. {Xhe} hummed to it for as long as a candle burns. When the lid came up it was with a sigh, as if it had been waiting for company.',
    ],
    small: '{X} spoke very, very softly.',
  },
];
