import { must, oldest, say, type Beat } from './beat.ts';
import { WITH_A_PLACE } from './openings/with-a-place.ts';
import { WITH_A_WINK } from './openings/with-a-wink.ts';
import { WITH_SOMEBODY } from './openings/with-somebody.ts';
import { WITH_THE_WEATHER } from './openings/with-the-weather.ts';
import { personLine } from './people-lines.ts';

/** How the story opens. The first lines of two stories are the ones that people compare, so this is the longest list of all. */
export const PLACE = must(say(...WITH_A_PLACE, ...WITH_SOMEBODY, ...WITH_A_WINK, ...WITH_THE_WEATHER));

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
    personLine(hero, hero.kind.habit),
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
