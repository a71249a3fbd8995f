import { CUSTOM_ON_THE_WAY } from './custom.ts';
import { PLACES_ON_THE_WAY } from './places.ts';
import { maybe, must, older, oldest, say, younger, type Beat } from './beat.ts';
import { AFTERTHOUGHTS, deedBeat, friendPowerBeat, kindBeat, personLine } from './people-lines.ts';

const ROAD = maybe(
  say(
    'They had imagined it with more music.',
    'Past {place} there were fields, and past the fields there were other fields, and a cow that had never seen anybody go that way.',
    'It is said that you should see the world while you are young. By the second evening {hero} had seen a good deal of it, most of it uphill.',
    'From milestone to milestone, from tree to tree, from one sandwich to the next, they went on.',
    'The road did what roads do: it went up, it went down, and it went on.',
    'They walked all that day, and the land around them changed its mind several times.',
    'On the first day everything was new, and on the second day so were the blisters.',
    'Nobody had told them how much of an adventure is walking.',
    'By the time they stopped looking over their shoulders, {place} was two hills behind.',
  ),
  say(
    '{Friend} collected feathers on the way, and wore them, until a real bird came and asked for one back.',
    'They played the game in which you may not step on shadows, and got on quite fast in the middle of the day.',
    '“Tell me again what {folk} said,” asked {friend}, and {hero} did all the voices.',
    'At night they took turns being the pillow.',
    '{Friend} sang the same song eleven times, with the same mistake in it, until {hero} was singing the mistake as well.',
    '{Hero} learned that {friend} hummed when {fhewas} nervous, and {friend} learned that {hero} was silent when {hewas}.',
    'They shared the bag by turns, and an apple by bites.',
    'They talked about what they would eat when it was over, and had got as far as the third pudding.',
  ),
  say(
    'It was {theclue} that led them; it had a mind of its own, and sulked when they stopped for too long.',
    '“Which way?” they would ask {theclue}, and it always had an answer, although not always a convenient one.',
    '{Theclue} had grown lighter with every mile, as if it were looking forward to something.',
    '{Friend} carried {theclue} in the mornings and {hero} in the afternoons, and it seemed to enjoy the change.',
    'If they talked of {short}, the road went quicker; and so they talked of it.',
    'Twice they asked the way of people, and once of a mule. It was the mule that knew about {short}.',
    'At night {theclue} lay between them like a third traveller, and once it sighed.',
    '“Warmer,” said {friend}, holding {theclue}, “warmer, cooler, warm again.” They went by that.',
    'Of {short} there was nothing to be seen as yet, unless you counted the way the wind blew, and they did.',
    'Whenever they were not sure of the way, {theclue} told them, in its fashion: it grew warm for yes.',
    'At each fork {hero} took out {theclue}, and at each fork it knew.',
    'And always a little way ahead, like a tune from another room, there was {short}.',
  ),
  oldest(
    'They spoke less, by and by, and understood more. It is like that with people who have been rained on together.',
    'There was no moment at which {hero} could have said: now I have changed. But the person who had set out would not have known that song.',
    'At home there had been a name for every hill. Out here they were only hills, and it was strange to be the one who had to think of names.',
    'One walks away from a place for a long time before one begins to walk towards another. {Hero} noticed the hour in which it changed, and told nobody.',
    'There is a kind of tiredness that is almost a conversation; your feet ask the road something, and the road goes on answering.',
    'Neither of them would have admitted that they were happy. It seemed the wrong moment for it, and it was true.',
    'It is possible to be lost and to be on the way at the same time; in fact it is usual.',
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
      '“Again!” cried {friend}. “Not for anything,” said {hero}, and lay down flat.',
      '“If {folk} could have seen that,” said {friend}, “{folk} would have to take it all back.”',
      '{Hero} looked at {his} own two {hands} as though somebody had changed them in the night.',
      '“Nobody will ever believe us,” said {friend} happily.',
      '“Since when can you do that?” said {friend}. “Since just now,” said {hero}.',
      'Afterwards {hero} had to sit down on a stone, and was given the last of the cheese.',
      '“Remind me never to play hide-and-seek with you,” said {friend}.',
      '{Hero} said that it was nothing, and hid {his} {hands}, because they were trembling.',
    ),
    oldest(
      'There was a moment, in the very middle of it, when {hero} did not know any more where {he} left off; it was wonderful, and {hewas} careful not to say so.',
      'What if it was not {his} at all? What if it was only passing through, and had somewhere else to be?',
      'It had never been so strong before. That was splendid, and it was also a little like hearing your own voice come out of a well.',
      'Each time it left a small cold space behind, and each time the space took longer to fill.',
    ),
  ],
};

