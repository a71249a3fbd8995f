import { maybe, must, notOldest, older, oldest, say, younger, type Beat } from './beat.ts';
import { meetingBeats, personLine, relationLines } from './people-lines.ts';

const PLACE = must(
  say(
    '{Inplace}, {look}, the morning smelled of {smell}.',
    'The air {inplace} always smells a little of {smell}, and on that morning it smelled of something else besides.',
    'There are maps on which you will not find {place}, {look}; but anyone with a nose can find it, by following {smell}.',
    'Long before the first shutters opened {inplace}, {look}, the wind already smelled of {smell}.',
    'This begins {inplace}, {look}.',
    'It was early {inplace}, {look}, so early that even {folk} was still asleep.',
    'Some places are made for leaving and some for coming home to, and {place}, {look}, was both.',
  ),
  say(
    'If you stood quite still you could hear {sound}; if you looked up, you saw {sight}.',
    'Anyone awake at that hour would have noticed {sight}, and heard {sound}.',
    'There was {sound}, as on any other day, and there was {sight}.',
    'You could tell the time there by {sound}, more or less, and the weather by {sight}.',
    'First came {sound}. Then came {sight}. That was how days got started there.',
  ),
  say(
    'It was the sort of day that looks ordinary until you turn it over.',
    'Nothing important had ever happened there before breakfast. That was about to change.',
    'Everyone who lived there agreed that it was the best place in the world to begin something.',
    '{Folk} said afterwards that one could have felt it coming; but {folk} always said that.',
    'Afterwards people called it {theday}, and argued about what the weather had been like.',
  ),
  oldest(
    'Home is a word you only hear clearly from a distance, and nobody there had gone far enough yet to hear it.',
    'It is odd how carefully you remember the last quiet hour before a thing, as if you had been told to.',
    'There is a kind of peace that is only a held breath, but from inside you cannot tell the difference.',
  ),
);

const HERO: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    say(
      'This is where {hero} lived: {portrait}.',
      'Of all who called it home you would have noticed {hero} first: {portrait}.',
      'In the third house along lived {hero}, {portrait}.',
      'And that is where we meet {hero}: {portrait}.',
      'Ask for {hero} there and everybody pointed the same way, for there was only one: {portrait}.',
    ),
    personLine(hero, hero.traits[0]?.habit ?? []),
    personLine(hero, hero.traits[1]?.habit ?? []),
    ...(hero.description === ''
      ? []
      : [
          say(
            'Ask anyone about {hero} and you would have heard the same thing: “{description}.”',
            '“{Description},” people said of {hero}, and left it at that.',
          ),
        ]),
    { ...personLine(hero, [hero.traits[0]?.wish ?? '']), levels: [2, 3] },
  ],
};

const SIGN = must(
  say(
    'It began just after breakfast, when {sign}.',
    'Nobody saw who started it. One moment all was well, and the next {sign}.',
    'And then, between one bite and the next, {sign}.',
    'It happened at the quietest minute of the day: {sign}.',
    'Later nobody could agree on the hour, but on this they all agreed: {sign}.',
    '{Hero} had just thought that nothing ever happened {inplace} when {sign}.',
  ),
  say(
    '“Did you see that?” whispered {hero}. “I wish I hadn’t,” said {friend}.',
    '“That,” said {friend}, “was not there yesterday.” “Nor was it allowed,” said {hero}.',
    '{Hero} looked at {friend}. {Friend} looked at {hero}. It is a good thing to have somebody to look at when a thing like that happens.',
    '“Tell me that I dreamed that,” said {hero}. “Then we both did,” said {friend}, “and so did {folk}.”',
    '“It’s starting,” said {friend}, who could not have said what.',
  ),
  notOldest(
    'For three heartbeats nobody laughed, nobody coughed, and nobody finished their bun.',
    'A cup rolled off a table and did not break, which somehow made it worse.',
    'Even {folk2}, who was never at a loss, stood with an open mouth, and a fly looked in.',
    'A dog barked, thought better of it, and went indoors.',
  ),
  oldest(
    'There are moments that divide all others into before and after, and they seldom make much noise.',
    'Fear, {hero} noticed, has a taste; it is a little like licking a key.',
  ),
);

