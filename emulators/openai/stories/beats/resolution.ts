import { maybe, must, notOldest, older, oldest, say, type Beat } from './beat.ts';
import { personLine, relationEndBeats } from './people-lines.ts';

const WAY_BACK = must(
  say(
    'The way home is always shorter; nobody knows why.',
    'They went back the way they had come, and did not recognise it.',
    'Going home, it was downhill, even in the places that had been downhill before.',
    'It took them half as long to go home, although they stopped twice as often.',
  ),
  say(
    'They talked the whole way, and nobody complained that anything was heavy.',
    'All along the road people came out to hear about {short}, and touched their hats.',
    'They passed the place where they had been lost, and the place where they had been afraid, and waved to both.',
    '{Friend} sang, and got the song wrong, and {hero} sang it wrong as well, so that it should not feel alone.',
  ),
  say(
    'On the last hill they stopped. There lay {place}, {look}, just as they had left it, only dearer.',
    'Then the wind turned, and there it was: {smell}. {Hero} began to run.',
    'Long before they saw it they could hear it: {sound}, and somebody shouting that they were coming.',
    'It was {folk} who saw them first, and dropped whatever it was, and ran.',
  ),
  oldest(
    'You can go back to a place, but never as the one who left it; {hero} felt it in the way the gate seemed lower.',
    'There ought to be a word for it, being homesick for a road while you are walking through your own front door.',
  ),
);

const CURE = must(
  say(
    'And then it was time to do what they had gone out to do.',
    'Nobody made a speech. They all just came and stood round.',
    '“Well, go on,” said {folk2}, who had been holding that breath for days.',
    '{Hero} did it with both hands, and with eyes shut, and with {friend} holding on to {his} sleeve.',
  ),
  say(
    '{Cure}.',
    'For a moment nothing happened at all. Then {cure}.',
    'It was as easy as that, in the end: {cure}.',
    'This is what they had come home for: {cure}.',
  ),
  say(
    'You never heard such a cheer. A pigeon fell off the roof, and was cheered as well.',
    'Hats went up, and some of them have not come down yet.',
    'Everyone kissed whoever happened to be standing next to them, and some went back and did it twice.',
    'It was so quiet that you could hear people smile.',
  ),
  older(
    'In all that noise {hero} stood quite still, so as not to spill any of it.',
    'People would tell it for years, and get most of it wrong, and that did not matter in the least.',
  ),
);

const FOE_AFTER = must(
  say(
    'And {foe}? They had brought {ohim} along, of course; one does not leave people alone in such places.',
    'There was somebody standing at the gate who did not dare come in, and that was {foe}.',
    'You will want to know what became of {foe}.',
    'It was {friend} who went and fetched {foe} in from the road, where {ohe} had stopped.',
  ),
  say(
    '{Hero} moved up on the bench. There was exactly enough room.',
    '“This is a friend of ours,” said {hero}, to whom it might concern. “{Ohe} hasn’t had any supper.”',
    'People stared. Then {folk} came out with a bowl of soup, a good big one, and put it down in front of {ohim}.',
    'Nobody knew what to say, until a small child asked whether {ohe} could play catch.',
  ),
  say(
    '“I don’t know how one does this,” said {foe}. “You sit,” said {friend}, “and then somebody passes you the bread.”',
    'There was a good deal to be put right, and {foe} began with it the very next morning, at the near end.',
    'It was not all forgotten; but it was begun, and {foe} was given a hook of {ohis} own to hang things on.',
    '“I am sorry,” said {foe}. It was so quiet that {ohe} had to say it again, and the second time it was easier.',
  ),
);

const FEAST: Beat = { isMust: false, lines: ({ feast }) => [say(feast), ...FEAST_LINES] };
const FEAST_LINES = [
  say(
    '{Hero} was put at the head of the table and had to tell everything three times.',
    '{Friend} told the story with both hands, and in that telling they had been much taller.',
    '{Folk2} made a speech that had been too long for weddings, and nobody minded.',
    'There was dancing, and {hero} trod on everybody equally.',
  ),
  say(
    'When it was late {folk} asked if they had been afraid. “Yes,” said {hero}. “All the time,” said {friend}. And that was the part the children liked best.',
    'Somebody asked what it had been like. {Hero} thought. “Far,” {he} said, and looked at {friend}, and both of them burst out laughing.',
    'The smallest one wanted to know if there would be more adventures. “Not before breakfast,” said {friend}.',
  ),
];

