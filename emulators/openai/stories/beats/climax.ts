import { maybe, must, notOldest, older, oldest, say, younger, type Beat } from './beat.ts';
import { castRollCall, friendPowerTurn, personLine } from './people-lines.ts';

const ARRIVAL = must(
  say(
    'So there they stood at last, {atlair}.',
    'Nobody had told them how quiet it would be {atlair}.',
    'You could feel it before you saw it, and you heard it before you felt it; and then they had arrived {atlair}.',
    'There was no guard {atlair}, no gate and no bell. That was the worst thing about it.',
    'They reached {lair} at the hour when it is no longer day and not quite night.',
  ),
  say(
    'Their footsteps came back to them a moment late, as though somebody were trying them on.',
    'It smelled of cold stone and of something else, which {hero} knew and could not place.',
    '{Theclue} was so warm by now that it had to be passed from hand to hand.',
    '“After you,” said {friend}. “Together,” said {hero}, and that is how they went in.',
  ),
  notOldest(
    '{Friend} whistled, to show that {fhewas} not afraid, and the echo whistled it back better.',
    'Something dripped. It had probably been dripping for a hundred years, but it sounded like a remark.',
    'They held hands, and it was not clear which of them was doing the holding.',
  ),
  oldest(
    'Every journey has a last door, and behind it is generally somebody you know.',
    '{Hero} had thought about this moment so often that it felt like remembering.',
    'There was still time to turn round. There always is; that is what makes it hard.',
  ),
);

const SIGHT = maybe(
  say(
    'And there, not ten steps away, was what they had come for.',
    'A little light fell from somewhere above, and showed them that they had come to the right place.',
    '“Look,” breathed {friend}. It was really true, all of it.',
  ),
  say(
    'It looked smaller than in their dreams, and more real.',
    'It was so close that one could have run. {Hero} had already lifted one foot.',
    'It was waiting, as things do that have been waited for.',
  ),
  say(
    'That was when the floor moved.',
    'Then the shadows got up.',
    'And behind them something closed, with a very soft and final sound.',
  ),
);

const FOE_SPEAKS = must(
  say(
    '“You have come a long way for a disappointment,” said {foe}.',
    '“And who,” asked a voice, “has asked you in?” It was {foe}.',
    'From the far end, without any hurry at all, came {foe}.',
    '“I had expected somebody taller,” said {foe}.',
    'There was a slow clapping from above. On the ledge sat {foe}.',
  ),
  say(
    '“It’s mine,” {ohe} said. “I have kept it. Nobody else ever looked after it.”',
    '“Go back and tell them that you couldn’t find it. I’ll even give you something for the journey. What is it that you want most?”',
    '“You could stay,” {ohe} said. “It isn’t so bad. One gets used to the quiet.”',
    '“Let me guess,” {ohe} said. “You are going to tell me that it is wrong. Do. I have not been told off in years.”',
  ),
  say(
    'It was not said loudly, and it would have been easier if it had been.',
    '{Friend} took a step closer to {hero}, and {hero} took one closer to {friend}.',
    '“People are waiting for us at home,” said {hero}. “Home,” said {foe}, as if it were a word from another language.',
    '“It isn’t yours,” said {hero}, and {his} voice hardly wobbled.',
  ),
  oldest(
    'For the space of a breath {hero} saw the offer for what it was, a door, and saw {himself} walk through it and be safe and never be able to look at {friend} again.',
    'The worst of it was that {foe} was not altogether wrong. People had forgotten. People do.',
  ),
);

