import { maybe, must, notOldest, older, oldest, say, type Beat } from './beat.ts';
import { personLine } from './people-lines.ts';

const FEAST_LINES = [
  say(
    'By the second helping there had been seven monsters, and by the third there were eleven.',
    '{Friend} ate so much that {fhe} had to be rolled to the dancing.',
    '{Thegift} was handed round, and looked at from all sides, and everyone nodded as if they had always known.',
    'There were songs, and they were long, and in the last verse everyone was in them by name.',
    '{Hero} was put at the head of the table and had to tell everything three times.',
    '{Friend} told the story with both {fhands}, and in that telling they had been much taller.',
    '{Folk2} made a speech that had been too long for weddings, and nobody minded.',
    'There was dancing, and {hero} trod on everybody equally.',
  ),
  say(
    '“And what did you miss the most?” asked {folk2}. “This,” said {hero}, with {his} mouth full, and waved a spoon at all of it.',
    '“Would you do it again?” asked somebody. They looked at each other. “Not tomorrow,” they said, both at once.',
    'When it was late {folk} asked if they had been afraid. “Yes,” said {hero}. “All the time,” said {friend}. And that was the part the children liked best.',
    'Somebody asked what it had been like. {Hero} thought. “Far,” {he} said, and looked at {friend}, and both of them burst out laughing.',
    'The smallest one wanted to know if there would be more adventures. “Not before breakfast,” said {friend}.',
  ),
];

export const FEAST: Beat = { isMust: false, lines: ({ feast }) => [say(feast), ...FEAST_LINES] };

export const CHANGED = maybe(
  say(
    'One morning {folk} came out and noticed that nobody had complained about anything since the week before.',
    'The story does not stop there, although the exciting part does.',
    'As the year went on it became clear that something had come back with them that nobody had sent them for.',
    'Things were different after that, although you would have had to look closely.',
    'It would be wrong to say that everything was as it had been.',
    'In the days that followed people noticed small things.',
    'You could see it first in the way people said good morning.',
  ),
  say(
    'A second bench was put up in the square, facing the road, for anyone who might be coming.',
    'The children no longer played at being {foe}. They played at being {hero}, and all of them wanted to be {friend}.',
    'Strangers were asked in, and asked to stay; and some did, and then there were no strangers.',
    '{Folk} and {folk2}, who had not agreed on anything since they were born, were seen sharing an umbrella.',
    'Doors that used to be locked were left on the latch.',
    'When something was difficult now, nobody said “somebody ought to”. They said “shall we?”',
    'Over the bench in the square somebody had carved a picture. It was meant to be {hero} and {friend}, and looked like two potatoes, and was greatly admired.',
  ),
  say(
    'Only {hero} seemed to be the same as ever. But sometimes {he} would stop in the middle of something and listen, and smile.',
    '{Hero} got a letter now and then, in a difficult handwriting, from {foe}. {He} answered every one.',
    'As for {hero}, {he} still had the same old room and the same old shoes. {He} had new soles put on them, just in case.',
    'And {hero}? {Hewas} still the same, only more so.',
    'And when there was a dark corner somewhere, it was {hero} they asked, and {hero} who went, with {friend} a step behind.',
    '{Hero} had grown, although not in any direction that you could measure.',
  ),
  older(
    '{Hero} had gone away to be somebody else and had come back as {himself}; it had been worth the walk.',
    'There is a kind of happiness that makes no noise, and one has to have been through a good deal to hear it.',
    'What {hero} had once wished for in secret had come about so quietly that {he} noticed it only now, when somebody saved {him} a seat.',
    'It is not that you stop being afraid. You only come to know it, like a neighbour, and nod to it on the stairs.',
  ),
);