const TROUBLE: Beat = {
  isMust: true,
  lines: ({ foe }) => [...TROUBLE_LINES.slice(0, 2), ...(foe.isNamed ? [] : [FIRST_RUMOUR]), ...TROUBLE_LINES.slice(2)],
};
const FIRST_RUMOUR = say(
  'It was {foe}, people said, and lowered their voices to say it.',
  'And behind it all, if the oldest of them were right, was {foe}.',
  '“This is the work of {foe},” said {folk2}, and looked round as if that had been rather loud.',
  'There was a name for whoever had done it, and the name was {foe}.',
  'Some said bad luck, and some said the weather, and a few, behind their hands, said {foe}.',
);
const TROUBLE_LINES = [
  say(
    'By the time the sun was high the truth was out: {trouble}.',
    'It did not take long to find out what the matter was. As far as anyone could tell, {trouble}.',
    '{Folk} was the first to put it into words: {trouble}.',
    'It went from door to door and got no better on the way: {trouble}.',
    'There was no use in pretending any longer: {trouble}.',
  ),
  say(
    'And that was not the worst of it, because {stake}.',
    'It was a while before anyone would say the next part aloud: {stake}.',
    'Nobody needed to be told what that meant: {stake}.',
    '“And then what?” asked a child, and somebody had to answer: {stake}.',
  ),
  younger(
    '{Folk} sat down on a bucket. {Folk2} sat down on {folk}.',
    'Small children asked large questions, and large grown-ups looked at their shoes.',
    'Somebody said that tea would help. It was very good tea, and it did not help.',
  ),
  older(
    'Small children asked large questions, and the large grown-ups had no answers at all.',
    'People spoke in the low voices that they otherwise kept for sickrooms.',
    'One by one they drifted home to count what they would miss.',
  ),
  oldest(
    '{Hero} had never thought of home as something that could be lost; the idea settled in {him} like a swallowed stone.',
    'It is a strange thing to see grown people afraid; it is like finding out that the floor is painted on.',
  ),
];

