import { must, notOldest, older, oldest, say, younger, type Beat } from './beat.ts';
import { relationLines } from './people-lines.ts';

const FIRST_RUMOUR = say(
  'It was {foe}, people said, and lowered their voices to say it.',
  'And behind it all, if the oldest of them were right, was {foe}.',
  '“This is the work of {foe},” said {folk2}, and looked round as if that had been rather loud.',
  'And who was to blame? They all had the same thought, and it was {folk2} who said it aloud: {foe}.',
  'There had always been tales of {foe}, for winter evenings. It was not a winter evening now.',
  'There was a name for whoever had done it, and the name was {foe}.',
  'It might be bad luck, it might be the weather; but a few of them, behind their hands, spoke of {foe}.',
);

const TROUBLE_LINES = [
  say(
    'Little by little the story came together, a piece from here and a piece from there, and what it came to was this: {trouble}.',
    '{Folk2} had it from a cousin, and the cousin had seen it with open eyes: {trouble}.',
    'It was {friend} who worked it out, counting on {fhis} {ffeet}: {trouble}.',
    'One could look at it from whichever side one liked; the fact was that {trouble}.',
    '“You had better all sit down,” said {folk}, and told them: {trouble}.',
    'By the time the sun was high the truth was out: {trouble}.',
    'It did not take long to find out what the matter was. As far as anyone could tell, {trouble}.',
    '{Folk} was the first to put it into words: {trouble}.',
    'It went from door to door and got no better on the way: {trouble}.',
    'There was no use in pretending any longer: {trouble}.',
  ),
  say(
    '{Folk2} did the sum on the back of an envelope, and did it again, and it came out the same: {stake}.',
    'There was worse to come. Everybody knew the old rule, and the old rule said that {stake}.',
    'And what would become of them? That was easy to say and hard to hear: {stake}.',
    'It sounds like a small thing. It was not a small thing at all, for {stake}.',
    'And that was not the worst of it, because {stake}.',
    'It was a while before anyone would say the next part aloud: {stake}.',
    'Nobody needed to be told what that meant: {stake}.',
    '“And then what?” asked a child, and somebody had to answer: {stake}.',
  ),
  younger(
    '{Folk} said a word that is not in this book, and had to go and apologise to {folk2}.',
    'Everybody looked under their own hats, just in case.',
    'A very old man said that it had been worse in his day. Nobody could remember his day, so nobody could say.',
    '“Has anyone tried switching it off and on again?” asked {friend}. It was not that kind of trouble.',
    '{Folk2} laughed, because it could not be true, and then stopped laughing, because it was.',
    '{Folk} sat down on a bucket. {Folk2} sat down on {folk}.',
    'Small children asked large questions, and large grown-ups looked at their shoes.',
    '{Folk} tried to look like somebody with a plan. It is a hard thing to look like.',
    'Nobody ate their pudding that day, and it was the good kind.',
    'Somebody said that tea would help. It was very good tea, and it did not help.',
  ),
  older(
    'Small children asked large questions, and the large grown-ups had no answers at all.',
    'Those who had laughed at the old stories went a little pale; those who had told them went paler.',
    'One by one the children were called in, although it was broad daylight, and they went, which frightened everybody more.',
    'It grew so quiet {inplace} that people noticed {sound}, and hoped that it would not stop as well.',
    'People spoke in the low voices that they otherwise kept for sickrooms.',
    'It is in such hours that you find out who talks louder and who moves closer together.',
    'The old ones said nothing; and that was when the young ones began to be afraid.',
    'One by one they drifted home to count what they would miss.',
  ),
  oldest(
    'There it was, then, that cold little draught from under the door of the world.',
    'They say that you do not know what a roof is until you have seen the sky through it.',
    'It was not the loss itself that frightened {him}. It was how quickly some people began getting used to it.',
    '{Hero} had never thought of home as something that could be lost; the idea settled in {him} like a swallowed stone.',
    'It is a strange thing to see grown people afraid; it is like finding out that the floor is painted on.',
  ),
];