export const THANKS = maybe(
  say(
    '{Hero} sat up for three nights writing letters, and {friend} licked the stamps.',
    'There are debts that it is a pleasure to have.',
    'There were thanks to be said, and they began with the people on the road.',
    'Not everything could be paid back, but they made a list.',
    'Parcels were sent off in all directions the very next week.',
  ),
  say(
    'For the one who had told them the truth when they did not wish to hear it there was a cake with two floors.',
    'They walked a part of the way again, with a handcart, and left something at each door.',
    'Everyone who had helped them got a jar of honey, even those who had only pointed.',
    'To the ones who had been unkind they sent the largest jars, in case it helped.',
    'To each of them they wrote the same three words, and they were not “thank you very much”, they were “come and visit”.',
  ),
  say(
    'Some sent back pies. It has been going on ever since; nobody remembers any more who is thanking whom.',
    'And wherever one of those parcels was opened, somebody said: “Oh, do you remember?”',
    'And they came, too, sooner or later, all of them, and generally at mealtimes.',
    'It is a good feeling to have friends in so many places; it makes the world look smaller and better lit.',
    'That is how {place} came to have so many guest beds.',
  ),
);

export const KEEPSAKE = maybe(
  say(
    'What does one do with a thing like {theclue} when it is all over? It was given a shelf, and a little curtain.',
    'It was {friend} who thought of what should become of {theclue}.',
    'Of {theclue} there was not much left, but {hero} kept it, on the windowsill, where it could see out.',
    'They did not know what to do with {theclue}, now that its work was done.',
    '{Hero} gave {theclue} to the smallest child in the crowd.',
  ),
  say(
    'When you pressed your ear against it, it said nothing at all, in a very friendly way.',
    'It lies there to this day, and you may look at it, if your hands are clean.',
    '“In case somebody needs it,” {he} said, “one day.”',
    'Sometimes at night it hummed a little. Nobody minded; it was a nice tune.',
    '“What does it do?” “It knows the way,” said {hero}. “But you have to walk.”',
  ),
  say(
    'And {thegift}, which had been all that way and back in a pocket, was given its old place again.',
    'Next to it lay {thegift}, and they looked well together.',
    'Someday a child will ask about it, and then everything will have to be told from the beginning.',
    'And it was quite still now, like anything that has arrived.',
    'It has been passed on twice since then, and has never once been wrong.',
  ),
);

export const POWER_AT_HOME: Beat = {
  isMust: false,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    say(
      'Later in the evening there was a call for {power}, and it grew so loud that {hero} had to give in.',
      'And because it was a holiday, there was {power} for everyone, for free.',
      'The children begged until {hero} showed them, just once more, what {power} could do.',
      '“And now the {power},” they all called, and {hero} did not need to be asked twice.',
      'As for {power}, {hero} used it for nothing grander than this, that evening.',
    ),
    personLine(hero, hero.power?.show ?? []),
    say(
      'Nobody asked any more what it was good for.',
      'Even {foe} clapped, and looked round to see whether that was allowed.',
      'And now people were surprised all over again, as people ought to be.',
      'It seemed a bigger thing than it had been, and also a friendlier one.',
    ),
  ],
};

export const NEXT_MORNING = maybe(
  say(
    'On the following day they slept until noon, and nobody dared to wake them.',
    'And the day after? The day after there was porridge.',
    'The next morning began like any other: with {smell}.',
    'When they woke, it was to {sound}, and for a moment they did not know where they were.',
    'In the morning there was {sight}, as there had always been.',
  ),
  say(
    'They went round and said good morning to everything: the pump, the steps, the cat.',
    '“What shall we do today?” said {friend}. “Nothing,” said {hero}. “As slowly as we can.”',
    '{Hero} lay still and let it be ordinary.',
    '“Nothing is happening,” said {friend}, at the window. “Isn’t it wonderful?”',
    'There were dishes to be washed, a great many of them. They washed them together.',
  ),
  say(
    'The bag still stood in the corner, unpacked. Neither of them was in any hurry to put it away.',
    'From the window one could see the road. It looked quite harmless, with the sun on it.',
    'It is a fine thing to have an adventure, and it is a finer one to have had it.',
    'Somewhere under the bed stood their boots, and were still a bit sandy, and kept quite quiet for now.',
    'You had to know where to look to see that anything had changed. They both knew where to look.',
  ),
);

