import { FANTASY_HOMES, SCI_FI_HOMES, MYSTERY_HOMES, SPOOKY_HOMES } from './homes/wonder-homes.ts';
import type { World } from './world-record.ts';

export const FANTASY_WORLD: World = {
  settings: FANTASY_HOMES,
  helpers: [
    {
      name: 'the lantern sprite',
      is: 'it',
      meeting:
        '{Friend} came along to light the way; {fhewas} no bigger than a pear, and talked a great deal when {fhewas} nervous, which was always.',
    },
    {
      name: 'the chimney dragon',
      is: 'it',
      meeting:
        'And out of the stove climbed {friend}, who was the size of a kitten, the colour of soot, and quite determined to come.',
    },
  ],
  trials: [
    'At the ferry of riddles the boatman asked what gets lighter the more you put into it. {Friend} said a balloon, and {hero} said a heart, and the boatman said that he had been thinking of a bucket with holes. But he liked the second answer better, and rowed them over while he thought about it.',
    'The road went through a field of statues, and each of them had turned its head by the time you looked again. “Don’t run,” said {hero}. They walked, and said good evening to every one by turns, to the left and to the right. At the end of the row the last statue bowed.',
    'A troll had built his house exactly on the bridge and charged one song for the passage. They sang him all that they knew. He wept at the sad ones and stamped at the jolly ones, until the bridge was quite unsafe, and then he carried them over under his arms.',
    'There was a door that opened only for someone who was not there. They thought about that for some time. In the end {friend} hid behind a tree, and {hero} knocked and said, “It is for my friend, who isn’t here.” The door hesitated. Then it felt that it could hardly say no.',
    'The giant spider’s web was strung from wall to wall with drops, and in every drop there was a little picture of what you wanted most. {Hero} looked for too long. It was {friend} who shut {his} eyes for {him} very gently, and led {him} underneath.',
  ],
  rests: [
    'A wandering cottage came by on its two legs and sat down next to them. “Only for the night,” it said, and let them in.',
    'They slept upon moss that sighed when you turned over, and woke with small flowers in their hair.',
    'They made their camp in the ring of toadstools, having asked first. All night small music came and went, and in the morning somebody had polished their shoes.',
    'The fire burned green out there, and told stories, if you fed it pine cones. It knew one about a traveller who came home, and they asked for that one twice.',
  ],
  feasts: [
    'The fountains gave raspberry juice, and the stone lions came down off their gates to have some.',
    'The dragons put on their fireworks, and only one roof had to be mended afterwards.',
    'The tables were laid by themselves, with a clatter, and every cake had a wish baked into it.',
    'For one night, by order of the crown, everyone was a duke, and the dukes did the washing-up.',
  ],
  noises: ['Tinkle, tinkle', 'Puff, puff', 'Swoosh', 'Knock, knock'],
};

export const SCI_FI_WORLD: World = {
  settings: SCI_FI_HOMES,
  helpers: [
    {
      name: 'the repair drone',
      is: 'it',
      meeting:
        '{Friend} unplugged {fhimself} and came too; {fhe} had one lamp, three arms and a tendency to say “noted”.',
    },
    {
      name: 'the ship’s hamster',
      is: 'it',
      meeting:
        'There was also {friend}, who had been to more stars than most admirals and spoke through a very small collar.',
    },
  ],
  trials: [
    'The corridor had no gravity, or else it had too much imagination. They swam along it with their hair on end, past a drifting screwdriver, a sandwich and somebody’s sleeping grandfather. {Friend} steered by sneezing. At the far end the floor came back all at once, and they sat on it.',
    'A cloud of small bright rocks lay across the way, and every one of them was going somewhere in a hurry. {Hero} listened for the pattern. “It’s a dance,” {he} said. One, two, hop: once you knew, you could hear the beat, and they waltzed the little ship right through.',
    'The security robot had been asked to stop anyone who was not supposed to be there. “Are you supposed to be here?” said {friend}. The robot thought. It searched its memory from end to end and could not find that it had ever been asked. They left it sitting on a crate, looking at the stars in quite a new way.',
    'The water planet had no ground at all, only very patient whales. You stood on one until it dived, and then you stood on the next. {Hero} learned to feel it in the soles, the small deep breath before it went. They crossed an ocean like that without getting wet above the knee.',
    'All the screens went dark. Then a single line of letters ran across them: tell me something I cannot calculate. They tried sums. They tried poems. In the end {friend} told it what {fhe} had dreamed that night. There was a long pause. Then the doors slid open, every one.',
  ],
  rests: [
    'They hung up their sleeping bags like bats and tied the pillow on with string. Below them a storm was going round a whole ocean, without a sound.',
    'On the little radio someone was reading the weather for a planet that they would never see. It was going to be mild there.',
    'They turned off the engines to save them, and the quiet came in and sat down. Somewhere behind them a pale dot was {place}. You could cover it with one finger, and then you took the finger away again quite quickly.',
    'Supper was squeezed out of three tubes, and all of them tasted of beans. But they ate at the big window, and a comet went by in the middle of the pudding.',
  ],
  feasts: [
    'Every screen showed nothing but their two faces, much too large, until {friend} hid under a table.',
    'There was real cake, from real eggs, and everyone was given a crumb to keep.',
    'The fountain ran with lemonade, and the robots, who could not drink it, enjoyed the bubbles.',
    'A firework was let off for each of them, and the last one spelled out a very old joke across half of the sky.',
  ],
  noises: ['Beep, beep', 'Whirr, whirr', 'Zoom', 'Bloop'],
};