export const SIGN = must(
  say(
    '{Folk} was in the middle of a sentence, and it has never been finished, because {sign}.',
    'There was no thunder and no trumpet. It was only that {sign}, and after that nothing was as it had been.',
    'And what do you think happened? Just as {hero} was going to yawn, {sign}.',
    'The first to notice was {friend}, who noticed most things: {sign}.',
    'Then came the thing that people still talk about {inplace}: {sign}.',
    'It began just after breakfast, when {sign}.',
    'Nobody saw who started it. One moment all was well, and the next {sign}.',
    'And then, between one bite and the next, {sign}.',
    'It happened at the quietest minute of the day: {sign}.',
    'Later nobody could agree on the hour, but on this they all agreed: {sign}.',
    '{Hero} had just thought that nothing ever happened {inplace} when {sign}.',
  ),
  say(
    '“Is that usual?” asked {friend}. “I don’t think so,” said {hero}. “I think we would have heard.”',
    '{Friend} said “oh”. It was not a big word, but {fhe} said it in such a way that {hero} has never forgotten it.',
    '“Nobody panic,” said {folk}, and dropped everything that could be dropped. {Hero} and {friend} were already running to look.',
    '“I didn’t touch it,” said {friend} at once. “Nobody said that you did,” said {hero}.',
    '{Hero} pinched {himself}. Then, to be quite certain, {he} pinched {friend}. “Ow,” said {friend}, and so it was real.',
    '“Did you see that?” whispered {hero}. “I wish I hadn’t,” said {friend}.',
    '“That,” said {friend}, “was not there yesterday.” “Nor was it allowed,” said {hero}.',
    '{Hero} looked at {friend}. {Friend} looked at {hero}. It is a good thing to have somebody to look at when a thing like that happens.',
    '“Tell me that I dreamed that,” said {hero}. “Then we both did,” said {friend}, “and so did {folk}.”',
    '“It’s starting,” said {friend}, who could not have said what.',
  ),
  notOldest(
    'Somewhere a spoon was put down, very carefully.',
    '{Folk} turned round three times, which is said to help, and it did not.',
    'A baby laughed. It was the only one who thought it was funny.',
    'All the cats {inplace} sat down at the same moment and looked the same way.',
    'You could have heard a feather being dropped, and somebody did drop one.',
    'For three heartbeats nobody laughed, nobody coughed, and nobody finished their bun.',
    'A cup rolled off a table and did not break, which somehow made it worse.',
    'Even {folk2}, who was never at a loss, stood with an open mouth, and a fly looked in.',
    'A dog barked, thought better of it, and went indoors.',
  ),
  oldest(
    'It was as if the day had missed a stair.',
    'For an instant everything looked like a painting of itself, and {hero} would have given a good deal to be let back behind the glass.',
    'Some things you understand with the skin before you understand them with the head; this was one.',
    'There are moments that divide all others into before and after, and they seldom make much noise.',
    'Fear, {hero} noticed, has a taste; it is a little like licking a key.',
  ),
);

export const TROUBLE: Beat = {
  isMust: true,
  lines: ({ foe }) => [...TROUBLE_LINES.slice(0, 2), ...(foe.isNamed ? [] : [FIRST_RUMOUR]), ...TROUBLE_LINES.slice(2)],
};

export const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: (story) => [
    say(
      'But the story has another side to it, and on that side sat {foe}, {foeportrait}.',
      'If they had looked up just then they might have seen a shape against the sky. It was {foe}: {foeportrait}.',
      'And now for the one behind it all, {foe}, {foeportrait}.',
      'Somebody had slept very badly and was in an excellent mood all the same, namely {foe}, {foeportrait}.',
      'Far off, somebody was watching all this and smiling: {foe}, {foeportrait}.',
      'There was one who was not surprised at all, and that was {foe}, {foeportrait}.',
      'And who stood on the highest roof looking down on them all? {Foe}, {foeportrait}.',
      'There is something we have kept back until now, and it is {foe}, {foeportrait}.',
    ),
    ...relationLines(story, story.foe),
    say(
      '“Nobody {inplace} can so much as find their own slippers,” said {foe}, and felt quite safe.',
      'On a hook beside the bed {foe} had already made room for {short}.',
      '“Now they will see,” said {foe}, and did not say what.',
      'A list lay on the table, in {ohis} best handwriting. At the top of it stood {short}.',
      'In {ohis} own mind {ohe} had {short} already. Or so {foe} believed.',
      '“Let them look,” said {foe}. “Looking is how people get lost.”',
      '“How sweet,” said {foe}. “They think that it was an accident.”',
      '“They will give up by supper,” said {foe}. “They always do, when it rains.”',
    ),
    notOldest(
      'It would have been a perfect moment, if {ohe} had not sat down on a thistle.',
      '{Foe} tried out a wicked laugh, and then another, a little lower.',
      'There was nobody to tell it to, so {foe} told it to the teapot.',
      'After that {ohe} had a biscuit, but only one, as there was nobody to share them with.',
      '{Ohe} laughed, and had to stop, because it made {ohim} cough.',
      'Then {ohe} went off to gloat, for which {ohe} had a special chair.',
      'A crow flew up as {ohe} passed, and even the crow looked the other way.',
    ),
    oldest(
      'It would be easier if such people knew that they were the villain of the thing; they hardly ever do.',
      'And yet there was a moment, when nobody was looking, in which the smile went out like a lamp in an empty room.',
    ),
  ],
};