const QUARREL = maybe(
  say(
    'There was one piece of toffee. That is a bad number for two.',
    '“I never wanted to come this way,” said {friend}. “You chose it,” said {hero}. “Because you made a face!” said {friend}.',
    'Somebody had left the bag open, and it had not been {hero}, and it had not been {friend}.',
    'It was a hot, long, stony afternoon, and somebody had to be to blame for it.',
    'It had to come, and it came over something quite small: who had last had the water bottle.',
    'They were tired and wet, and so they quarrelled, about nothing, at the top of their voices.',
    '“It was left.” “It was not right, at any rate.” And from there it went downhill.',
    'It started with a sock. The worst quarrels do.',
  ),
  say(
    'They divided up the path: one had the left rut and the other the right.',
    '“Fine,” said {hero}. “Fine,” said {friend}. You would not believe how many times two people can say “fine”.',
    'They both admired the view, in opposite directions.',
    '{Hero} walked in front and {friend} walked behind, with a silence between them that you could have hung washing on.',
    'For a whole mile neither of them said a word, and it was the longest mile so far.',
    '{Friend} said a thing that {fhe} did not mean, and {hero} said another, and both of them heard it.',
  ),
  say(
    'A frog hopped across the road between them, looked from one to the other, and shook its head. And at that they both had to laugh.',
    '“I’d rather be wrong with you than right by myself,” said {hero} finally. “You are wrong,” said {friend}, and took {his} {hand}.',
    'At the next stile {friend} was waiting, without a word, with a {fhand} held out to help {him} over.',
    '“Are you still cross?” “No. Are you?” “I can’t remember,” said {friend}, and it was true.',
    'Then it began to rain, and there was only one coat. “Well, come here,” said {hero}, and it was over.',
    '“I’m sorry,” said {hero}, and at the same moment, to the same puddle, “I’m sorry,” said {friend}.',
    'In the end {friend} held out half of a very squashed honey cake, and no one has ever found a better word for it.',
    '{Hero} stopped and waited. It was not much. {Friend} caught up. That was not much either, and it was everything.',
  ),
  older(
    'You have to be quite sure of somebody to shout at them like that; neither of them said so.',
    'It had never really been about that, of course. It had been about being afraid, and not wanting to be the first to say it.',
    'A crack that has been mended is the strongest part of the cup; they would both think of that later.',
    'They walked on side by side, each a little careful, as one is on a leg that has just been asleep.',
  ),
);

const FALSE_LEAD = maybe(
  say(
    'A signpost said it in big friendly letters: this way to {short}. It did seem almost too easy.',
    '“I can smell it,” said {friend}. “It’s close.” And {fhewas} off like an arrow.',
    'Towards evening they saw something shine, exactly where their hopes had put it.',
    '“There!” cried {friend}. And truly, on the next rise, there was something that could have been {short}.',
    'Everyone they met knew all about {short}, and all of them pointed in different directions.',
    'A very polite stranger offered to take them straight there, for a small fee.',
  ),
  say(
    'It was a very good copy. It even had the little crack. But on the bottom was the price.',
    'All that they found there was a note, and the note said: better luck next time.',
    'It vanished when {hero} put out a {hand}, and left a smell of burnt sugar.',
    'They ran the last part, laughing. It was a heap of old tin with the sun on it.',
    'It took them half a day to get there and only a second to see that it was painted on a board.',
    'An hour later they stood at the edge of a duck pond with empty pockets and no stranger.',
    'Up close it was nothing but mist with good manners; it parted for them and closed behind.',
  ),
  say(
    '“On the bright side,” began {friend}, and thought for quite a long time about how it might go on.',
    '“I’m not disappointed,” said {hero}, in a very disappointed voice.',
    '{Hero} sat down and turned out {his} shoes. A surprising amount of road came out.',
    '“So that is where it isn’t,” said {friend}, after a while.',
    '{Hero} kicked it. It hurt, which at least was something real.',
    'Somebody began to giggle; it was hard to say who. It is a great help in life to be able to laugh at a heap of tin.',
    'They turned round. It is astonishing how much longer a road is in the wrong direction.',
  ),
  older(
    'Hope is a good breakfast, somebody had once told {him}, and a poor supper; that night they had it for supper.',
    'Somebody had wanted them to lose a day. So somebody, somewhere, needed that day.',
    'But there were footprints in the mud there, fresh ones, and they were those of someone who had been fooled as well and had stamped.',
    'What you want too badly you will see in anything, thought {hero}, and decided to look for a while with {his} ears.',
  ),
);