const FAILURE: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    say(
      '{Hero} ran. {Hewas} quick, and {foe} was quicker.',
      'They tried it the way they had planned, and the plan lasted for as long as it takes to say so.',
      'They tried it by surprise. {Foe} yawned.',
      'First they tried to be clever about it, and then they tried to be strong.',
      '{Hero} jumped, and was almost there, and slipped.',
    ),
    say(
      'A wind got up out of nowhere and threw them against the wall like leaves.',
      'There was a flash, and when they could see again {theclue} lay in two pieces on the floor.',
      'The ground tilted, and they slid, further and further away from it, down to where it was darkest.',
      'One moment {friend} was there, and the next there was a row of bars, and {friend} was behind them.',
    ),
    personLine(hero, [hero.traits[0]?.doubt ?? '']),
    say(
      '“Is that all?” asked {foe}, and sounded almost sorry.',
      '“Go home,” said {foe}. “You did try.”',
      'Somewhere far away it began to strike the hour, and it was later than they had thought.',
    ),
  ],
};

const DARKEST = maybe(
  say(
    'It was very dark, and for a while it was very quiet.',
    'So that was that, then. Nobody said it, but it stood in the room.',
    '{Hero} sat on the ground and could not think of a single reason to get up.',
    'There is a point at which even crying is too much work, and they had come to it.',
  ),
  say(
    'They thought of home, and of {folk} looking down the road.',
    '{Hero} thought of {place}, where {smell} would be on the air just now, and nobody would know.',
    'In {his} pocket {hero} found {thegift}. It was no use whatever, and it was from home.',
  ),
  say(
    '“I’m glad that it’s you,” said {friend} after some time, “that I’m here with.”',
    '“We could count to ten,” said {friend}, “and then be brave again.” They counted. It took them to eleven.',
    '“Do you remember what they always say?” asked {friend}. And, because there was nothing else to do, they said it: “{Refrain}”',
  ),
  oldest(
    'Despair is quite comfortable, once you have stopped moving; that is the trap in it.',
    'What remains of you when everything that you can do has been done? {Hero} looked, and there was something. It was not much bigger than a seed.',
  ),
);

const INSIGHT = must(
  say(
    'And then {hero} saw it. It had been in front of them the whole time.',
    'It was an odd moment for a thought, but that was when it came.',
    '“Wait,” said {hero}. “We have been doing this the wrong way round.”',
    'Something that had been said on the road, and had sounded like nonsense, suddenly made sense to {hero}.',
    '{Hero} stopped looking at {short} and looked at {foe} instead.',
  ),
  say(
    'They had come to take something away from someone who {motive}.',
    'Nobody does such a thing for no reason; and had they not been told that {foe} {motive}?',
    'All at once {hero} understood the one thing that mattered: {foe} {motive}.',
  ),
  say(
    '{Lesson}, thought {hero}. It was as simple as that, and as hard.',
    'And {lesson}; {hero} had not known that {he} knew it.',
    '“{Lesson},” {he} said aloud, and it sounded true.',
  ),
  younger(
    '“I have an idea,” said {hero}. “Is it a good one?” asked {friend}. “It’s the only one,” said {hero}.',
    '{Friend} looked at {him}. “Oh no,” said {friend}. “You are going to be nice.”',
  ),
  oldest(
    'You can win against somebody, or you can win somebody. {Hero} had not known until then that it was the same strength, turned round.',
    'It meant putting down the only weapon that {he} had, which was being in the right.',
  ),
);

const TURN: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    say(
      'So {hero} got up, and walked out into the middle with empty hands.',
      '“Now,” said {hero}, “all together.”',
      '{Hero} looked at {friend}, and {friend} nodded.',
      '“One last time,” said {hero}, and nobody asked what {he} meant.',
    ),
    ...(hero.power === null
      ? [
          say(
            'There was no magic in it. There was only {hero}, standing there, and not going away.',
            '{Hero} had nothing in the way of powers. What {he} had was a voice, and {he} used it.',
          ),
        ]
      : [personLine(hero, hero.power.turn)]),
    say(
      '{Friend} did not leave {him} to do it alone. Side by side they stood, and one of them was always a little braver than the other, by turns.',
      'And when it was almost too much, there was a hand in {hers}, and the hand belonged to {friend}.',
      'What one of them began the other one finished, as if they had practised it for years; and in a way they had.',
      '“I’ve got you,” said {friend}, and had.',
    ),
    notOldest(
      'There was a rumble, a flash and a smell of pancakes.',
      'The walls shook. A bucket fell over. Nobody ever found out what it had been doing there.',
      'It grew bright, and then brighter, and then somebody sneezed.',
    ),
    oldest(
      'It was like the moment at the top of a swing, when you weigh nothing and the whole sky is deciding about you.',
      'Everything {he} had been afraid of was in that light, quite small, and looking up at {him}.',
    ),
  ],
};

