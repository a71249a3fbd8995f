import { maybe, must, older, oldest, say, younger, type Beat } from './beat.ts';
import { AFTERTHOUGHTS, deedBeat, friendPowerBeat, personLine } from './people-lines.ts';

const ROAD = maybe(
  say(
    'The road did what roads do: it went up, it went down, and it went on.',
    'They walked all that day, and the land around them changed its mind several times.',
    'On the first day everything was new, and on the second day so were the blisters.',
    'Nobody had told them how much of an adventure is walking.',
    'By the time they stopped looking over their shoulders, {place} was two hills behind.',
  ),
  say(
    '{Friend} sang the same song eleven times, with the same mistake in it, until {hero} was singing the mistake as well.',
    '{Hero} learned that {friend} hummed when {fhe} was nervous, and {friend} learned that {hero} was silent when {hewas}.',
    'They shared the bag by turns, and an apple by bites.',
    'They talked about what they would eat when it was over, and had got as far as the third pudding.',
  ),
  say(
    'Whenever they were not sure of the way, {theclue} told them, in its fashion: it grew warm for yes.',
    'At each fork {hero} took out {theclue}, and at each fork it knew.',
    'And always a little way ahead, like a tune from another room, there was {short}.',
  ),
  oldest(
    'Distance is a patient teacher. It took away the easy reasons one by one, until only the true one was left, and that was enough to walk on.',
    'It came to {hero} that you cannot see a road while you are on it; you see a few stones at a time, and take the rest on trust.',
  ),
);

const TRIAL: Beat = { isMust: true, lines: ({ trials }) => [say(trials[0]), oldest(...AFTERTHOUGHTS)] };
const SECOND_TRIAL: Beat = { isMust: false, lines: ({ trials }) => [say(trials[1]), oldest(...AFTERTHOUGHTS)] };

const FIRST_DEED = deedBeat('hero', 0, true);
const FRIEND_DEED = deedBeat('friend', 0, true);
const SECOND_FRIEND_DEED = deedBeat('second', 0, true);
const HERO_SECOND_DEED = deedBeat('hero', 1, false);

const POWER: Beat = {
  isMust: true,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    personLine(hero, hero.power?.use ?? []),
    say(
      '“Since when can you do that?” said {friend}. “Since just now,” said {hero}.',
      'Afterwards {hero} had to sit down on a stone, and was given the last of the cheese.',
      '“Remind me never to play hide-and-seek with you,” said {friend}.',
      '{Hero} said that it was nothing, and hid {his} hands, because they were trembling.',
    ),
    oldest(
      'It had never been so strong before. That was splendid, and it was also a little like hearing your own voice come out of a well.',
      'Each time it left a small cold space behind, and each time the space took longer to fill.',
    ),
  ],
};

const QUARREL = maybe(
  say(
    'It had to come, and it came over something quite small: who had last had the water bottle.',
    'They were tired and wet, and so they quarrelled, about nothing, at the top of their voices.',
    '“You said left.” “I said that it was not right.” And from there it went downhill.',
    'It started with a sock. The worst quarrels do.',
  ),
  say(
    '{Hero} walked in front and {friend} walked behind, with a silence between them that you could have hung washing on.',
    'For a whole mile neither of them said a word, and it was the longest mile so far.',
    '{Friend} said a thing that {fhe} did not mean, and {hero} said another, and both of them heard it.',
  ),
  say(
    'Then it began to rain, and there was only one coat. “Well, come here,” said {hero}, and it was over.',
    '“I’m sorry,” said {hero}, and at the same moment, to the same puddle, “I’m sorry,” said {friend}.',
    'In the end {friend} held out half of a very squashed honey cake, and no one has ever found a better word for it.',
    '{Hero} stopped and waited. It was not much. {Friend} caught up. That was not much either, and it was everything.',
  ),
  older(
    'A crack that has been mended is the strongest part of the cup; they would both think of that later.',
    'They walked on side by side, each a little careful, as one is on a leg that has just been asleep.',
  ),
);

