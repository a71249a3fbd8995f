import { SCHOOL_LIFE_HOMES, FRIENDSHIP_HOMES, GROWTH_HOMES, COMEDY_HOMES } from './homes/everyday-homes.ts';
import type { World } from './world-record.ts';

export const SCHOOL_LIFE_WORLD: World = {
  settings: SCHOOL_LIFE_HOMES,
  helpers: [
    {
      name: 'the class hamster',
      is: 'it',
      meeting:
        '{Friend} was let out for the occasion; {fhe} had listened to every lesson for three years and was very well informed.',
    },
    {
      name: 'the boy from the back row',
      is: 'he',
      meeting: 'And {friend} put up his hand, which he never did, and asked whether he could come too.',
    },
  ],
  trials: [
    'The corridor was being polished and could not be walked on, by order. They took off their shoes, ran three steps, and slid, in perfect silence, past the staff room, past the noticeboard, and past the headmistress, who was looking at the ceiling and very nearly smiling.',
    'The staircase had ninety-one steps and a rule about going up on the left. It was break, and the whole school was coming down on it. {Hero} and {friend} went up the way salmon do, by waiting for the gaps and believing in the next landing.',
    'In the changing room there was a locker that nobody had opened in living memory. The lock wanted four numbers. {Friend} tried birthdays. {Hero} tried the score of the famous match that the teachers still talked about. It clicked, and out fell forty years of lost gym shoes, and underneath them a key.',
    'They had to get past the geography room, where the most talkative teacher in the world was looking for someone to talk to. “What is the capital of —” he began. “Sorry, sir,” said {friend}, and pointed at the globe, which had begun to spin. By the time he had stopped it they were two floors up.',
    'The dinner queue went twice round the hall, and behind the counter was the only door. {Hero} looked at the trays. {Friend} looked at the aprons. A minute later two very short dinner ladies with their hats down over their ears were giving out peas, moving a little further to the left with every spoonful.',
  ],
  rests: [
    'They hid in the costume cupboard until the bell had gone. It was nice in there, between the sheep and the three kings.',
    'After school there was nobody left in the yard but them. They sat on the swings, and did not swing.',
    'At lunch they sat on the wall behind the bicycle shed and swapped the halves of their sandwiches, as they always did, so that neither could say whose was whose.',
    'The library was warm and nobody came. They read under the table for one whole period, with their feet touching, and it was nearly as good as a plan.',
  ],
  feasts: [
    'There was a disco in the gym, with the lights off, and even the headmistress danced, in her way.',
    'Everyone in the class was given a gold star, and the teacher, after a short discussion, two.',
    'Lessons were cancelled by a show of hands, and the cook made her chocolate pudding, the one with the skin on.',
    'Their names were read out in assembly, and for once nobody coughed.',
  ],
  noises: ['Ring, ring', 'Scribble, scribble', 'Patter, patter', 'Clap, clap'],
};

export const FRIENDSHIP_WORLD: World = {
  settings: FRIENDSHIP_HOMES,
  helpers: [
    {
      name: 'the dog from number nine',
      is: 'it',
      meeting:
        '{Friend} came too, since {fhe} went everywhere that anybody went, and was known to talk to those who had stopped expecting it.',
    },
    {
      name: 'the smallest girl in the street',
      is: 'she',
      meeting:
        'And {friend} had already put on her boots, and could not be left behind, because she would only have followed.',
    },
  ],
  trials: [
    'They had to ask at the one door that nobody ever knocked on. {Hero} knocked. Nothing happened, and then a great many bolts. “Oh,” said the person inside, who had been baking, as it happened, every day for six years, in case. They stayed for two slices each, and learned more than they had come for.',
    'There was only one pair of roller skates and two people in a hurry. So {hero} wore the left one and {friend} wore the right, and they went down the hill with their arms round each other’s necks, screaming on every second beat.',
    'The boys by the fountain would not tell them unless they won at marbles, and {hero} had never won at marbles. {Friend} had, but {fhe} stood back. “You do it,” {fhe} said, “I’ll believe in you, it’s about as much work.” The last marble stopped to think, and rolled in.',
    'Half the neighbours were not speaking to the other half, and every message had to go by way of the cat. It took all afternoon. But when the third note went by, somebody laughed on one side of the fence, and there was a surprised little silence on the other, and then somebody laughed there too.',
    'They got lost. They had been talking, and had walked straight past the edge of everything they knew. “Do you mind?” asked {hero}. {Friend} thought it over. “Not with you,” said {friend}. And since they were lost in any case they went and looked at what was there, and there it was.',
  ],
  rests: [
    'They lay on the warm roof of the garages and told each other what the clouds were. They did not agree once.',
    'There was one ice cream with two spoons, and it was strawberry on one side only. They turned it round halfway.',
    'They sat on the kerb with one bag of chips between them and did not say anything for quite a while, and it was the best talk they had had all day.',
    'There was a blanket, and it was big enough if nobody breathed out. Through the gap they watched the moon go from one chimney to the next.',
  ],
  feasts: [
    'They strung up lights from balcony to balcony, and somebody let down a basket with a cake in it on a rope.',
    'They took a photograph of everybody, and it had to be taken eleven times, because somebody was always laughing.',
    'Tables were carried out into the road, and it turned out that all of them were the same height.',
    'Everybody brought what they were best at, and there were eleven potato salads, and each was praised.',
  ],
  noises: ['Ring-a-ding', 'Hop, hop', 'Giggle, giggle', 'Knock, knock'],
};

