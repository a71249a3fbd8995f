import { maybe, must, notOldest, older, oldest, say, younger, type Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

export const INSIGHT = must(
  say(
    'It was {thegift} that did it. {Hero} turned it over and over in {his} {hands}, and thought of the one who had given it away.',
    '“What did they say to us on the road?” said {hero}. “What was it again?” And while {hewas} still asking, {he} knew.',
    'Far back in {his} mind a small door opened, and somebody held up a lamp.',
    '{Hero} began to laugh, very quietly. “Oh,” {he} said. “Oh, we are silly.”',
    'In the stillness {hero} heard something that {he} had not heard before. Somebody was crying, and it was none of them.',
    'And then {hero} saw it. It had been in front of them the whole time.',
    'It was an odd moment for a thought, but that was when it came.',
    '“Wait,” said {hero}. “We have been doing this the wrong way round.”',
    'Something that had been said on the road, and had sounded like nonsense, suddenly made sense to {hero}.',
    '{Hero} stopped looking at {short} and looked at {foe} instead.',
  ),
  say(
    'There was one person there who was more afraid than they were, and it was the one who {motive}.',
    'How would it be, to be somebody who {motive}? {Hero} tried it on, as one tries on a coat, and it was a very cold coat.',
    'They knew it, they had known it for days: {foe} {motive}. They had only never thought that it was an answer.',
    'What can one do for someone who {motive}? There was really just one thing.',
    'They had come to take something away from someone who {motive}.',
    '“If I were somebody who {motive},” said {hero} slowly, “then I should have done it too.”',
    'It was not wickedness that they had in front of them. It was somebody who {motive}.',
    'No wonder it had not worked. They had come with ropes and lamps to someone who {motive}.',
    'Nobody does such a thing for no reason; and had they not been told that {foe} {motive}?',
    'All at once {hero} understood the one thing that mattered: {foe} {motive}.',
  ),
  say(
    'It went through {hero} like warm milk: {lesson}.',
    '“I’ve got it,” whispered {hero}. “It’s that {lesson}.”',
    'If there was one thing {he} had learned on all those miles, it was this: {lesson}.',
    '{Lesson}, thought {hero}. It was as simple as that, and as hard.',
    'And {lesson}; {hero} had not known that {he} knew it.',
    '“{Lesson},” {he} said aloud, and it sounded true.',
  ),
  younger(
    '“Do you trust me?” asked {hero}. “No,” said {friend}, and took {his} {hand}.',
    '“It might go wrong,” said {hero}. “It has gone wrong already,” said {friend}. “This will be a change.”',
    '“Have we any sandwiches left?” asked {hero}. “One,” said {friend}. “One is enough,” said {hero}.',
    '“I have an idea,” said {hero}. “Is it a good one?” asked {friend}. “It’s the only one,” said {hero}.',
    '{Friend} looked at {him}. “Oh no,” said {friend}. “You are going to be nice.”',
  ),
  oldest(
    'It would have been so much simpler to be hit than to be sorry.',
    'That is the trouble with understanding somebody. You cannot go back and not.',
    'You can win against somebody, or you can win somebody. {Hero} had not known until then that it was the same strength, turned round.',
    'It meant putting down the only weapon that {he} had, which was being in the right.',
  ),
);

export const TURN: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    say(
      'It did not look like a battle. It looked like somebody crossing a room.',
      '{Hero} took a step, and the step held, and so {he} took the next.',
      '“What are you doing?” hissed {friend}. “Something else,” said {hero}.',
      '“Stay behind me,” said {hero}. “Never,” said {friend}, and came and stood beside {him}.',
      'Nobody counted to three. They simply began, as birds do.',
      'So {hero} got up, and walked out into the middle with empty {hands}.',
      '“Now,” said {hero}, “all together.”',
      '{Hero} looked at {friend}, and {friend} nodded.',
      '“One last time,” said {hero}, and nobody asked what {he} meant.',
    ),
    ...(hero.power === null
      ? [
          say(
            'There was no spell for it, and no weapon. There was {hero}, who had walked all that way, and went on walking.',
            'What does somebody do who can do nothing in particular? {Hero} did that, with all {his} might.',
            'People told it afterwards as if it had been sorcery. It was not. {Hero} sat down on the floor, quite near, and waited.',
            'There was no magic in it. There was only {hero}, standing there, and not going away.',
            '{Hero} had nothing in the way of powers. What {he} had was a voice, and {he} used it.',
          ),
        ]
      : [personLine(hero, hero.power.turn)]),
    say(
      '{Friend} was frightened out of {fhis} wits, and {fhe} held the lamp perfectly still.',
      'Then it was the turn of {friend}, and nobody who saw it will ever again call anyone too small.',
      '“Now you,” called {hero}, and {friend} was there, just when {fhewas} needed, as {fhe} had been from the first day.',
      'They did it as they had learned to do things: one of them went first, and the other one was there.',
      '{Friend} did not leave {him} to do it alone. Side by side they stood, and one of them was always a little braver than the other, by turns.',
      'And when it was almost too much, there was a {fhand} in {hers}, and the {fhand} belonged to {friend}.',
      'What one of them began the other one finished, as if they had practised it for years; and in a way they had.',
      '“I’ve got you,” said {friend}, and had.',
    ),
    notOldest(
      'It went off like forty kettles, and then it rained soot.',
      'Anyone standing outside would have seen all the windows light up, blue, and green, and then a very friendly yellow.',
      'A button flew off somebody’s coat, and has never been found.',
      'The noise was dreadful, and in the middle of it {friend} was laughing.',
      'There was a rumble, a flash and a smell of pancakes.',
      'The walls shook. A bucket fell over. Nobody ever found out what it had been doing there.',
      'It grew bright, and then brighter, and then somebody sneezed.',
    ),
    oldest(
      'Time did something that it does not usually do; it waited.',
      'You spend your life thinking there is a wall, and it is a curtain, and on the other side there is somebody holding it shut with both hands.',
      'It was like the moment at the top of a swing, when you weigh nothing and the whole sky is deciding about you.',
      'Everything {he} had been afraid of was in that light, quite small, and looking up at {him}.',
    ),
  ],
};

