import { maybe, must, older, oldest, say, type Beat } from './beat.ts';

export const WAY_BACK = must(
  say(
    'You know how it is with the way back: you recognise every stone, and every stone recognises you.',
    'They could have taken the straight road home. They took the one past everybody who had been kind to them.',
    'Nobody was chasing them any more, and so for the first time they saw what a beautiful country it was.',
    'It rained the whole way home, and they had never had such weather.',
    '“Shall we race?” said {friend} at the first milestone. They did not race. They wanted it to last.',
    'Nobody sings on the way out as they sing on the way home. They sang all of it, even the bits with no tune.',
    'The first night they slept for eleven hours. The second night they could not sleep at all, for gladness.',
    '“Left at the goat,” said {friend}, “right at the pump,” and they remembered every single goat.',
    'Going back, {hero} carried {short} and {friend} carried everything else, and each thought that the other had the heavy part.',
    'A carter gave them a lift, and would take no money for it, only the story. They had not finished by the last milestone, so he drove on a bit.',
    'They walked slowly, the way you eat the last of the cake.',
    'By the third day they had told each other all of it twice, and it had begun to get better.',
    'Downhill went the road, and over the bridge, and through the wood that had frightened them so. “Good day, wood,” said {hero}.',
    'People who had shut their doors to them on the way out now stood before them with pie.',
    'It is a queer thing to go home with {short}; you keep looking to see if it is still there.',
    'All the signposts had been turned round. It took them a while to see that it was they who had.',
    'They were in no hurry, and they ran.',
    'Where the road forked, they did not need to ask. {Hero} could have walked it asleep, and for a mile or two {he} did.',
    'The nights were clear now, and each evening one more star stood over where home must be.',
    'The way home is always shorter; nobody knows why.',
    'They went back the way they had come, and did not recognise it.',
    'Going home, it was downhill, even in the places that had been downhill before.',
    'It took them half as long to go home, although they stopped twice as often.',
  ),
);

/** What happens on the road home. */
export const ON_THE_ROAD_HOME = maybe(
  say(
    'When people asked them where they had been, they said “{atlair}”, and then it was always very quiet for a moment.',
    'In one village there was a parade, and they watched it for some time before they understood that it was for them.',
    '{Theclue} was cool and quiet now, like a dog that has been for a walk.',
    'The nearer they came the faster they walked, until it could no longer be called walking.',
    'They talked the whole way, and nobody complained that anything was heavy.',
    'All along the road people came out to hear about {short}, and touched their hats.',
    'They passed the place where they had been lost, and the place where they had been afraid, and waved to both.',
    'They still stopped at each fork, out of habit, and then they laughed.',
    'Whenever {friend} was tired, {hero} said “{short}”, just like that, and {friend} was not tired any more.',
    'They paid back an apple here and a night’s lodging there, and were given two of each.',
    '{Friend} sang, and got the song wrong, and {hero} sang it wrong as well, so that it should not feel alone.',
  ),
);

export const IN_SIGHT_OF_HOME = must(
  say(
    'Then there was one more bend, and after the bend there was {place}, {look}, with all of its windows open.',
    '“Can you hear it?” asked {friend}. They could. It was {sound}, thin and far off, and nothing had ever been so beautiful.',
    'On the wall at the edge of {place} sat {folk2}, who had been sitting there every evening, and pretended it was for the view.',
    '“{Smell},” said {friend}, and shut both eyes. “We’re home.”',
    'On the last hill they stopped. There lay {place}, {look}, just as they had left it, only dearer.',
    'They had thought that they would have to look for the house. But their feet went straight to it.',
    'There was a light, and then there were two, and then the entire slope was full of them. {Place} had put a candle into every window.',
    'Somebody was sitting on the roof with a telescope, somebody began to shout, and then somebody fell off the roof, but into hay.',
    'Then the wind turned, and there it was: {smell}. {Hero} began to run.',
    'Long before they saw it they could hear it: {sound}, and somebody shouting that they were coming.',
    'It was {folk} who saw them first, and dropped whatever it was, and ran.',
  ),
  oldest(
    'Everything was where they had left it. It was a little like visiting a museum of themselves.',
    '{Hero} had thought so often about this moment that it took a while to notice that it was happening.',
    'You can go back to a place, but never as the one who left it; {hero} felt it in the way the gate seemed lower.',
    'There ought to be a word for it, being homesick for a road while you are walking through your own front door.',
  ),
);

export const AT_THE_GATE = maybe(
  say(
    'Somebody had hung a wreath on the gate, and it had dried up waiting.',
    'They knocked at the gate, although it stood open. It seemed the right thing to do.',
    'At the gate they were asked for the password, which was new.',
    'The gate was shut, because nobody had expected them before the end of the week.',
    'In front of the gate {friend} stopped and smoothed down everything that stuck up.',
  ),
  say(
    '“We are not buying anything,” called {folk} from inside. And then there was a scream, and it was a happy one.',
    '“You’re late,” said {folk2}, and could not say any more than that.',
    '“Who is there?” called {folk2} from inside. “Us,” said {hero}. It was the right answer.',
    '“It’s only us,” said {friend}, and behind the gate somebody dropped a whole tray of cups.',
    '“Do I look any different?” asked {hero}. “Dirtier,” said {friend}.',
  ),
  say(
    'A window went up, then another, and then they could not have got away if they had wanted to.',
    'They were turned round and round and looked at from all sides, to see if anything was missing.',
    'Then the gate flew open, and there were so many arms that they lost sight of each other.',
    'They were hugged by people whom they hardly knew, and by one whom they did not know at all.',
    'And {folk} said what is always said at such times, which was that they must be hungry.',
  ),
);