export const GROWTH_WORLD: World = {
  settings: GROWTH_HOMES,
  helpers: [
    {
      name: 'the one-eared rabbit',
      is: 'it',
      meeting:
        '{Friend}, who was mostly stuffing and had not spoken since the move, said that this time {fhe} had better come along.',
    },
    {
      name: 'the snail from the gatepost',
      is: 'it',
      meeting:
        'And {friend} came too, on {his} sleeve; {fhe} had never been beyond the gate, and was in no hurry, and said so.',
    },
  ],
  trials: [
    'There was a puddle as wide as a pond, and last year {hero} had been carried over it. {He} looked at it for some time. Then {he} took a run, and jumped, and landed in it up to the knees, and stood there. “You got further than the middle,” said {friend}. And that was a fact.',
    'The lady in the ticket office could not see them over the counter. {Hero} said “please” five times. The sixth time {he} said it in a different voice, one that {he} had not known {he} had. “Good gracious,” said the lady. “Speak up sooner, dear. Two tickets?”',
    'They came to the stairs in the dark. There were twelve of them, there had always been twelve, and in the dark they went on for ever. {Hero} counted out loud. At seven {his} voice shook, at nine {friend} joined in, and at twelve there was the switch, just where it had always been.',
    'A big boy said that they were too little. {Hero} had an answer to that, and thought of it eleven minutes later, on the far side of the wood. {He} said it anyway, to a tree, quite loudly. It felt very good. “You could use it tomorrow,” said {friend}.',
    'It went wrong. It went as wrong as a thing can, in front of everybody, and {hero} wished that the ground would open. The ground did not. After a bit {he} noticed that most people had gone on eating. {He} picked up the pieces, and the second time it went wrong in a completely different way, which is called getting better.',
  ],
  rests: [
    'In the evening they counted all the things they had not been able to do last year. They ran out of fingers and went on with toes.',
    'There was a night light in the room, and for the first time {hero} noticed it only when {hewas} nearly asleep.',
    'That evening {hero} measured {himself} against the gatepost. There was no difference to be seen. “It goes inwards first,” said {friend}, who had read it somewhere.',
    'They ate the last of the gingerbread on the wall and swung their legs. Looking back, you could see the whole way they had come, and it was not short at all.',
  ],
  feasts: [
    'Everyone told a story about something that they had once been afraid of. The grandmothers’ stories were the best.',
    'They were allowed to stay up until the candles went out by themselves, and nobody said anything about teeth.',
    'There was a cake with no number on it, because it was not for being older, it was for being bigger.',
    'A chair was fetched, and it was one of the big ones, and nobody put a cushion on it.',
  ],
  noises: ['Step, step, step', 'Hop, hop', 'Bump', 'Pitter, patter'],
};

export const COMEDY_WORLD: World = {
  settings: COMEDY_HOMES,
  helpers: [
    {
      name: 'the talking teapot',
      is: 'it',
      meeting:
        '{Friend} insisted on coming; {fhe} had been in the family for years, {fhe} said, and was not going to be left in the cupboard now that it was getting interesting.',
    },
    {
      name: 'the goose with the handbag',
      is: 'it',
      meeting: 'And along came {friend}, who had packed for three weeks and would not say what was in it.',
    },
  ],
  trials: [
    'The guard asked for the password. Nobody had it, so {friend} said the longest word {fhe} knew, and the guard, who had forgotten it as well, wrote it down very gratefully and thanked them. It has been the password ever since, and it is “marmaladewheelbarrow”.',
    'They hid in a suit of armour, both of them, {hero} in the top half and {friend} in the bottom. It would have gone well if the two halves had agreed on where they were walking. The armour left by the door and by the window at the same time.',
    'The bridge was out, so they borrowed a catapult. {Hero} had a question about the landing. {Friend} had a question about who was going first. The catapult, which was old and tired of questions, went off. The landing, as it turned out, was a trifle.',
    'All three of the doctors agreed that it was serious, and none of them on what it was. They prescribed a hop, a jig and a hat full of jelly. The odd thing is that it helped. The hop got them over the wall, the jig past the dogs, and nobody wishes to talk about the jelly.',
    'The pigs had got into the library and would not leave until they knew how it ended. So {hero} read aloud, doing all the voices, and {friend} did the wolf. There was some weeping in the back rows. Then the pigs filed out in a very thoughtful manner, and there behind them was the door.',
  ],
  rests: [
    'They slept in shifts, as the bed was too short; one had the top half of the night and the other one the bottom half of the bed.',
    'Somebody had told them that the inn was haunted. It was only bad at cooking.',
    'They camped in a bathtub, for the view. {Friend} took the end with the taps, complained about it all night, and in the morning would not swap.',
    'For supper there was one egg, and they drew lots for who should cook it. It was then dropped by both of them, equally, which is what friendship means.',
  ],
  feasts: [
    'They held a contest for the longest sausage and the shortest speech, and the same man won both.',
    'There was dancing on the tables, until the tables began to dance as well, and then it got confusing.',
    'There was a banquet, and it began with the pudding, so as to be on the safe side.',
    'Medals were given out, and when they ran out of medals they used biscuits, which were more popular.',
  ],
  noises: ['Boing, boing', 'Honk, honk', 'Splat', 'Wobble, wobble'],
};