const FOE_TURNS = must(
  say(
    '“You’re not afraid of me,” said {foe} slowly. “I am,” said {hero}. “I’m just not going to leave.”',
    '“What do you want?” whispered {foe}. “To ask you something,” said {hero}. And {he} asked.',
    '“I know about it,” said {hero}, quietly, so that nobody else should hear. “I am sorry. Somebody should have said so long ago.”',
    '“It must be dreadful,” said {hero}, “all by yourself.” It was not the sort of thing that {foe} had an answer ready for.',
  ),
  say(
    'Something went across that face like the shadow of a bird. {Foe} sat down, rather suddenly.',
    'There was a long silence, and then a very small sound, and it was {foe}, who had not cried for a hundred years and was out of practice.',
    'All the dark in the place let out its breath.',
    'For a while {foe} said nothing. Then {ohe} moved aside, without looking at them.',
  ),
  say(
    '“Go on, then,” said {foe}. And there, at last, was what they had come for: {want}.',
    'And the way stood open to what they had come for: {want}.',
    'Nobody had to take anything away from anybody. That was how they came by it, in the end: {want}.',
  ),
  oldest(
    'It is not true that kindness is soft. It had gone through that wall like water, which has time.',
    'Nobody was forgiven, just then; that takes longer. But somebody had opened a window.',
  ),
);

const QUIET_AFTER = maybe(
  say(
    'Afterwards it was so still that they could hear each other’s hearts.',
    'They sat down, all in a heap, because there was nothing in their knees any more.',
    'For some time they only breathed, and that was plenty to do.',
  ),
  say(
    '“Did we just do that?” said {friend}. “I think so,” said {hero}. “Don’t look down.”',
    '{Friend} began to laugh, and it spread.',
    '“I could eat a horse,” said {friend}, and apologised to nobody in particular, in case there was one.',
    '“You were very good at that,” said {friend}. “I was terrible at it,” said {hero}. “I did it anyway.”',
  ),
  say(
    'And {short} was as near as it had ever been, and nothing stood in the way any more.',
    'A single sunbeam had found its way in, and was having a look round.',
    'It was over. It takes a moment before your ears believe it.',
  ),
  older(
    'The thing that {hero} had been wanting all along, the one {he} never spoke of, seemed suddenly to be a good deal nearer than {he} had thought.',
    'It would be a long time before either of them talked about it, and then it would be at night, and laughing.',
  ),
);

const HELP_FROM_THE_ROAD = maybe(
  say(
    'And they were not alone. Everybody whom they had been good to on the way seemed to have had the same idea.',
    'Then from outside there came a noise of feet, and hooves, and wheels.',
    'It turned out that a kindness is a thing that follows you home.',
  ),
  say(
    'There they stood in the doorway, out of breath, everyone they had met on that long road, down to the last goat.',
    'They had come from every stop on the way, and some had brought soup.',
    'Somebody held up a lamp. Somebody held up a frying pan. It was the finest army in the world.',
  ),
  say(
    '“We thought that you might need a hand,” they said.',
    '“You forgot your change,” said the first of them, and that was all the explanation they ever got.',
    '{Hero} could not say anything at all, and so {friend} said thank you for the two of them.',
  ),
);

/** The beats of the third chapter, in order; pick-up and hook are the story's own. */
export const CLIMAX: readonly Beat[] = [
  ARRIVAL,
  SIGHT,
  castRollCall(),
  FOE_SPEAKS,
  FAILURE,
  DARKEST,
  INSIGHT,
  HELP_FROM_THE_ROAD,
  TURN,
  friendPowerTurn(),
  FOE_TURNS,
  QUIET_AFTER,
];