const REST: Beat = { isMust: false, lines: ({ rest }) => [say(rest), ...REST_LINES] };
const REST_LINES = [
  younger(
    '{Friend} counted the stars out loud, and at forty-one {fhewas} asleep.',
    'They made a plan for the next day, and it began with pancakes. There were no pancakes; but it was a good plan.',
    '“Good night, bed,” said {hero} in the direction of home. “Good night, kettle. Good night, everybody.”',
    '“Tell me something nice,” said {friend}. So {hero} told about home, where it smelled of {smell}, until the only answer was a snore.',
    '“Are you asleep?” asked {friend}. “Yes,” said {hero}. “Good,” said {friend}. “Me too.”',
    'Before they slept, they said it once, for luck: “{Refrain}”',
  ),
  older(
    '“Why did you come with me?” asked {hero}. “You never asked me not to,” said {friend}; and then, a good deal later, “And because you’d have got lost.”',
    'There was a light far off, and then there was none. They watched the place where it had been, and neither of them mentioned it.',
    'In the dark one can say things. {Hero} said one, and {friend} did not laugh.',
    '“What if we don’t manage it?” said {friend} into the dark. {Hero} took a long time to answer. “Then we’ll have been here,” {he} said. “Both of us. That will be true as well.”',
    '{Hero} lay awake. Somewhere behind them people were counting on {him}, and {he} could feel every one of them, like coins in a coat.',
    'It was then that {friend} told {him} the thing {fhe} had never told anybody. It is not written down here, because it was told in confidence.',
  ),
];

const CLUE = must(
  say(
    'It came to {friend} in the middle of a mouthful. “We have been reading it upside down,” said {friend}.',
    'They asked a hermit, who asked an owl, who asked for {theclue}, and held it up to one round eye.',
    'In the wet grass {hero} slipped, and {theclue} fell into a puddle, and in the puddle one could see what it had been trying to say.',
    '{Hero} had never asked {theclue} the right question. “Where are you from?” asked {hero} now.',
    'It was raining, and a drop ran across {theclue}, and where it had run one could read something.',
    'By moonlight {theclue} cast a shadow that was not its own.',
    'And then {theclue} did something it had not done before: it pointed straight at the ground.',
    'It was on the third morning that {hero} looked at {theclue} again and saw what had been there all the time.',
    'An old woman who was selling onions took one look at {theclue} and dropped a leek.',
    '{Hero} held {theclue} up against the low sun. There were letters, as thin as hairs.',
    '“Wait,” said {friend}. “Turn it the other way round.” {Hero} turned it, and they both stopped breathing.',
  ),
  say(
    '“There,” said {hero}. “{Short} has been there all the time, {atlair}.”',
    'It was as plain as a nose: if they wanted {short}, they had to look {atlair}, and nowhere else.',
    'Whatever became of {short} now would be decided {atlair}.',
    'Everything they had been told about {short} began to point one way, and what it pointed at was {lair}.',
    'There could be no more doubt about it: it was {atlair} that they would find {short}.',
    'All of it led to a single place, and the place was {lair}. That was where {short} would be.',
    '“{Lair},” said {hero} slowly. “Of course. Where else would {short} be?”',
    'So now they knew where it would be decided, about {short} and everything else: {atlair}.',
  ),
  say(
    'There was something else as well, in smaller writing, about {foe}, who {motive}.',
    '“So that’s why,” said {hero} after a while. “That is why it was {foe}, who {motive}.”',
    'And {hero} could not stop thinking about {foe}, who {motive}.',
    'And they knew another thing as well: {foe} {motive}.',
    'And who sat there? Who had sat there for all those years? It was {foe}, who {motive}.',
    'There was a story that went with it, and it was a sad one, for it seemed that {foe} {motive}.',
    '{Friend} spelled out the last line twice. It was about {foe}, and it said that {foe} {motive}.',
    'That was not the whole of it. One learned as well that {foe} {motive}; and one rather wished that one had not.',
    'But nobody had ever told them the rest of it, that {foe} {motive}.',
  ),
  older(
    'They did not speak of it for some time. It is a nuisance, pity; it gets in everywhere, like sand.',
    '“I liked it better when I could just be frightened,” said {friend}.',
    'An enemy is a simple thing until somebody tells you a story about him.',
    'It is harder to be angry with somebody once you know a thing like that. {Hero} tried, for a mile or so, and gave it up.',
    '“Poor thing,” said {friend}, and was annoyed about it.',
    '{Hero} did not say anything, and broke off a piece of bread, and looked at it, and put it away for later.',
    '“That doesn’t make it right,” said {friend}. “No,” said {hero}. “It only makes it sad.”',
  ),
);