const THANKS = maybe(
  say(
    'There were thanks to be said, and they began with the people on the road.',
    'Not everything could be paid back, but they made a list.',
    'Parcels were sent off in all directions the very next week.',
  ),
  say(
    'Everyone who had helped them got a jar of honey, even those who had only pointed.',
    'To the ones who had been unkind they sent the largest jars, in case it helped.',
    'To each of them they wrote the same three words, and they were not “thank you very much”, they were “come and visit”.',
  ),
  say(
    'And they came, too, sooner or later, all of them, and generally at mealtimes.',
    'It is a good feeling to have friends in so many places; it makes the world look smaller and better lit.',
    'That is how {place} came to have so many guest beds.',
  ),
);

const AT_THE_GATE = maybe(
  say(
    'At the gate they were asked for the password, which was new.',
    'The gate was shut, because nobody had expected them before the end of the week.',
    'In front of the gate {friend} stopped and smoothed down everything that stuck up.',
  ),
  say(
    '“Who is there?” called {folk2} from inside. “Us,” said {hero}. It was the right answer.',
    '“It’s only us,” said {friend}, and behind the gate somebody dropped a whole tray of cups.',
    '“Do I look any different?” asked {hero}. “Dirtier,” said {friend}.',
  ),
  say(
    'Then the gate flew open, and there were so many arms that they lost sight of each other.',
    'They were hugged by people whom they hardly knew, and by one whom they did not know at all.',
    'And {folk} said what is always said at such times, which was that they must be hungry.',
  ),
);

const NEXT_MORNING = maybe(
  say(
    'The next morning began like any other: with {smell}.',
    'When they woke, it was to {sound}, and for a moment they did not know where they were.',
    'In the morning there was {sight}, as there had always been.',
  ),
  say(
    '{Hero} lay still and let it be ordinary.',
    '“Nothing is happening,” said {friend}, at the window. “Isn’t it wonderful?”',
    'There were dishes to be washed, a great many of them. They washed them together.',
  ),
  say(
    'It is a fine thing to have an adventure, and it is a finer one to have had it.',
    'Somewhere under the bed stood their boots, and were still a bit sandy, and kept quite quiet for now.',
    'You had to know where to look to see that anything had changed. They both knew where to look.',
  ),
);

const CHANGED = maybe(
  say(
    'Things were different after that, although you would have had to look closely.',
    'It would be wrong to say that everything was as it had been.',
    'In the days that followed people noticed small things.',
    'You could see it first in the way people said good morning.',
  ),
  say(
    '{Folk} and {folk2}, who had not agreed on anything since they were born, were seen sharing an umbrella.',
    'Doors that used to be locked were left on the latch.',
    'When something was difficult now, nobody said “somebody ought to”. They said “shall we?”',
    'Over the bench in the square somebody had carved a picture. It was meant to be {hero} and {friend}, and looked like two potatoes, and was greatly admired.',
  ),
  say(
    'And {hero}? {Hewas} still the same, only more so.',
    'And when there was a dark corner somewhere, it was {hero} they asked, and {hero} who went, with {friend} a step behind.',
    '{Hero} had grown, although not in any direction that you could measure.',
  ),
  older(
    'What {hero} had once wished for in secret had come about so quietly that {he} noticed it only now, when somebody saved {him} a seat.',
    'It is not that you stop being afraid. You only come to know it, like a neighbour, and nod to it on the stairs.',
  ),
);

const KEEPSAKE = maybe(
  say(
    'Of {theclue} there was not much left, but {hero} kept it, on the windowsill, where it could see out.',
    'They did not know what to do with {theclue}, now that its work was done.',
    '{Hero} gave {theclue} to the smallest child in the crowd.',
  ),
  say(
    '“In case somebody needs it,” {he} said, “one day.”',
    'Sometimes at night it hummed a little. Nobody minded; it was a nice tune.',
    '“What does it do?” “It knows the way,” said {hero}. “But you have to walk.”',
  ),
  say(
    'And {thegift}, which had been all that way and back in a pocket, was given its old place again.',
    'And it was quite still now, like anything that has arrived.',
    'It has been passed on twice since then, and has never once been wrong.',
  ),
);

