import { maybe, must, older, oldest, say, younger, type Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

export const DOUBT: Beat = {
  isMust: false,
  lines: ({ hero }) => [
    personLine(hero, [hero.traits.at(-1)?.doubt ?? '']),
    say(
      'Somewhere indoors a kettle began to sing, as kettles do when they want you to stay.',
      '{Hero} looked down at {his} {feet}. They were perfectly ordinary {feet}, for going to and fro {inplace}.',
      'There is always a voice that says that somebody else will do it. It has a very comfortable chair.',
      '{Hero} thought of nine good reasons. They were excellent reasons, and all nine were about staying.',
      '{Hero} looked from the safe, familiar door to the road that led away from it.',
      '{Hero} took a breath, and it did not go all the way down.',
      'For as long as it takes an apple to fall, {hero} wished that it were somebody else’s story.',
      'It would have been so easy to go in and shut the door. {Hero} counted the steps to it: there were seven.',
    ),
    say(
      '“I am scared as well,” said {friend}. “I’m only telling you so that you don’t think you have to do all of it yourself.”',
      '{Friend} held out {fhis} {fhand}, not to shake, only to hold.',
      'And then {hero} heard {sound}, just as always, and knew that {he} could not bear to be there on the day when it stopped.',
      'Then {friend} coughed, and looked the other way, and stayed exactly where {fhewas}.',
      '“We could always be afraid on the way,” said {friend}. “It saves time.”',
      'A small hand was pushed into {hers}. It belonged to a child who had asked nothing, and had stopped crying to see what {hero} would do.',
      'Nobody would have blamed {him}. That, oddly enough, was what decided it.',
    ),
    oldest(
      'Nobody is ever ready. There are only those who have noticed this and those who are still packing.',
      'It struck {him} that all the people in the stories had had no idea, either, that they were in one.',
      'Courage, {he} had always supposed, would feel like a fire. It felt like a very small match in a very large wind.',
      'What if you are the wrong one? asked the voice that asks such things. {Hero} had no answer, and got up without it.',
    ),
  ],
};

export const NEIGHBOURS = maybe(
  say(
    '{Folk} rang the bell for a meeting, and everybody came, and then it turned out that nobody had anything to say.',
    'The square filled up. People had brought chairs, knitting and their opinions.',
    'First they blamed the weather, then the young people, and in the end {folk2}, who had not even been there.',
    'The neighbours gathered in twos and threes and talked all at once.',
    'A meeting was held. It was a very long one, with a great many chairs.',
    'Everyone had an idea of what somebody else ought to do.',
    'By noon there was a crowd, and by one o’clock it had an opinion.',
  ),
  say(
    'A committee was formed. It formed a smaller committee. That one went home for its lunch.',
    'It was agreed that something must be done, by a majority, with one goat abstaining.',
    'The bravest of them had gone as far as the garden gate already, he said, and it had looked quite dreadful.',
    'A few thought that it was bad luck, and a few that it was the weather. Nobody said, “I’ll go.”',
    '{Folk} had a bad knee, and {folk2} had a pudding in the oven, and the others had the first two to look after.',
    'They agreed that somebody young should go, or else somebody old, and certainly somebody else.',
  ),
  say(
    'In the end there was a gap in all the talk, the size of one person, and {hero} was standing next to it.',
    '“What about you, {hero}?” asked somebody at the back, and everyone was terribly interested in the answer.',
    'It was the smallest child that asked the question: “And who is going?”',
    'Then it grew quiet, the way it does before one person says something.',
    'And one after the other, without quite meaning to, they all turned and looked at {hero}.',
    '{Hero} found that {hewas} standing in the middle, and could not remember having walked there.',
  ),
);

export const VOW = must(
  say(
    'It was {hero} who broke the silence, as one breaks an egg: quickly, so as not to think about it.',
    '“Well,” said {hero}. And then again, a bit higher: “Well.”',
    'All at once it was quite simple. It was as simple as standing up, and so {hero} stood up.',
    '{Hero} had not known that {hewas} going to speak until {he} heard it.',
    'Somebody laughed nervously. {Hero} did not.',
    'Somebody had to say it, and the silence was getting heavier by the second.',
    '{Hero} climbed up on to the edge of the well, so as to be seen.',
    '{Hero} opened {his} mouth to say something sensible, and something else came out.',
    'It was not a large voice, but everybody heard it.',
  ),
  say(
    '“If nobody minds,” said {hero}, “we will {vow}. And if somebody minds, we’ll do it all the same.”',
    '“I don’t know how,” said {hero}, “but we will {vow}, and we shall not be back without {short}.”',
    '“It has to be done, so let’s,” said {hero}. “We will {vow}.”',
    '“{Friend} and I will {vow},” said {hero}. “Please keep our supper warm.”',
    '“Then we’ll go and find {short},” said {hero}. “We will {vow}.”',
    '“We’ll go,” said {hero}, “and we will {vow}.”',
    '“There is only one thing to do,” said {hero}. “We will {vow}.”',
    '“Somebody must {vow},” said {hero}. “It might as well be us.”',
  ),
  say(
    '“I’ll get my things,” said {friend}, who had no things.',
    '{Friend} sighed. It was the sigh of somebody who had known it all along and had already been to the bathroom.',
    '“Do you know what you have just said?” whispered {friend}. “Not altogether,” whispered {hero}.',
    '“Good,” said {friend}. “I was going to suggest it, but I was hoping that I wouldn’t have to.”',
    '“Left or right?” was all that {friend} asked.',
    '“I was afraid that you would say that,” said {friend}, “and I was more afraid that you wouldn’t.”',
    '{Friend} nodded, as though nothing else had ever been possible.',
    '“Us?” said {friend}. And then: “Yes. Us.”',
    '“That,” said {friend}, “is either the best idea you ever had or the last.”',
    '{Friend} was at the gate before the sentence was.',
  ),
  say(
    '“You may laugh,” said {folk}, “but take it along.” It was {gift}, and nobody laughed.',
    'It was {friend} who had the idea of taking {gift}, and nobody could talk {fhim} out of it.',
    '{Folk2} took {him} aside. “You’ll think that this is silly,” {folk2} said, and it was {gift}. {Hero} did not think so at all.',
    'There was a parcel on the step, tied with grass, and nobody had seen who put it there. In it was {gift}.',
    'Before they could go, {friend} ran back once more and fetched {gift}. “Don’t ask,” said {friend}. “I just like it when it’s with us.”',
    '“Here,” said the oldest woman {inplace}, and gave {him} {gift}. “My luck is in it. I’ve had enough; you take the rest.”',
    'And at the last moment {folk} came running with a present, and the present was {gift}. “One always needs it,” was all that {folk} would say.',
    'A very small child pushed through between the grown-ups’ knees and put something into {his} {hand}. It was {gift}. “For when it’s dark,” said the child.',
    '“Take this,” said {folk2}, and looked rather shy about it. It was {gift}. “It was my mother’s. It is no use at all, but it has always come home.”',
    'Somebody gave them {gift} to take along. Nobody could say what for, and {hero} put it in {his} pocket.',
  ),
  younger(
    '{Folk2} lifted a finger, and all of them said it, the way it had always been said before a journey: “{Refrain}”',
    'You must know that people {inplace} have a thing that they say when words are not enough. They said it now. “{Refrain}”',
    'Someone in the crowd began, and then they were all saying it, even the ducks, or so it seemed: “{Refrain}”',
    'There was an old saying {inplace} for such moments, and they said it together: “{Refrain}”',
    '“{Refraincomma}” said {folk} softly, which is what people there say instead of goodbye.',
  ),
  older(
    'There was a line that {folk} used to sing over the cradles there, and now it came into {his} head of its own accord: “{Refrain}”',
    'On the milestone at the end of the street you could still make out the words of the founders: “{Refrain}” {Hero} traced them one by one.',
    'Once, when {hewas} very small, somebody had embroidered it on a pillow for {him}, with a mistake in the middle: “{Refrain}”',
    'It is what is said {inplace} at weddings, at launchings and at the start of long winters. They said it now, not quite together: “{Refrain}”',
    'Their elders had a saying, and {hero} had always thought it rather silly: “{Refrain}” It did not seem so silly now.',
    'Above the gate, where everyone had stopped seeing it, an old saying was carved. {Hero} read it as if for the first time: “{Refrain}”',
    '“{Refraincomma}” said {folk2}. It was what people there had always said at partings, but this time it was meant.',
  ),
);

/** Told to somebody at home before the road; the last chapter keeps it. */
export const PROMISE = must(
  say(
    '“One thing I promise you,” said {hero} to {folk}. “We will {oath}.”',
    '“And you?” asked {folk}. “Is there nothing that you can promise us?” {Hero} thought. “We will {oath},” {he} said. “That I can promise.”',
    'Nobody can promise to come back. But {hero} could promise {folk} something else, and did: “We will {oath}.”',
    '“Promise me something,” said {folk}, “it doesn’t matter what.” So {hero} promised: “We will {oath}.”',
    'It was at the garden gate that {hero} made a promise, with {folk} for a witness: “We will {oath}.”',
    '{Folk} would not let go of {his} coat without a promise. “We will {oath},” said {hero}. It seemed an easy thing to say.',
  ),
);

export const PACKING = maybe(
  say(
    'They took an apple each, a lamp without oil, and a map of somewhere else, to be polite.',
    '“One change of socks,” said {friend}, “and eleven sandwiches.” They settled on four changes of socks and no fewer sandwiches.',
    'What they could not carry they looked at for a while, so as to have it with them all the same.',
    'They packed three honey cakes, a ball of string and one clean handkerchief, because adventures are sticky.',
    'It does not take long to pack when you take only what you would share.',
    '{Hero} packed a warm coat. {Friend} packed everything that {hero} had forgotten.',
    'Into the bag went bread, cheese, a candle, {theclue}, and one good wish from each of the neighbours.',
  ),
  say(
    '{Folk2} lent them an umbrella, with many instructions.',
    'From every door somebody came out with something, and the bag would not close until {friend} had sat on it.',
    'They were given so many sandwiches that the last of them had to be worn.',
    '{Folk} brought a pie “for the giants”, and would not explain.',
    '{Folk2} gave them a whistle that had not worked in years, and {hero} was as grateful as if it had.',
    'A little girl gave them her second-best stone.',
    'Somebody’s grandmother ran after them with scarves.',
  ),
  say(
    '“It’s as heavy as an aunt,” said {friend}. They cut a stick to carry it between them.',
    '{Hero} lifted the bag, and put it down, and took out the second pillow.',
    'And still both of them had the feeling that they had forgotten something. It was only that they were leaving.',
    'The bag was heavy. It was a good kind of heavy.',
    '“What else does one take?” asked {hero}. “Somebody,” said {friend}, and shut the lid.',
    'Then there was nothing left to pack, and so they had to go.',
  ),
);

export const LEAVING = maybe(
  say(
    'There is a stone outside {place} on which everyone who goes away leaves a wish. They each left one on it.',
    'It is seven steps from the last door to the first tree, and {hero} knew each of them by name.',
    'They had said goodbye to everyone, twice, and there was really nothing for it now but to walk.',
    'At the last house {hero} looked back, once.',
    'The road began where it always did, at the end of what they knew.',
    'They left by the small gate, so as not to make a fuss, and found everybody standing there.',
    'You would not think that a hundred steps could be so far. That is how many it was to the last house.',
  ),
  say(
    '{Folk} did not wave. {Folk} stood there with both hands wrapped up in an apron, getting smaller.',
    'A dog came with them a good part of the way, and then sat down in the road, and would not say why.',
    'All at once it smelled of somewhere else, and they knew that they had really left.',
    'Every window was lit, as if the whole place were holding up a candle.',
    'Behind them came {sound}, smaller and smaller, until it was only in their heads.',
    'The smell of {smell} went with them for a while, the way a dog goes with you as far as the corner.',
    'Somebody was waving a tablecloth, and went on waving it until it was no bigger than a stamp.',
  ),
  older(
    'You can carry a whole place with you, it turns out, if you fold it properly.',
    '{Hero} tried to walk like someone who knew what {hewas} doing, and after a mile or two it had turned into a habit.',
    'From out there it looked small enough to be put in a pocket and kept safe. {Hero} wished that it were so.',
    'Nobody tells you that the hardest part of a journey is the bit where you can still hear the kitchen.',
  ),
);