const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: ({ foe }) => [
    say(
      'There were tracks on the path before them, narrow and quick, and {hero} knew whose they were before {he} heard the laugh. It was {foe}.',
      'On the bridge stood someone who had been expecting them: {foe}.',
      'The coach that overtook them in a shower of mud had a face at the window, and it was that of {foe}.',
      'When they came to the inn the best room was taken, and so was the second best. Both had been taken by {foe}.',
      'Once, across a valley, they saw {foe}.',
      'They were not the only ones on that road. The other one was {foe}.',
      'That night there was a second fire on the far side of the hill, and beside it sat {foe}.',
      'They turned a corner, and there was {foe}, close enough to touch.',
    ),
    say(
      '“You have got something of mine,” said {foe}, and looked at {theclue}. “No,” said {hero}. “But you have got something of ours.”',
      '“You might at least have worn better shoes,” said {foe}, and sounded honestly concerned.',
      '“Catch me,” said {foe}, and was round the corner.',
      '{Foe} counted them with one finger and laughed. “Is that all of you?”',
      '“Go home,” called {foe}, almost kindly. “It’s past your bedtime.”',
      '“You are slower than I thought,” said {foe}, “and braver. Both are a pity.”',
      '{Foe} bowed, with a flourish, and was gone before they could think of an answer.',
      '“What will you do with {short} when you have it?” called {hero}. And {foe} opened {ohis} mouth, and shut it again.',
    ),
    personLine(foe, foe.traits[0]?.habit ?? []),
    younger(
      '{Friend} growled. It was meant to be frightening, and came out rather sweet.',
      '“Rude,” said {friend}, and that was the worst thing {fhe} knew.',
      'They ran after {ohim} as far as the hedge, and then they had to stop and hold their sides.',
      '{Friend} put out {fhis} tongue, but only when {foe} had turned round.',
      'There was a smell of burnt toast for some time afterwards.',
    ),
    older(
      '“Did you see?” said {friend}. “{Ohe} had only one cup.”',
      'For an instant they stood face to face, and {hero} saw what it was that looked so odd in {ohis} eyes: they were tired.',
      'Yet {foe} looked back, once, and it was not a look of triumph. It was more like somebody outside a lit window.',
      'It occurred to {hero} that {foe} was walking alone, and had no one to quarrel with about socks.',
    ),
  ],
};