export const MYSTERY_WORLD: World = {
  settings: MYSTERY_HOMES,
  helpers: [
    {
      name: 'the lamplighter’s cat',
      is: 'it',
      meeting:
        '{Friend} joined {him} at the corner, without being asked and without giving a reason, and spoke only when there was something to point out.',
    },
    {
      name: 'the retired police dog',
      is: 'it',
      meeting: 'With {him} came {friend}, whose nose was not what it had been, but who could smell a lie, and said so.',
    },
  ],
  trials: [
    'They made a list of everybody who could have done it, and it was very long, and {friend} was on it. “I was asleep,” said {friend}. “Can anyone prove that?” asked {hero}. It took them a moment to see that both of them were grinning. Then they tore up the list and began again with who could not.',
    'The witness would speak only in rhyme. It was slow work, and a whole hour went on “orange”. But in between there were two plain words that she had not meant to say. {Hero} wrote them down and underlined them both.',
    'Someone was following them. They turned left, and the steps turned left; they stopped, and there was nothing. So {friend} walked on alone, stamping for two, while {hero} waited behind the pillar box. It was a boy of six, with a magnifying glass. He was following them, he said, because they were so suspicious. He had noticed more than they had.',
    'In the shop of clocks it was a different time on every wall, and all of them ticked as though they had something to hide. Only one was silent. {Hero} opened the case. There was no works in it at all, only a staircase, going down, and a smell of somebody’s supper.',
    'It was all there in the laundry, if you knew how to read it. Two gloves, both left; a cuff with a spot of green ink. {Friend} held up the cuff against the signature in the visitors’ book. “Well now,” said {friend}. It fitted the way the last piece fits.',
  ],
  rests: [
    'In the café that never closes they pushed the clues around on the tabletop between the cups. The waiter joined in, and was rather good.',
    'They kept watch from a doorway with one newspaper between them. There were two holes in the newspaper.',
    'They sat on the roof with their feet in the gutter, sharing a bag of chestnuts, and watched the windows go out one by one. It was surprising how much you could find out about people just from that.',
    'It rained. They drank cocoa in the doorway and laid the clues out in a row along the step. Looked at from upside down, said {friend}, it was almost a face.',
  ],
  feasts: [
    'There was a party in the reading room, and for once everyone was allowed to laugh out loud there.',
    'A plaque was put up. It has only one spelling mistake, and they left it in, so as to give somebody something to find.',
    'Everyone who had been suspected was asked to tea, and then they were all asked to forgive one another, and there was seed cake to help.',
    'The newspaper printed a special edition with no bad news in it whatever.',
  ],
  noises: ['Tick, tock', 'Tap, tap, tap', 'Psst', 'Creak'],
};

export const SPOOKY_WORLD: World = {
  settings: SPOOKY_HOMES,
  helpers: [
    {
      name: 'the smallest bat',
      is: 'it',
      meeting:
        '{Friend} came along, upside down as a rule, because the others had said that {fhewas} too small to be frightening.',
    },
    {
      name: 'the friendly skeleton',
      is: 'it',
      meeting:
        'And {friend} offered to come, too; {fhe} had nothing on that evening, {fhe} said, and waited for somebody to laugh.',
    },
  ],
  trials: [
    'Something went on breathing after they had all stopped. They held up the lamp. It was a row of coats on hooks, and each coat was asleep. They tiptoed by underneath, and the last of them, a small one, murmured and put a sleeve round {hero}, and it took some time to get it off without waking it.',
    'There were nine doors in the passage, and from behind every one came somebody’s most frightening noise. {Friend} put an ear to each. “That one is only a tap,” {fhe} said at the sixth. And so it was. It is the small sensible sounds that you should follow, in the dark.',
    'The ghost in the corridor rattled her chains and moaned as she had been taught to. “That must be tiring,” said {hero}. The ghost stopped. Nobody had ever said so. It was, she told them, it was dreadfully hard on the wrists; and she showed them the short way, through the wall and mind the step.',
    'The suit of armour would let them pass if they could make it jump. They said boo. They said it together. Nothing. Then {friend}, quite by accident, said “rust”. You never saw so much metal leave the ground at once.',
    'The fog filled the lane to the brim, and there were voices in it that sounded like people they loved. They agreed on a word that no fog could know, and it was “marmalade”. Whoever could not say marmalade was not to be followed, and so, marmalade by marmalade, they came through.',
  ],
  rests: [
    'They sat on a flat stone and ate toffee. An owl came, and then another, and in the end it was almost sociable.',
    'There was a bed with curtains, and a thing underneath it that asked politely if it was in the way. “Not at all,” they said.',
    'They sat in the kitchen of the empty house, where it was warm for no reason. Somebody had put out soup. They said thank you to the air, and the air, very softly, pulled up a chair.',
    'There was a bench beside the gate, and for a while they watched the will-o’-the-wisps play at catch. From a distance, agreed {friend}, nearly everything is rather sweet.',
  ],
  feasts: [
    'All the lanterns were lit at the same time, and now you saw how many friendly faces there had been in the dark.',
    'They bobbed for apples with the ghosts, who cheated, because they could put their heads through the side.',
    'The living danced with the living and the rest with the rest, until the candles were low, and then they changed partners.',
    'There was toffee, of the kind that keeps you quiet, and then there was pumpkin soup, and after that the howling, which was for fun.',
  ],
  noises: ['Creak, creak', 'Whoo-oo', 'Rattle, rattle', 'Hoo, hoo'],
};
