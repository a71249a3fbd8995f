import { must, oldest, say, type Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

export const PLACE = must(
  say(
    'You will have to imagine {place}, {look}; but close your eyes and it is quite easy, for it smells of {smell}.',
    'On the morning that this story is about, {folk} was up before the birds. There was {smell} in the air {inplace}, {look}.',
    'Travellers who come {inplace}, {look}, say two things about it: that one can smell {smell}, and that one does not wish to leave.',
    'If a place could hum, then {place}, {look}, would have been humming that morning.',
    'Somebody once wrote that {place}, {look}, is the last place before the rest of the world. They may have meant the smell of {smell}.',
    'Let us begin {inplace}, {look}, with {smell} and an open window.',
    '{Inplace}, {look}, the morning smelled of {smell}.',
    'The air {inplace} always smells a little of {smell}, and on that morning it smelled of something else besides.',
    'There are maps on which you will not find {place}, {look}; but anyone with a nose can find it, by following {smell}.',
    'Long before the first shutters opened {inplace}, {look}, the wind already smelled of {smell}.',
    'This begins {inplace}, {look}.',
    'It was early {inplace}, {look}, so early that even {folk} was still asleep.',
    'Some places are made for leaving and some for coming home to, and {place}, {look}, was both.',
  ),
  say(
    'Outside there was {sight}. Inside, if the window was open, there was {sound}.',
    'The children there fall asleep to {sound} and wake up to {sight}, and think that it is like that everywhere.',
    '{Folk} set the clock by {sound}. {Folk2} did not need a clock, and looked for {sight}.',
    'What {hero} liked best was {sound}, very early; what {friend} liked best was {sight}.',
    'All was as it should be: {sight}, {sound}, and somebody burning the toast.',
    'If you stood quite still you could hear {sound}; if you looked up, you saw {sight}.',
    'Anyone awake at that hour would have noticed {sight}, and heard {sound}.',
    'There was {sound}, as on any other day, and there was {sight}.',
    'You could tell the time there by {sound}, more or less, and the weather by {sight}.',
    'First came {sound}. Then came {sight}. That was how days got started there.',
  ),
  say(
    'It was the first of the days that are in this story. {Folk2} had put on odd socks, but that had nothing to do with it.',
    'A calendar would have told you that the day was empty. Calendars know very little.',
    '{Hero} had made a plan for that day, with three things on it. Not one of them was to be done.',
    'If you had told {folk} then what would have happened by the evening, {folk} would have asked you to sit down and drink some water.',
    'The weather had not decided yet, and neither had anything else.',
    'It was the sort of day that looks ordinary until you turn it over.',
    'Nothing important had ever happened there before breakfast. That was about to change.',
    'Everyone who lived there agreed that it was the best place in the world to begin something.',
    '{Folk} said afterwards that one could have felt it coming; but {folk} always said that.',
    'Afterwards everyone called it {theday}, and argued about what the weather had been like.',
  ),
  oldest(
    'Years later {hero} would try to remember exactly how the light had been, and would get it wrong each time in the same way.',
    'Nobody thanks an ordinary morning. One ought to; there are not as many of them as one thinks.',
    'What you love most you see least, since it is always standing behind you with a hand on your shoulder.',
    'Home is a word you only hear clearly from a distance, and nobody there had gone far enough yet to hear it.',
    'It is odd how carefully you remember the last quiet hour before a thing, as if you had been told to.',
    'There is a kind of peace that is only a held breath, but from inside you cannot tell the difference.',
  ),
);

export const HERO: Beat = {
  isMust: true,
  lines: ({ hero }) => [
    say(
      'Somebody came round the corner at a run just then, and it was {hero}, {portrait}.',
      'Every story needs somebody to happen to. This one happened to {hero}: {portrait}.',
      'If {folk} needed anything carried, found or explained, {folk} called for {hero}, {portrait}.',
      'At the window, with both elbows on the sill, was {hero}: {portrait}.',
      'Let me introduce {hero}, {portrait}.',
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

export const POWER: Beat = {
  isMust: true,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    say(
      'You must know that {hero} could do a thing that not everybody can. The word for it was {power}, for want of a better one.',
      'In the midst of all that {hero} went off for a minute to be alone with {power}; it always cleared {his} head.',
      '“Show me the thing,” said {friend}, who was upset. “The {power} thing. Please.”',
      'There is a time for talking and there is a time for {power}, as {his} grandmother used to say.',
      'Luckily this was {hero}, and {hero} had {power}.',
      'Now, there is something that you should know about {hero}, and the word for it is {power}.',
      '{Hero} did what {he} always did when {he} needed to think. It had to do with {power}.',
      'It helped that {hero} had a gift, and the gift was {power}.',
      'Other people bite their nails; {hero} had {power}.',
    ),
    personLine(hero, hero.power?.show ?? []),
    say(
      '{Friend} had seen it a hundred times, and watched with an open mouth.',
      'It made {folk} sneeze, every time.',
      'A child applauded. Three of the neighbours pulled their curtains, and looked out between them.',
      'Nobody has ever found out how it works. {Hero} thought that it was best not to stare at it too hard.',
      '“One day,” said {folk2}, “that will be of some use,” and one could hear that {folk2} doubted it.',
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