export const FOE_TURNS = must(
  say(
    '“Here,” said {hero}, and held out {thegift}. “It’s for you. I can’t explain it.” Nobody had ever given {foe} anything.',
    '“Why don’t you fight?” asked {foe}. “Because you’d win,” said {hero}, “and then you would be alone again.”',
    '“You can be angry,” said {hero}. “I’ll wait.” And {he} sat down right there, and {friend} sat down too.',
    '“We have supper at six,” said {hero}. “At home, I mean. There is always too much of it.” {Foe} stared at {him}.',
    '“You’re not afraid of me,” said {foe} slowly. “I am,” said {hero}. “I’m just not going to leave.”',
    '“What do you want?” whispered {foe}. “To ask you something,” said {hero}. And {he} asked.',
    '“What would you do,” asked {hero}, “if you did not have to keep watch any more?” It was plain that {foe} had never thought about it.',
    '“I was left out once, too,” said {hero}. “It was only a game of catch. I have never forgotten it.”',
    '“Tell me about it,” said {hero}. “From the beginning. We have got time.” And {foe} told them.',
    '“I know about it,” said {hero}, quietly, so that nobody else should hear. “I am sorry. Somebody should have said so long ago.”',
    '“It must be dreadful,” said {hero}, “all by yourself.” It was not the sort of thing that {foe} had an answer ready for.',
  ),
  say(
    '{Foe} looked at the floor. “I didn’t think that anybody knew,” {ohe} said.',
    'It is hard to see something very hard become soft; one hardly likes to look. They looked at their shoes, and gave {ohim} time.',
    'You could hear it give way, like ice at the end of winter, a long way off and then quite near.',
    '“I have forgotten how it goes,” said {foe}, “being with people.” “It comes back,” said {friend}, “like swimming.”',
    'Something went across that face like the shadow of a bird. {Foe} sat down, rather suddenly.',
    'There was a long silence, and then a very small sound, and it was {foe}, who had not cried for a hundred years and was out of practice.',
    '{Foe} held on for a moment longer, from habit. Then {ohe} let go.',
    'There was a sound that they could not place. {Foe} had laughed, once, rather rustily.',
    '“Oh,” said {foe}. Only that; but it was a different voice.',
    'All the dark in the place let out its breath.',
    'For a while {foe} said nothing. Then {ohe} moved aside, without looking at them.',
  ),
  say(
    'Then {foe} stepped aside, and behind {ohim}, no longer hidden by anything, was what the whole long way had been for: {want}.',
    '“You’d better have it,” said {foe} gruffly. They both knew what was meant. It was {want}.',
    'And because nobody was holding on to it any more, it came to them as if by itself: {want}.',
    '“It was never any good by myself,” said {foe}, and that is how they came to {want}.',
    '“Go on, then,” said {foe}. And there, at last, was what they had come for: {want}.',
    'It took no more than that. A moment later {friend} came running with both {fhands} in the air, because of {short}, because it was true: {want}.',
    'Something creaked, something slid aside, and {hero} saw it with {his} own eyes: {want}.',
    'And the way stood open to what they had come for: {want}.',
    'Nobody had to take anything away from anybody. That was how they came by it, in the end: {want}.',
  ),
  oldest(
    'Some locks have no key. You knock, and you go on standing there.',
    'It was not a happy ending yet. It was only that two people had stopped being at the end of something.',
    'It is not true that kindness is soft. It had gone through that wall like water, which has time.',
    'Nobody was forgiven, just then; that takes longer. But somebody had opened a window.',
  ),
);

