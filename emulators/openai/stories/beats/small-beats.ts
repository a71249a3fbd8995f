import type { Phase } from '../story-brief.ts';

/**
 * Chapters for ages 3 to 4. Each paragraph has at most three short sentences; `{noise}` is a sound of the world,
 * `{everyone}` the whole cast, `{refrain}` the line to say along with. In order; those marked `must` are always told.
 */
export interface SmallBeat {
  isMust: boolean;
  /** A must that goes first when a chapter is too short for all of them. */
  mayGo?: true;
  /** Told only when the cast has a named villain, or the hero a power. */
  needs?: 'foe' | 'power';
  of: readonly string[];
}

const must = (...of: string[]): SmallBeat => ({ isMust: true, of });
const should = (...of: string[]): SmallBeat => ({ isMust: true, mayGo: true, of });
const maybe = (...of: string[]): SmallBeat => ({ isMust: false, of });

export const SMALL_BEATS: Readonly<Record<Phase, readonly SmallBeat[]>> = {
  introduction: [
    should(
      'Good morning! The sun came up {inplace}. Can you hear it? {Noise}!',
      'Wake up, wake up! It was a bright new day {inplace}. {Noise}, went the morning.',
      'The moon went to bed. The sun got up {inplace}. {Noise}, {noise}!',
      'Look out of the window! There is {place}. It smells of {smell}.',
    ),
    must(
      'Here was {hero}. {Hero} was {portraitshort}. {Heroshort}',
      'Who was that? It was {hero}, {portraitshort}! {Heroshort}',
      'Say hello to {hero}! {Hero} was {portraitshort}. {Heroshort}',
    ),
    must(
      'And who came along? It was {friendslist}. Hello, hello!',
      'Knock, knock! Who was there? It was {friendslist}!',
      'On the step sat {friendslist}. They had saved half a bun for {hero}.',
    ),
    maybe(
      '{Hero} and {friend} played all morning. They hopped. They rolled.',
      '{Friend} had a red ball. Bounce, bounce! {Hero} had the giggles.',
      'First they had milk. Then they had toast. {Friend} had jam on {fhis} nose.',
    ),
    should(
      'Then, all of a sudden, {smallsign}. Oh!',
      'And what was that? Look: {smallsign}! Oh my.',
      '“Hush,” said {friend}. Just then {smallsign}. “Oh!” said {hero}.',
    ),
    must(
      '“Oh dear,” said {folk}. “We need {short}!” But where could it be?',
      'Everyone looked up, and everyone looked down. “Where is {short}?” they asked. Nobody knew.',
      '“We must find {short},” said {hero}. “Or nobody can have a happy bedtime.”',
    ),
    {
      isMust: true,
      needs: 'foe',
      of: [
        'High on the hill stood {allfoes}. “Hee hee,” said {foe}. “Catch me if you can!”',
        'Behind the tree hid {allfoes}. “You can’t see me,” said {foe}.',
        '“I know, I know,” sang {foe}. “But I won’t tell!” And off went {allfoes}.',
      ],
    },
    {
      isMust: true,
      needs: 'power',
      of: [
        '{Powersmall} Everyone clapped.',
        '{Powersmall} “Again, again!” called {friend}.',
        '“Watch me,” said {hero}. {Powersmall}',
      ],
    },
    maybe(
      'What was that in the grass? It was {theclue}. It went {noise}!',
      '{Friend} found {theclue}. “Is it for us?” It was.',
      'And there lay {theclue}. {Hero} picked it up. It tickled.',
    ),
    maybe(
      'Was {hero} a tiny bit scared? Yes. Then {friend} took {his} hand.',
      '“It is far,” said {friend}. “Is it very far?” “Only as far as we go,” said {hero}.',
      '{Hero} took a big, big breath. In. And out.',
    ),
    maybe(
      'They packed a bun. They packed a blanket. {Friend} packed a spoon.',
      'Into the bag went one apple. In went two socks. In went a kiss.',
      '{Folk} gave them a cake. {Folk2} gave them a hat. It was too big.',
    ),
    must(
      '“I will go,” said {hero}. “Me too,” said {friend}. “{Refrain}”',
      '“Come on,” said {hero}. And this is what they sang: “{Refrain}”',
      '“We can do it,” said {hero}. “{Refrain}” That is what they said.',
    ),
    maybe(
      'Bye-bye, house. Bye-bye, gate. Bye-bye, {folk}!',
      'Everyone waved. {Hero} waved back. {Friend} waved with both hands.',
    ),
    should(
      '{Noise}, went the road. Where would it go? “{Refrain}”',
      'And round the corner, something went {noise}. What was it?',
      'Off they went, up the hill. {Noise}! What will they see?',
    ),
  ],
  development: [
    must(
      'Up the hill and down the hill went {everyonebutfoe}. “{Refrain}”',
      '{Noise}, {noise}! On they went: {everyonebutfoe}.',
      'The road was long. {Everyonebutfoe} were not tired yet. “{Refrain}”',
    ),
    must(
      'There was a river. It had no bridge! {Hero} found six round stones: one, two, three, four, five, six.',
      'There was a big, big log. They could not go over it. So they went under it!',
      'There was a hill of soft sand. Up, up, up. And then: wheee!',
      'The wood was dark and green. “Hold my hand,” said {hero}. And so they got through.',
    ),
    must(
      'Oh no, a fence! {Heroshort} And so they got through.',
      '{Heroshort} And that was just what they all needed.',
      'And what did {hero} do? {Heroshort} That helped a lot.',
    ),
    maybe(
      'Along came a snail. “That way,” said the snail. It took a long, long time to say.',
      'A duck was in the way. “Quack,” said the duck. “Quack,” said {friend}, and it let them pass.',
      'An owl sat in a tree. “Who?” said the owl. “Us!” said {hero}.',
    ),
    maybe(
      '{Friend} had a stone in {fhis} shoe. Out it came. Plop! That was better.',
      '{Friend} was hungry. {Hero} had a bun. Half for you, half for me.',
      '{Friend} fell down. Bump! {Hero} gave the knee a kiss.',
    ),
    maybe(
      'Was that {short}? No! It was only a bucket. Clang!',
      '“There it is!” called {friend}. They ran and ran. It was only the moon in a pond.',
      'They looked under a leaf. They looked under a hat. No, it was not there.',
    ),
    {
      isMust: true,
      needs: 'power',
      of: [
        'Then it grew dark. {Powersmall} Now they could go on.',
        'They were stuck. {Powersmall} And they were free!',
        '“I can help,” said {hero}. {Powersmall}',
      ],
    },
    maybe(
      'Splash! It began to rain. They sat under one big leaf. It was cosy.',
      'Whoo, blew the wind. It took {his} hat! And it gave it back.',
      'The grass went swish. Who was in there? It was a small green frog.',
    ),
    {
      isMust: true,
      needs: 'foe',
      of: [
        'Who peeped round the tree? It was {foe}. “You are slow,” said {foe}.',
        '“Hee hee,” went somebody. It was {foe}! {Foe} ran on ahead.',
        'There went {foe}, tip-toe, tip-toe. “Wait for us!” called {hero}.',
      ],
    },
    maybe(
      'The sun went down. They lay in the hay. One star, two stars, good night.',
      'They made a bed of moss. {Friend} snored. Honk, shoo, honk, shoo.',
    ),
    maybe(
      '“I miss home,” said {friend}. “So do I,” said {hero}. They had a long hug.',
      '“Are we nearly there?” asked {friend}. “Nearly,” said {hero}. “{Refrain}”',
    ),
    maybe(
      'They saw a red flower. They saw a blue bird. They saw a very round cow.',
      'One butterfly came by. Two butterflies came by. “Hello, hello,” said {hero}.',
    ),
    must(
      'And then they saw it, far away. {Noise}! “{Refrain}”',
      'Look, look! There was a light. “We are nearly there,” said {hero}. “{Refrain}”',
      'Shh! Somebody was near. They went on tip-toe. “{Refrain}”',
    ),
  ],
  climax: [
    should(
      'Now they were there: {everyonebutfoe}. It was very quiet. Shh!',
      'Here it was! {Everyonebutfoe} stood still. {Noise}, went something.',
      'One step, two steps, three. In went {everyonebutfoe}.',
    ),
    maybe(
      'It was a bit dark. {Friend} held on tight. “I am here,” said {hero}.',
      'Drip, drop. Creak, creak. “It is only a door,” said {hero}.',
    ),
    must(
      'And who was there? It was {foe}. {Foe} looked cross.',
      '“Stop!” said somebody. It was {foe}. “This is mine!”',
      'Out came {foe}. “Go away,” said {foe}. “All of you!”',
    ),
    should(
      '{Hero} jumped. Oops! {Hero} sat down in a puddle. Splash!',
      'They pulled, and they pulled. It did not move. Not one bit.',
      '{Hero} tried it this way. {Hero} tried it that way. It did not work.',
    ),
    maybe(
      '“Oh no,” said {friend}. A tear ran down. Plip.',
      '“It is too hard,” said {friend}. {Hero} thought, and thought.',
      'They all sat down. They had a little think. Hmm.',
    ),
    maybe(
      '“Do you remember our song?” asked {hero}. “{Refrain}” That helped.',
      'Then {friend} began to sing, very softly. “{Refrain}”',
    ),
    must(
      'Then {hero} looked at {foe}. {Foe} was not bad. {Foe} was only sad.',
      '“Why are you so cross?” asked {hero}. “I am all alone,” said {foe}.',
      '{Hero} saw something. It was one big tear. {Foe} was lonely!',
    ),
    {
      isMust: true,
      needs: 'power',
      of: [
        'So {hero} did the best thing of all. {Powersmall} And {foe} began to smile.',
        '{Powersmall} “Oh,” said {foe}. “How lovely!”',
        '“Look,” said {hero}. {Powersmall} {Foe} laughed out loud.',
      ],
    },
    must(
      '“Come and play with us,” said {hero}. “May I?” asked {foe}. “Yes!” they all said.',
      '{Hero} held out a hand. {Foe} took it. It was a warm one.',
      '“Do you want half of my bun?” asked {hero}. {Foe} did. Yum!',
    ),
    must(
      '“Here you are,” said {foe}. And there it was: {short}! Hooray!',
      'And what did they find? They found {short}! Clap, clap, clap!',
      '“I kept it too long,” said {foe}. “Let us share.” There it was: {short}!',
    ),
    maybe(
      '{Noise}! Everyone danced. Even {foe} danced.',
      'They all had a hug. It was a big one. There was room for {foe}.',
    ),
    maybe(
      '“You did it,” said {friend}. “We did it,” said {hero}.',
      'The sun came in. It shone on {hero}. It shone on all of them.',
    ),
    must(
      '“And now let us go home,” said {hero}. “{Refrain}”',
      'It was time to go. “{Refrain}”',
      'Home is that way! “{Refrain}”',
    ),
  ],
  resolution: [
    must(
      'Down the hill and up the hill went {everyone}. They sang all the way. “{Refrain}”',
      'Going home is quick. {Everyone} hopped and skipped. {Noise}!',
      'The road was happy, too. {Noise}, it went. Home came {everyone}!',
    ),
    maybe(
      'Hello, gate. Hello, house. Hello, {folk}!',
      '{Folk} came running. {Folk2} came running. Hug, hug, hug!',
      'Who was that at the gate? Everyone! They waved and waved.',
    ),
    must(
      '{Hero} put it right, just so. {Noise}! And everything was good again.',
      'One, two, three! {Hero} did it. Now all was well {inplace}.',
      'Now they had {short}. All was well again. Hip, hip, hooray!',
    ),
    maybe(
      'There was cake for all. There was cake for {foe}, too. Mmm!',
      'They had soup. They had buns. {Friend} had two puddings.',
    ),
    {
      isMust: true,
      needs: 'foe',
      of: [
        'And {foe}? {Foe} came in and sat down. “Sorry,” said {foe}. “Thank you,” said {foe}.',
        '{Foe} got a chair. {Foe} got a cup. Now {foe} was a friend.',
      ],
    },
    maybe(
      'Then there was music. La, la, la! {Hero} danced with {friend}.',
      'They danced on the grass. Round and round and round. Bump! They fell down and laughed.',
    ),
    {
      isMust: false,
      needs: 'power',
      of: ['“Show us, show us!” called the children. {Powersmall}', '{Powersmall} That was for fun. Everyone clapped.'],
    },
    maybe(
      '“Were you brave?” asked {folk}. “Yes,” said {hero}. “And a bit scared, too.”',
      '“What did you like best?” asked {folk}. “The bun,” said {friend}. “My friend,” said {hero}.',
    ),
    maybe(
      'The bath was warm. The towel was soft. The toes were pink.',
      'Teeth were brushed. Faces were washed. {Friend} had forgotten one ear.',
    ),
    maybe(
      'The moon looked in. “Good night, {hero},” it seemed to say.',
      'One star blinked. Then two. Then all of them.',
    ),
    must(
      '{Hero} lay in bed. {Friend} was near. “{Refrain}” Good night.',
      'Shh, now. {Hero} was asleep. “{Refraincomma}” said the wind, ever so softly.',
      'Close your eyes, {hero}. Close your eyes, {friend}. “{Refrain}” Sleep well.',
    ),
  ],
};