const CUSTOM: Beat = {
  isMust: true,
  fits: ({ custom }) => custom !== '',
  lines: [
    say(
      'And that other matter, the one they had been told to keep in mind? Here it is once more: {custom}.',
      'Only one thing was still without its place, and now it found it: {custom}.',
      'And then {hero} remembered what {he} had promised not to forget: {custom}.',
    ),
    say(
      '“I told you that it wasn’t there for nothing,” said {friend}.',
      'It had been part of it all along, as the back is part of a picture.',
      'Now at last it made sense, and they laughed that they had not seen it sooner.',
    ),
  ],
};

const POWER_AT_HOME: Beat = {
  isMust: false,
  fits: ({ hero }) => hero.power !== null,
  lines: ({ hero }) => [
    say(
      'The children begged until {hero} showed them, just once more, what {power} could do.',
      '“And now the {power},” they all called, and {hero} did not need to be asked twice.',
      'As for {power}, {hero} used it for nothing grander than this, that evening.',
    ),
    personLine(hero, hero.power?.show ?? []),
    say(
      'And now people were surprised all over again, as people ought to be.',
      'It seemed a bigger thing than it had been, and also a friendlier one.',
    ),
  ],
};

const LESSON_KEPT = maybe(
  say(
    'Later they sat on the step, {hero} and {friend}, with their shoulders touching.',
    'The two of them stayed up when everybody else had gone to bed.',
    'There was one more thing that {hero} wanted to say, and {he} waited until the lamps were out.',
  ),
  say(
    '“{Lesson},” said {hero}. “You thought so out there as well,” said {friend}. “I know. I wanted to see if it was still true at home.”',
    '“I used to think that it was the strong ones,” said {hero}. “And now?” “Now I think {lesson}.”',
    '“What did you learn?” asked {friend}. “That {lesson},” said {hero}. “And to bring more sandwiches.”',
  ),
  oldest(
    'You could have taken it for the end of something. It had the exact shape of a beginning.',
    'The stars were where they had always been. It was the two of them who were somewhere else.',
  ),
);

const LAST_IMAGE = must(
  say(
    'It grew late. {Inplace} one light went out after another, until there was only one.',
    'That night {hero} lay in bed and listened, and all that {he} could hear was {sound}.',
    'Outside, the moon walked over the roofs of {place} on tiptoe.',
    'So that was {theday}, and now it was over.',
  ),
  say(
    '{Friend} was asleep already, and smiling at something.',
    'In the next bed somebody turned over and said “marmalade”, quite clearly.',
    'On the windowsill lay {thegift}, back from its travels.',
    '“Are you awake?” whispered {friend}. There was no answer, only breathing.',
  ),
  say(
    'And far off, where the road goes over the hill, something hummed very softly, as though it were thinking of the next time.',
    'And if you stand quite still, on a night like that, you can hear it still.',
    'The road lay there in the moonlight and waited. It had plenty of time.',
    'And everything that had been lost slept in its own place until the morning.',
  ),
  notOldest(
    '“{Refrain}”',
    'And someone, half asleep, said it one last time: “{Refrain}”',
    'Above the gate, in the moonlight, you could read it plainly: “{Refrain}”',
  ),
  oldest(
    '“{Refrain}” It stood over the gate as it had always stood there, and it had been meant for them from the beginning.',
    'Somebody had written it in chalk on the last step, in large uneven letters, where the rain would have it by the morning: “{Refrain}”',
  ),
);

/** The beats of the last chapter, in order; its first line is the story's own pick-up. */
export const RESOLUTION: readonly Beat[] = [
  WAY_BACK,
  AT_THE_GATE,
  CURE,
  FOE_AFTER,
  FEAST,
  POWER_AT_HOME,
  CUSTOM,
  ...relationEndBeats(),
  CHANGED,
  THANKS,
  KEEPSAKE,
  NEXT_MORNING,
  LESSON_KEPT,
  LAST_IMAGE,
];