export const QUIET_AFTER = maybe(
  say(
    'It was like the moment after music.',
    'And then there was nothing to be done. It was the strangest feeling of all.',
    '{Hero} noticed that {hewas} still holding {his} breath, and let it go.',
    'Afterwards it was so still that they could hear each other’s hearts.',
    'They sat down, all in a heap, because there was nothing in their knees any more.',
    'For some time they only breathed, and that was plenty to do.',
  ),
  say(
    '“I want to go home,” said {friend}, “and I want to do it again.”',
    '“You had soot on your nose the whole time,” said {friend}. “You might have said so.” “It suited you.”',
    '{Friend} fell asleep on the spot, standing up, for the length of one breath.',
    '“Did we just do that?” said {friend}. “I think so,” said {hero}. “Don’t look down.”',
    '{Friend} began to laugh, and it spread.',
    '“I could eat a horse,” said {friend}, and apologised to nobody in particular, in case there was one.',
    '“You were very good at that,” said {friend}. “I was terrible at it,” said {hero}. “I did it anyway.”',
  ),
  say(
    'A bit of plaster fell from the ceiling, late, and looked embarrassed.',
    'Outside it was getting light, with no fuss at all.',
    'And {short} was as near as it had ever been, and nothing stood in the way any more.',
    'A single sunbeam had found its way in, and was having a look round.',
    'It was over. It takes a moment before your ears believe it.',
  ),
  older(
    'The thing that {hero} had been wanting all along, the one {he} never spoke of, seemed suddenly to be a good deal nearer than {he} had thought.',
    'It would be a long time before either of them talked about it, and then it would be at night, and laughing.',
  ),
);

export const HELP_FROM_THE_ROAD = maybe(
  say(
    'There was a knock. In a place like that, a knock.',
    '“Hallo!” somebody shouted from outside. “Are you in there? We’ve brought a rope!”',
    'And they were not alone. Everybody whom they had been good to on the way seemed to have had the same idea.',
    'Then from outside there came a noise of feet, and hooves, and wheels.',
    'It turned out that a kindness is a thing that follows you home.',
  ),
  say(
    'There were the ones they had helped, and the ones who had helped them, and one or two who had only come along to see.',
    '{Folk} was there as well, quite out of breath, with a rolling pin, never having left {place} before.',
    'There they stood in the doorway, out of breath, everyone they had met on that long road, down to the last goat.',
    'They had come from every stop on the way, and some had brought soup.',
    'Somebody held up a lamp. Somebody held up a frying pan. It was the finest army in the world.',
  ),
  say(
    '“You did not think that we’d let you do it alone?” said the oldest of them, who had done exactly that, and was sorry.',
    '“It was on our way,” they said, every one of them, and it had not been on anybody’s way.',
    '“We thought that you might need a hand,” they said.',
    '“You forgot your change,” said the first of them, and that was all the explanation they ever got.',
    '{Hero} could not say anything at all, and so {friend} said thank you for the two of them.',
  ),
);