export const RUMOUR: Beat = {
  isMust: false,
  fits: ({ foe }) => !foe.isNamed,
  lines: [
    say(
      'Somebody’s uncle had seen {foe} once, from behind, in the fog, and had not been the same uncle since.',
      'The little ones played at being {foe} in the yard, until one of them played it too well.',
      'There was a rhyme about {foe}, for skipping to. Nobody skipped to it now.',
      'They told one another what {foe} could do, and with each telling it was more.',
      'No one had ever met {foe} face to face, and everybody knew somebody who had.',
      'There were as many stories as there were people, and in not one of them did it end well.',
      'It was said that one should never speak of it after dark, and so they talked about it until noon.',
    ),
    say(
      '“It doesn’t sound wicked to me,” said {hero}. “It sounds lonely.” But nobody was listening.',
      '“What does one say,” asked {friend}, “if one meets it?” “Good day, I suppose,” said {hero}.',
      '{Hero} wondered what {foe} was having for supper, and with whom.',
      '{Hero} listened, and thought that nobody had told it from the other side.',
      '“Has anyone ever asked why?” said {hero}. No one had.',
      '“Everyone is the villain in somebody’s story,” said {friend}. “I was, in the hens’.”',
    ),
  ],
};

export const CLUE = must(
  say(
    'The wind turned over a leaf, and there was something beneath it: {clue}.',
    'They would have gone by, if the sun had not just then picked it out: {clue}.',
    '“Ouch,” said {friend}, and stood up again. What {fhe} had sat down on was {clue}.',
    '{Folk} came out with a broom to sweep it all up, and swept up {clue}.',
    'There was only a single trace, no bigger than it had to be: {clue}.',
    'In the middle of it all, as if it had been put there for someone, lay {clue}.',
    'It was {friend} who found it, under the bench: {clue}.',
    'And then {hero} trod on something. It was {clue}.',
    'When the others had gone, one thing was left behind: {clue}.',
    '“What’s this?” said {friend}, and held it up. It was {clue}.',
  ),
  say(
    'It was not much to look at. But a small shiver went all the way down {him}.',
    'As soon as {hero} touched it there was that feeling of a word on the tip of the tongue.',
    '{Friend} had a look at it, {folk} had a look at it, and then it lay there before {hero} as if it had been measured for it.',
    '“I have seen that before,” said {folk2}. “When I was small. In a dream, I thought.”',
    '{Hero} picked it up, and felt it hum.',
    'It was heavier than it looked, as important things are.',
    '{Hero} turned it over. On the other side there was nothing at all, and yet {he} could not put it down.',
    '“It wants to go somewhere,” said {hero} slowly. “Can you feel it?”',
  ),
  say(
    'From that small thing to {want} was a long way, but there was a way; one could feel it pulling.',
    'And what does one find with such a thing? {Friend} had read about it somewhere: {want}.',
    '“That is what it is for,” said {hero}. “It’s for finding {short}.”',
    'There was only one thing in all the world that it could belong with, and that was {want}.',
    'Whoever had dropped it would be looking for {short}, too.',
    'It had something to do with {want}. Anyone could see that.',
    '{Folk}, who had read a good deal, took one look and turned quite pale: “{Want},” was all that would come out.',
    'There was an old word for what it would lead to, and {friend} said it first: “{Want}.”',
  ),
  notOldest(
    '{Friend} put it to {fhis} ear. “It says hello,” said {friend}, “or possibly help.”',
    '“Bite it,” said {friend}. “Why?” “They always bite things.” It tasted of rust and adventure.',
    'They wrapped it in a clean sock, since there was nothing grander.',
    '“Finders keepers,” said {friend}. “Finders carriers,” said {hero}, and put it in {his} pocket.',
    '{Friend} sniffed at it and sneezed, which was taken as a good sign.',
  ),
);