const FALSE_LEAD = maybe(
  say(
    'Towards evening they saw something shine, exactly where their hopes had put it.',
    '“There!” cried {friend}. And truly, on the next rise, there was something that could have been {short}.',
    'Everyone they met knew all about {short}, and all of them pointed in different directions.',
    'A very polite stranger offered to take them straight there, for a small fee.',
  ),
  say(
    'They ran the last part, laughing. It was a heap of old tin with the sun on it.',
    'It took them half a day to get there and only a second to see that it was painted on a board.',
    'An hour later they stood at the edge of a duck pond with empty pockets and no stranger.',
    'Up close it was nothing but mist with good manners; it parted for them and closed behind.',
  ),
  say(
    '“So that is where it isn’t,” said {friend}, after a while.',
    '{Hero} kicked it. It hurt, which at least was something real.',
    'Somebody began to giggle; it was hard to say who. It is a great help in life to be able to laugh at a heap of tin.',
    'They turned round. It is astonishing how much longer a road is in the wrong direction.',
  ),
  older(
    'But there were footprints in the mud there, fresh ones, and they were those of someone who had been fooled as well and had stamped.',
    'What you want too badly you will see in anything, thought {hero}, and decided to look for a while with {his} ears.',
  ),
);

const REST: Beat = { isMust: false, lines: ({ rest }) => [say(rest), ...REST_LINES] };
const REST_LINES = [
  younger(
    '“Tell me something nice,” said {friend}. So {hero} told about home, where it smelled of {smell}, until the only answer was a snore.',
    '“Are you asleep?” asked {friend}. “Yes,” said {hero}. “Good,” said {friend}. “Me too.”',
    'Before they slept, they said it once, for luck: “{Refrain}”',
  ),
  older(
    '“What if we don’t manage it?” said {friend} into the dark. {Hero} took a long time to answer. “Then we’ll have been here,” {he} said. “Both of us. That will be true as well.”',
    '{Hero} lay awake. Somewhere behind them people were counting on {him}, and {he} could feel every one of them, like coins in a coat.',
    'It was then that {friend} told {him} the thing {fhe} had never told anybody. It is not written down here, because it was told in confidence.',
  ),
];

const CLUE = must(
  say(
    'And then {theclue} did something it had not done before: it pointed straight at the ground.',
    'It was on the third morning that {hero} looked at {theclue} again and saw what had been there all the time.',
    'An old woman who was selling onions took one look at {theclue} and dropped a leek.',
    '{Hero} held {theclue} up against the low sun. There were letters, as thin as hairs.',
    '“Wait,” said {friend}. “Turn it the other way round.” {Hero} turned it, and they both stopped breathing.',
  ),
  say(
    'There could be no more doubt about it: what they were looking for was {atlair}.',
    'All of it led to a single place, and the place was {lair}.',
    '“{Lair},” said {hero} slowly. “Of course. Where else would it be?”',
    'So now they knew where it would be decided: {atlair}.',
  ),
  say(
    'And they knew another thing as well: {foe} {motive}.',
    'There was a story that went with it, and it was a sad one, for it seemed that {foe} {motive}.',
    'But nobody had ever told them the rest of it, that {foe} {motive}.',
  ),
  older(
    'It is harder to be angry with somebody once you know a thing like that. {Hero} tried, for a mile or so, and gave it up.',
    '“That doesn’t make it right,” said {friend}. “No,” said {hero}. “It only makes it sad.”',
  ),
);