export const CURE = must(
  say(
    'They had carried this moment with them for so long that nobody dared to be the first to touch it.',
    '“Who is going to do it?” asked {friend}. And everybody took one step back, except for {hero}.',
    'In the middle of the square people had left a space. They had left it on the very first day, and nobody had put so much as a basket there.',
    '{Folk} had swept specially.',
    'There was no need to say what came next. Even the babies seemed to know.',
    'And then it was time to do what they had gone out to do.',
    'Nobody made a speech. They all just came and stood round.',
    '“Well, go on,” said {folk2}, who had been holding that breath for days.',
    '{Hero} did it with both {hands}, and with eyes shut, and with {friend} holding on to {his} sleeve.',
  ),
  say(
    '{Cure}.',
    'One, two, three breaths; and then {cure}.',
    '“Now,” whispered somebody. And {cure}.',
    'It went the way it goes in the oldest tales: {cure}.',
    'And everyone who was there will tell you the same thing: {cure}.',
    'For a moment nothing happened at all. Then {cure}.',
    'It was as easy as that, in the end: {cure}.',
    'This is what they had come home for: {cure}.',
  ),
  say(
    '{Folk2} said that there was something in the air that made one’s eyes water, and so there was.',
    'Somebody began to clap, quite alone, and was not alone for long.',
    'Two neighbours who had not spoken for years said “well!” to each other, and had to laugh.',
    'The children had been allowed to stay up, and promptly fell asleep from joy.',
    'You never heard such a cheer. A pigeon fell off the roof, and was cheered as well.',
    'Hats went up, and some of them have not come down yet.',
    'Everyone kissed whoever happened to be standing next to them, and some went back and did it twice.',
    '{Folk} and {folk2} danced, and they had not even been introduced.',
    'Even the pigeons flew up, and went round three times, although nobody had told them to.',
    'It was so quiet that you could hear people smile.',
  ),
  older(
    '{Friend} looked for {hero} in the crowd, and {hero} was already looking for {friend}.',
    'And it seemed to {him} that somewhere, very far off, a thing that had been crooked for a long time had come straight with a click.',
    '“Is that what it’s like, being happy?” somebody small asked. “It’s what it sounds like,” said {hero}.',
    'It is a strange thing to hear so many people breathe out.',
    'All those who had said that it could not be done said now that they had always known it.',
    'In all that noise {hero} stood quite still, so as not to spill any of it.',
    'For a little while nobody wanted anything. You do not often see that.',
    'People would tell it for years, and get most of it wrong, and that did not matter in the least.',
  ),
);

export const FOE_AFTER = must(
  say(
    'And one person stood apart in all this happiness, at the very edge, with {ohis} collar up: {foe}.',
    'There was a place at the table that nobody had sat down in, and it was not long until they saw for whom {hero} was keeping it. It was {foe}.',
    'Not everybody was glad to see {foe}, and nobody had expected them to be.',
    'The hardest part of the whole journey was left to {foe}: it was the last ten steps, across the square, in front of everybody.',
    'And {foe}? They had brought {ohim} along, of course; one does not leave people alone in such places.',
    'Behind the last tree somebody was hiding, not very well. “Come out,” called {hero}, and out came {foe}.',
    'All this time {foe} had been holding on to the hem of somebody’s coat, so as not to turn round and run.',
    'There was somebody standing at the gate who did not dare come in, and that was {foe}.',
    'You will want to know what became of {foe}.',
    'It was {friend} who went and fetched {foe} in from the road, where {ohe} had stopped.',
  ),
  say(
    '“May I?” asked {foe}. Nobody answered. Then {folk} pulled out a chair, so that it scraped, and that was an answer.',
    '“One of us now,” said {friend}, with {fhis} {fhand} in {ohers}, and looked round to see if anyone minded.',
    'It was {folk2} who went up to {ohim} first, looked {ohim} up and down, and said: “You’re too thin.”',
    'They gave {ohim} a cup without a crack in it. It was the good china. Everybody saw that.',
    '{Hero} moved up on the bench. There was exactly enough room.',
    '“This is a friend of ours,” said {hero}, to whom it might concern. “No supper yet, I’m afraid.”',
    'People stared. Then {folk} came out with a bowl of soup, a good big one, and put it down in front of {ohim}.',
    'Nobody knew what to say, until a small child asked whether {ohe} could play catch.',
  ),
  say(
    '“I can’t make it undone,” said {foe}. “No,” said {folk}. “But you can help with the dishes.”',
    'From then on, whenever something needed to be mended that was really difficult, people sent for {foe}, who knew all about broken things.',
    'On some evenings {foe} still goes off alone for a bit, and somebody always leaves the door on the latch.',
    'It took until the spring for {foe} to laugh. When it happened everybody turned round to see who it was.',
    '“I don’t know how one does this,” said {foe}. “You sit,” said {friend}, “and then somebody passes you the bread.”',
    'There was a good deal to be put right, and {foe} began with it the very next morning, at the near end.',
    'It was not all forgotten; but it was begun, and {foe} was given a hook of {ohis} own to hang things on.',
    '“I am sorry,” said {foe}. It was so quiet that {ohe} had to say it again, and the second time it was easier.',
  ),
);

/** What was promised at home before the road. */
export const PROMISE_KEPT: Beat = { isMust: true, fits: ({ isPromised }) => isPromised, lines: [say('{Kept}')] };