const FOE: Beat = {
  isMust: true,
  fits: ({ foe }) => foe.isNamed,
  lines: (story) => [
    say(
      'Far off, somebody was watching all this and smiling: {foe}, {foeportrait}.',
      'There was one who was not surprised at all, and that was {foe}, {foeportrait}.',
      'And who stood on the highest roof with folded arms? {Foe}, {foeportrait}.',
      'There is something we have kept back until now, and it is {foe}, {foeportrait}.',
    ),
    ...relationLines(story, story.foe),
    say(
      'In {ohis} own mind {ohe} had {short} already. Or so {foe} believed.',
      '“Let them look,” said {foe}. “Looking is how people get lost.”',
      '“How sweet,” said {foe}. “They think that it was an accident.”',
      '“They will give up by supper,” said {foe}. “They always do, when it rains.”',
    ),
    notOldest(
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

const RUMOUR: Beat = {
  isMust: false,
  fits: ({ foe }) => !foe.isNamed,
  lines: [
    say(
      'They told one another what {foe} could do, and with each telling it was more.',
      'No one had ever met {foe} face to face, and everybody knew somebody who had.',
      'There were as many stories as there were people, and in not one of them did it end well.',
      'It was said that one should never speak of it after dark, and so they talked about it until noon.',
    ),
    say(
      '{Hero} listened, and thought that nobody had told it from the other side.',
      '“Has anyone ever asked why?” said {hero}. No one had.',
      '“Everyone is the villain in somebody’s story,” said {friend}. “I was, in the hens’.”',
    ),
  ],
};

const POWER: Beat = {
  isMust: true,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    say(
      'Now, there is something that you should know about {hero}, and the word for it is {power}.',
      '{Hero} did what {he} always did when {he} needed to think. It had to do with {power}.',
      'It helped that {hero} had a gift, and the gift was {power}.',
      'Other people bite their nails; {hero} had {power}.',
    ),
    personLine(hero, hero.power?.show ?? []),
    say(
      'Most people {inplace} had long stopped being surprised by it. {Hero} never had.',
      'It had never been much use for anything up to then, except for cheering people up.',
      'So far it had got {him} into trouble nine times, and out of it eight.',
      '“That might come in handy,” said {friend}, “if you can do it when you are frightened.”',
    ),
    oldest(
      'A gift is also a question, and {hero} had been putting off the answer.',
      'What nobody saw was how tired it made {him}, or how much like {himself}.',
    ),
  ],
};

const CLUE = must(
  say(
    'In the middle of it all, as if it had been put there for someone, lay {clue}.',
    'It was {friend} who found it, under the bench: {clue}.',
    'And then {hero} trod on something. It was {clue}.',
    'When the others had gone, one thing was left behind: {clue}.',
    '“What’s this?” said {friend}, and held it up. It was {clue}.',
  ),
  say(
    '{Hero} picked it up, and felt it hum.',
    'It was heavier than it looked, as important things are.',
    '{Hero} turned it over. On the other side there was nothing at all, and yet {he} could not put it down.',
    '“It wants to go somewhere,” said {hero} slowly. “Can you feel it?”',
  ),
  say(
    'Whoever had dropped it would be looking for {short}, too.',
    'It had something to do with {want}. Anyone could see that.',
    '{Folk}, who had read a good deal, took one look and turned quite pale: “{Want},” was all that would come out.',
    'There was an old word for what it would lead to, and {friend} said it first: “{Want}.”',
  ),
  notOldest(
    '“Finders keepers,” said {friend}. “Finders carriers,” said {hero}, and put it in {his} pocket.',
    '{Friend} sniffed at it and sneezed, which was taken as a good sign.',
  ),
);

const DOUBT: Beat = {
  isMust: false,
  lines: ({ hero }) => [
    personLine(hero, [hero.traits.at(-1)?.doubt ?? '']),
    say(
      '{Hero} looked from the safe, familiar door to the road that led away from it.',
      '{Hero} took a breath, and it did not go all the way down.',
      'For as long as it takes an apple to fall, {hero} wished that it were somebody else’s story.',
      'It would have been so easy to go in and shut the door. {Hero} counted the steps to it: there were seven.',
    ),
    say(
      'Then {friend} coughed, and looked the other way, and stayed exactly where {fhe} was.',
      '“We could always be afraid on the way,” said {friend}. “It saves time.”',
      'A small hand was pushed into {hers}. It belonged to a child who had asked nothing, and had stopped crying to see what {hero} would do.',
      'Nobody would have blamed {him}. That, oddly enough, was what decided it.',
    ),
    oldest(
      'Courage, {he} had always supposed, would feel like a fire. It felt like a very small match in a very large wind.',
      'What if you are the wrong one? asked the voice that asks such things. {Hero} had no answer, and got up without it.',
    ),
  ],
};

const CUSTOM: Beat = {
  isMust: true,
  fits: ({ custom }) => custom !== '',
  lines: [
    say(
      'There was one more thing, and it mattered more than anybody yet knew: {custom}.',
      'And this, too, belongs to the story, although nobody could have said how as yet: {custom}.',
      'The oldest of the neighbours told them something then that they were not to forget: {custom}.',
    ),
    say(
      '“Keep that in mind,” said {friend}. “Things like that are never there for nothing.”',
      '{Hero} said it over to {himself} three times, so as to remember.',
      'It made no sense at all. The best clues never do, at first.',
    ),
  ],
};

const NEIGHBOURS = maybe(
  say(
    'The neighbours gathered in twos and threes and talked all at once.',
    'A meeting was held. It was a very long one, with a great many chairs.',
    'Everyone had an idea of what somebody else ought to do.',
    'By noon there was a crowd, and by one o’clock it had an opinion.',
  ),
  say(
    'Some said that it was bad luck. Some said it was the weather. Nobody said, “I’ll go.”',
    '{Folk} had a bad knee, and {folk2} had a pudding in the oven, and the others had the first two to look after.',
    'They agreed that somebody young should go, or else somebody old, and certainly somebody else.',
  ),
  say(
    'Then it grew quiet, the way it does before one person says something.',
    'And one after the other, without quite meaning to, they all turned and looked at {hero}.',
    '{Hero} found that {he} was standing in the middle, and could not remember having walked there.',
  ),
);

const VOW = must(
  say(
    'Somebody had to say it, and the silence was getting heavier by the second.',
    '{Hero} climbed up on to the edge of the well, so as to be seen.',
    '{Hero} opened {his} mouth to say something sensible, and something else came out.',
    'It was not a large voice, but everybody heard it.',
  ),
  say(
    '“Then we’ll go and find {short},” said {hero}. “We will {vow}.”',
    '“We’ll go,” said {hero}, “and we will {vow}.”',
    '“There is only one thing to do,” said {hero}. “We will {vow}.”',
    '“Somebody must {vow},” said {hero}. “It might as well be us.”',
  ),
  say(
    '{Friend} nodded, as though nothing else had ever been possible.',
    '“Us?” said {friend}. And then: “Yes. Us.”',
    '“That,” said {friend}, “is either the best idea you ever had or the last.”',
    '{Friend} was at the gate before the sentence was.',
  ),
  say(
    'And at the last moment {folk} came running with a present, and the present was {gift}. “One always needs it,” was all that {folk} would say.',
    'A very small child pushed through between the grown-ups’ knees and put something into {his} hand. It was {gift}. “For when it’s dark,” said the child.',
    '“Take this,” said {folk2}, and looked rather shy about it. It was {gift}. “It was my mother’s. It is no use at all, but it has always come home.”',
    'Somebody gave them {gift} to take along. Nobody could say what for, and {hero} put it in {his} pocket.',
  ),
  younger(
    'There was an old saying {inplace} for such moments, and they said it together: “{Refrain}”',
    '“{Refraincomma}” said {folk} softly, which is what people there say instead of goodbye.',
  ),
  older(
    'Above the gate, where everyone had stopped seeing it, an old saying was carved. {Hero} read it as if for the first time: “{Refrain}”',
    '“{Refraincomma}” said {folk2}. It was what people there had always said at partings, but this time it was meant.',
  ),
);

const PACKING = maybe(
  say(
    'They packed three honey cakes, a ball of string and one clean handkerchief, because adventures are sticky.',
    'It does not take long to pack when you take only what you would share.',
    '{Hero} packed a warm coat. {Friend} packed everything that {hero} had forgotten.',
    'Into the bag went bread, cheese, a candle, {theclue}, and one good wish from each of the neighbours.',
  ),
  say(
    '{Folk} brought a pie “for the giants”, and would not explain.',
    '{Folk2} gave them a whistle that had not worked in years, and {hero} was as grateful as if it had.',
    'A little girl gave them her second-best stone.',
    'Somebody’s grandmother ran after them with scarves.',
  ),
  say(
    'The bag was heavy. It was a good kind of heavy.',
    '“What else does one take?” asked {hero}. “Somebody,” said {friend}, and shut the lid.',
    'Then there was nothing left to pack, and so they had to go.',
  ),
);

const LEAVING = maybe(
  say(
    'At the last house {hero} looked back, once.',
    'The road began where it always did, at the end of what they knew.',
    'They left by the small gate, so as not to make a fuss, and found everybody standing there.',
    'You would not think that a hundred steps could be so far. That is how many it was to the last house.',
  ),
  say(
    'Every window was lit, as if the whole place were holding up a candle.',
    'Behind them came {sound}, smaller and smaller, until it was only in their heads.',
    'The smell of {smell} went with them for a while, the way a dog goes with you as far as the corner.',
    'Somebody was waving a tablecloth, and went on waving it until it was no bigger than a stamp.',
  ),
  older(
    'From out there it looked small enough to be put in a pocket and kept safe. {Hero} wished that it were so.',
    'Nobody tells you that the hardest part of a journey is the bit where you can still hear the kitchen.',
  ),
);

/** The beats of the first chapter, in order; the hook is added from the story's own pair of hook and pick-up. */
export const INTRODUCTION: readonly Beat[] = [
  PLACE,
  HERO,
  ...meetingBeats(),
  SIGN,
  TROUBLE,
  FOE,
  RUMOUR,
  NEIGHBOURS,
  POWER,
  CLUE,
  CUSTOM,
  DOUBT,
  VOW,
  PACKING,
  LEAVING,
];