export const LESSON_KEPT = maybe(
  say(
    'When it was all quiet {friend} came and sat down on the end of the bed.',
    'They lay in the grass behind the house and were much too tired to sleep.',
    '{Hero} could not sleep, and so {friend} could not, either.',
    'Later they sat on the step, {hero} and {friend}, with their shoulders touching.',
    'The two of them stayed up when everybody else had gone to bed.',
    'There was one more thing that {hero} wanted to say, and {he} waited until the lamps were out.',
  ),
  say(
    '“Do you know,” said {hero}, “I think that {lesson}.” “Mm,” said {friend}, which meant: I know, I was there.',
    '“If anyone should ask me,” said {hero}, “I’d say that {lesson}.” “Nobody is asking,” said {friend}. “Go to sleep.”',
    '“What will you tell them when you’re old?” asked {friend}. {Hero} considered. “That {lesson}. And that you snored.”',
    '“{Lesson},” said {hero}. “You thought so out there as well,” said {friend}. “I know. I wanted to see if it was still true at home.”',
    '“I used to think that it was the strong ones,” said {hero}. “And now?” “Now I think {lesson}.”',
    '“What did you learn?” asked {friend}. “That {lesson},” said {hero}. “And to bring more sandwiches.”',
  ),
  oldest(
    'There is a moment in which you notice that you are going to miss it all, and it is always a beautiful one.',
    'Somewhere the road was lying in the dark, all of it, every mile, with their footprints in it.',
    'You could have taken it for the end of something. It had the exact shape of a beginning.',
    'The stars were where they had always been. It was the two of them who were somewhere else.',
  ),
);

export const LAST_IMAGE = must(
  say(
    'The lamps were put out. The last to go was the one that {folk} had kept in the window all that time; it was not needed any more.',
    'Night came down on {place} as softly as a cat on to a bed.',
    'Then even the dancers were tired. The chairs were turned up, and the moon swept the square.',
    'And now the story is nearly over, and it is time to be very quiet.',
    '{Hero} blew out the candle. It smelled of wax, and of {smell}, and of nothing to be afraid of.',
    'It grew late. {Inplace} one light went out after another, until there was only one.',
    'That night {hero} lay in bed and listened, and all that {he} could hear was {sound}.',
    'Outside, the moon walked over the roofs of {place} on tiptoe.',
    'So that was {theday}, and now it was over.',
  ),
  say(
    '“It was a good one,” murmured {friend}. “A good what?” But {friend} was already somewhere else.',
    'Under the bed stood two pairs of boots, side by side, toes to the door.',
    'From the room next door came a snore, and it was that of {foe}, who had never in {ohis} life slept so well.',
    '{Folk} looked in once more, and counted, and was content.',
    '{Friend} was asleep already, and smiling at something.',
    'In the next bed somebody turned over and said “marmalade”, quite clearly.',
    'On the windowsill lay {thegift}, back from its travels.',
    '“Are you awake?” whispered {friend}. There was no answer, only breathing.',
  ),
  say(
    'A little wind went through the streets and tried all the doors, and all of them were on the latch.',
    'One star was left over. It stood right above the chimney, and kept watch.',
    'High up, geese were crossing the moon, and one of them called, and somebody down below answered in a dream.',
    'And the last thing that could be heard was {sound}; and then there was only the night, and it was a friendly one.',
    'And far off, where the road goes over the hill, something hummed very softly, as though it were thinking of the next time.',
    'And if you stand quite still, on a night like that, you can hear it still.',
    'Then the wind lay down as well, in front of the door, with its nose upon its paws.',
    'Somewhere an apple fell into the grass, and nothing else happened until the morning.',
    'The road lay there in the moonlight and waited. It had plenty of time.',
    'And everything that had been lost slept in its own place until the morning.',
  ),
  notOldest(
    '“{Refrain}”',
    'There was just enough light left to read what stood over the door: “{Refrain}”',
    '{Hero} said it to the dark, and the dark, I think, was pleased: “{Refrain}”',
    'And someone, half asleep, said it one last time: “{Refrain}”',
    'Above the gate, in the moonlight, you could read it plainly: “{Refrain}”',
  ),
  oldest(
    '{Hero} had never really listened to the old words before. Now {he} said them over slowly, and they were new: “{Refrain}”',
    'That is all there is to tell. The rest is what they always say there, at the end of things and at the start of them: “{Refrain}”',
    '“{Refrain}” It stood over the gate as it had always stood there, and it had been meant for them from the beginning.',
    'Somebody had written it in chalk on the last step, in large uneven letters, where the rain would have it by the morning: “{Refrain}”',
  ),
);