const COST = maybe(
  say(
    'There was a toll to be paid, and it was not to be paid in money.',
    'They got away. It was a near thing, and it was not free.',
    'When the storm had gone over, a good many other things had gone as well.',
    'The river was the price for it: it took the bag, with everything that was in it.',
    'They had to leave something behind at the pass, and it had to be something that hurt.',
    'In the night their last candle burned down, and their last match was wet.',
    'When they counted afterwards, it was the map that was gone, and the bread, and one shoe.',
  ),
  say(
    '“We still have {theclue},” said {hero}. “And {thegift},” said {friend}. They laid them side by side. It did not look like much.',
    '“What do we really need?” said {friend}. They thought about it, and were surprised how short the list was.',
    'What remained was so little that they could carry it and still hold on to each other.',
    'Only {theclue} was left, because {hero} had been holding it in {his} sleep.',
    '“Well, we can’t lose that again,” said {friend}. It was meant to be cheerful.',
    'All that they had now was each other, and {thegift}.',
    '{Hero} thought of {folk}, and swallowed.',
  ),
  older(
    '{Hero} learned something that night about the difference between being poor and having nothing.',
    'From there on they could not have said what they were hoping for. They simply went on, which is hope with its coat on.',
    'You find out what you can carry when there is no longer anything to carry it in.',
    'And yet they walked more easily after that, like people who have stopped being afraid of losing it.',
  ),
);

const STRANGER = maybe(
  say(
    'By the roadside a giant was crying over a very small splinter, and they stopped to help.',
    'An old soldier was teaching his goose to march. They were asked to judge, and said that it was the best goose they had seen.',
    'In the middle of nowhere stood a door, without a house, and before it sat the doorkeeper, who was knitting.',
    'They met a tinker who mended their kettle, although they did not have one.',
    'At the crossroads sat an old man who was peeling a potato in a single strip.',
    'A child on a gate was blowing soap bubbles, and in every bubble there was a small upside-down road.',
    'A woman with a wheelbarrow full of alarm clocks stopped to ask them the time.',
  ),
  say(
    '“Never trust anything that shines from all sides,” was the advice they were given for it.',
    '“You are going to see {foe}? Then take something along,” they were told. “No one ever brings anything.”',
    '“When you’re there,” they were told, “don’t shout. It’s been shouted at enough.”',
    '“You won’t find it by looking,” they were told. “You will find it by being looked for.”',
    '“It’s always further than you think,” came the answer, “until it is behind you.”',
    '“Ask at the last door,” they heard, “but ask what it needs, and not what it has.”',
    '“Others have gone by,” was all they learned. “They were in more of a hurry. They came back this way, too.”',
  ),
  say(
    '“What does that mean?” asked {friend}. “I think one has to have been there first,” said {hero}.',
    'They forgot it straight away, as one does, and remembered it at just the right time.',
    '“Thank you,” said {hero}, since that is never wrong.',
    '{Friend} wrote it down on {fhis} sleeve.',
    'It sounded like nonsense. {Hero} put it away with the other things that did.',
    'They said thank you, and did not know yet for what.',
    '“People should be made to write that sort of thing down,” said {friend}, a mile later, “with an example.”',
  ),
);

const FIRST_SIGHT = maybe(
  say(
    'The sun went down behind it, so they saw only the shape, and the shape was that of {lair}.',
    'The map ended there. The road ended there as well. What was left was {lair}.',
    '“Is that it?” “That’s it.” And they looked at it for the first time, {lair}.',
    'And then, between two hills, they saw it for the first time: {lair}.',
    'The last rise was the steepest, and from the top of it you could see {lair}.',
    'It was not on the horizon, and then it was, small and dark and certain: {lair}.',
  ),
  say(
    'One would have liked it to have a bit of smoke, or a light, or anything at all that moved.',
    'It seemed to have its back turned to them.',
    'They shared their last apple. They did not talk while they were eating.',
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
  kindBeat('hero'),
  PLACES_ON_THE_WAY,
  FRIEND_DEED,
  FALSE_LEAD,
  QUARREL,
  POWER,
  REST,
  SECOND_FRIEND_DEED,
  CUSTOM_ON_THE_WAY,
  friendPowerBeat(),
  kindBeat('friend'),
  FOE,
  SECOND_TRIAL,
  HERO_SECOND_DEED,
  CLUE,
  COST,
  FIRST_SIGHT,
];