const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: ({ foe }) => [
    say(
      'Once, across a valley, they saw {foe}.',
      'They were not the only ones on that road. The other one was {foe}.',
      'That night there was a second fire on the far side of the hill, and beside it sat {foe}.',
      'They turned a corner, and there was {foe}, close enough to touch.',
    ),
    say(
      '“Go home,” called {foe}, almost kindly. “It’s past your bedtime.”',
      '“You are slower than I thought,” said {foe}, “and braver. Both are a pity.”',
      '{Foe} bowed, with a flourish, and was gone before they could think of an answer.',
      '“What will you do with {short} when you have it?” called {hero}. And {foe} opened {ohis} mouth, and shut it again.',
    ),
    personLine(foe, foe.traits[0]?.habit ?? []),
    younger(
      '{Friend} put out {fhis} tongue, but only when {foe} had turned round.',
      'There was a smell of burnt toast for some time afterwards.',
    ),
    older(
      'Yet {foe} looked back, once, and it was not a look of triumph. It was more like somebody outside a lit window.',
      'It occurred to {hero} that {foe} was walking alone, and had no one to quarrel with about socks.',
    ),
  ],
};

const COST = maybe(
  say(
    'The river was the price for it: it took the bag, with everything that was in it.',
    'They had to leave something behind at the pass, and it had to be something that hurt.',
    'In the night their last candle burned down, and their last match was wet.',
    'When they counted afterwards, it was the map that was gone, and the bread, and one shoe.',
  ),
  say(
    'Only {theclue} was left, because {hero} had been holding it in {his} sleep.',
    '“Well, we can’t lose that again,” said {friend}. It was meant to be cheerful.',
    'All that they had now was each other, and {thegift}.',
    '{Hero} thought of {folk}, and swallowed.',
  ),
  older(
    'You find out what you can carry when there is no longer anything to carry it in.',
    'And yet they walked more easily after that, like people who have stopped being afraid of losing it.',
  ),
);

const STRANGER = maybe(
  say(
    'They met a tinker who mended their kettle, although they did not have one.',
    'At the crossroads sat an old man who was peeling a potato in a single strip.',
    'A child on a gate was blowing soap bubbles, and in every bubble there was a small upside-down road.',
    'A woman with a wheelbarrow full of alarm clocks stopped to ask them the time.',
  ),
  say(
    '“You won’t find it by looking,” they were told. “You will find it by being looked for.”',
    '“It’s always further than you think,” came the answer, “until it is behind you.”',
    '“Ask at the last door,” they heard, “but ask what it needs, and not what it has.”',
    '“Others have gone by,” was all they learned. “They were in more of a hurry. They came back this way, too.”',
  ),
  say(
    'It sounded like nonsense. {Hero} put it away with the other things that did.',
    'They said thank you, and did not know yet for what.',
    '“People should be made to write that sort of thing down,” said {friend}, a mile later, “with an example.”',
  ),
);

const FIRST_SIGHT = maybe(
  say(
    'And then, between two hills, they saw it for the first time: {lair}.',
    'The last rise was the steepest, and from the top of it you could see {lair}.',
    'It was not on the horizon, and then it was, small and dark and certain: {lair}.',
  ),
  say(
    'It was smaller than they had feared, and it was also a good deal worse.',
    'Nothing moved there. Even the birds made a detour.',
    'They lay on their stomachs in the grass and looked at it until it grew too dark to look.',
    '“It’s only a place,” said {hero}. “So is the dentist’s,” said {friend}.',
  ),
  oldest(
    'It is possible to be afraid of a thing and homesick for it at once. {Hero} had not known that, and would sooner not have found out.',
    'All the way {he} had been walking towards an idea. Now it had walls.',
  ),
);

/** The beats of the second chapter, in order; pick-up and hook are the story's own. */
export const DEVELOPMENT: readonly Beat[] = [
  ROAD,
  FIRST_DEED,
  TRIAL,
  STRANGER,
  FRIEND_DEED,
  FALSE_LEAD,
  QUARREL,
  POWER,
  REST,
  SECOND_FRIEND_DEED,
  friendPowerBeat(),
  FOE,
  SECOND_TRIAL,
  HERO_SECOND_DEED,
  CLUE,
  COST,
  FIRST_SIGHT,
];
