import { ADVENTURE_HOMES, EXPLORATION_HOMES, ACTION_HOMES, NATURE_HOMES } from './homes/adventure-homes.ts';
import type { World } from './world-record.ts';

export const ADVENTURE_WORLD: World = {
  settings: ADVENTURE_HOMES,
  helpers: [
    {
      name: 'the harbour cat',
      is: 'it',
      meeting:
        '{Friend} came too, who belonged to nobody and had opinions about everybody, and had not made up {fhis} mind to talk until that very morning.',
    },
    {
      name: 'the old donkey',
      is: 'it',
      meeting:
        'With {him} went {friend}, who had carried everything except a grudge, and who spoke seldom, in a voice like a gate.',
    },
  ],
  trials: [
    'Then came the field of sleeping windmills. Their arms hung so low that you had to guess which would move next, and guess in time. {Hero} counted under {his} breath, {friend} counted louder, and between the two of them they got it wrong in exactly opposite ways, and walked straight through the middle.',
    'At the market of nine bridges everything was for sale except directions. {Friend} traded a button for a whistle, the whistle for a hat, and the hat for a boy who knew the way. The boy wanted nothing in return but to blow the whistle, so they had to trade all the way back.',
    'The cliff path was one foot wide. {Hero} had two feet, and so it had to be done one at a time, with the sea muttering far below. Nobody looked down except a seagull, and the seagull looked worried. “Talk to me,” said {friend}, “about something flat.” They talked about pancakes until the path remembered how to be a road.',
    'All that day a stray wind followed them like a dog, stealing hats and bringing them back. Towards evening it took {hero} by the sleeve instead and tugged. Behind the waterfall, where nobody would have looked, there was a dry stair going up, and the wind ran ahead of them with its tail wagging.',
    'The old toll road was guarded by three sisters who asked not for coins but for something true. {Hero} gave them one thing, and {friend} another, and it cost them both more than money. “Safe road,” said the youngest sister, wiping her eyes, and showed them the way that was not on the sign.',
  ],
  rests: [
    'They found a tower with no roof and lay on its floor, looking up, as if down a well with the moon at the bottom.',
    'An old fisherman let them have his net for a hammock. It smelled of herring, and they slept like herrings.',
    'They slept in a boat that somebody had turned upside down to mend. The tar smelled of summer, and the stars came in through one small hole, a few at a time.',
    'That night they shared a barn with eleven hens, who were very strict about bedtime. Far off they could see the last lamp of {place}, no bigger than a seed.',
  ],
  feasts: [
    'Somebody rolled a barrel into the square, and somebody else rolled out a piano, and neither of them rolled straight.',
    'They were carried once around {place} on shoulders, and had to duck at every lamp.',
    'There was fish soup in washtubs and a dance that went down all the steps and up again.',
    'Every ship blew its horn, and the smallest rowing boat, which had none, was allowed to borrow a trumpet.',
  ],
  noises: ['Splish, splash', 'Tramp, tramp, tramp', 'Creak, creak', 'Whoosh'],
};

export const EXPLORATION_WORLD: World = {
  settings: EXPLORATION_HOMES,
  helpers: [
    {
      name: 'the ship’s parrot',
      is: 'it',
      meeting:
        '{Friend}, who had sailed with four captains and corrected all of them, flew down on to {his} shoulder and announced that {fhewas} coming too.',
    },
    {
      name: 'the young mule',
      is: 'it',
      meeting:
        'There was also {friend}, who had never been anywhere, could talk if the matter was important, and thought that this was.',
    },
  ],
  trials: [
    'On the third day they came to a place where the compass went round and round like a dog before lying down. {Hero} put it away. “Then we ask the moss, the stars and our noses,” said {friend}, and they did, in that order, and were wrong only twice.',
    'There was a plain of salt so white that there was no telling ground from sky. They walked with a string between them. Halfway over, the string went slack; then it went tight again, twice, the way they had agreed, and {hero} laughed out loud with relief in the middle of nothing at all.',
    'Nobody had told them about the whispering grass. It told each of them a different way to go, in a voice each of them trusted. They stopped, put their fingers in their ears, and walked on by looking at one another’s backs until the last stalk was behind them.',
    'The rope bridge had been made for people a good deal lighter, or a good deal luckier. They went over one by one, lying flat. When it was the turn of {friend} a plank fell, and they listened for it to land. They were still listening when they reached the other side.',
    'A wall of ice, or glass, or very old patience stood across the way. There was a figure inside it with a hand up, as if to wave. {Hero} waved back, since it seemed only polite. And where the two palms met, a door came open that could not have been opened from one side alone.',
  ],
  rests: [
    'They drank tea made with melted snow, and gave the mountain opposite a name. It was a silly name, and it has stuck.',
    'In the shelter somebody had left dry wood and a note: for whoever comes. They left a note as well, below.',
    'They camped under a rock shaped like a sleeping bear, and drew the day’s way into the notebook by the light of the embers, with a small cross for the place where they had laughed the most.',
    'At night the sky out there came right down to the ground on all sides. They lay with their heads together and named the stars all over again, in case nobody had.',
  ],
  feasts: [
    'For three evenings running there was a lecture with lantern slides, and the children were let in for nothing.',
    'A flag was run up that nobody had designed yet, so it was white, and everyone was allowed to draw on it.',
    'The old maps were taken down from the walls, and everyone, even the children, was given a pencil.',
    'There was a supper of everything that had ever been brought back in tins, and the stories were told in order of distance.',
  ],
  noises: ['Crunch, crunch', 'Drip, drop', 'Hello-o-o', 'Swish, swish'],
};

export const ACTION_WORLD: World = {
  settings: ACTION_HOMES,
  helpers: [
    {
      name: 'the fire station dog',
      is: 'it',
      meeting:
        '{Friend} was already sitting in the sidecar with {fhis} helmet on; {fhe} could talk, but found that barking saved time.',
    },
    {
      name: 'the mail pigeon',
      is: 'it',
      meeting:
        'And there was {friend}, the fastest on the island, who spoke in very short sentences so as not to waste wind.',
    },
  ],
  trials: [
    'The gate was coming down. It was an enormous gate, all spikes and chains, and it was coming down now. “Run,” said {friend}, rather unnecessarily. They ran, they slid, they left a hat behind, and {hero} put out one arm at the very last moment and got back the hat.',
    'A cart of barrels had broken loose on the hill. They jumped the first, ducked the second, and rode the third, running backwards on the top of it with their arms out, all the way through the fish market and out at the other side to a good deal of applause.',
    'There was one way across the gorge, and it was on fire. {Friend} looked at the washing line. {Hero} looked at the washing line. There was no time to discuss whose idea it was. They went over hand over hand between somebody’s shirts and somebody’s long red underwear.',
    'Three riders came after them through the narrow streets. Left, right, under the arch, and there in front of them stood a wall. {Hero} pulled over the awning of the vegetable stall. What the riders found a second later was not the people they were looking for, but a remarkable quantity of melons.',
    'The rope was fraying, strand by strand: there were four, then three. “Don’t look at it,” said {friend}. So they looked at the ledge instead, and swung, and swung wider, and let go together on the word go. Behind them something went ping.',
  ],
  rests: [
    'They lay flat on their backs, and their hearts went on running for a while by themselves.',
    '“Breathe,” said {friend}. They breathed. It was a thing one could really get to like.',
    'They rested for as long as it takes to eat an apple. Nobody spoke. Then {hero} threw the core as far as {he} could, and they ran on to where it had landed.',
    'For one hour there was nothing to jump over. They sat with their backs to a warm wall and picked splinters out of each other, and it was nicer than it sounds.',
  ],
  feasts: [
    'The fire brigade turned on all its hoses, straight up, and for an hour there were nothing but rainbows.',
    'They were given the keys of the town, which turned out to open the sweet shop as well.',
    'All the bells were rung at once, which was forbidden, and nobody minded.',
    'They were thrown into the air, and caught, and thrown again, until {friend} asked politely to be put down.',
  ],
  noises: ['Vroom, vroom', 'Bump, bump, bump', 'Ding, ding, ding', 'Zoom'],
};

export const NATURE_WORLD: World = {
  settings: NATURE_HOMES,
  helpers: [
    {
      name: 'the young hedgehog',
      is: 'it',
      meeting:
        'And {friend} came trotting after, because nobody had told {fhim} not to, and asked whether there would be slugs.',
    },
    {
      name: 'the robin',
      is: 'it',
      meeting:
        '{Friend} flew down to the gatepost, looked {him} in the eye, and said that somebody had better come who knew the trees by name.',
    },
  ],
  trials: [
    'The bog looked like a lawn. It said “squelch” to {hero} and “squelch” to {friend}, and then it tried to keep a boot. They lay down flat, side by side, as the beetles do, and rowed themselves across it on their stomachs. It was not dignified. A toad watched the whole thing with great interest.',
    'Hail came out of a blue sky, as big as cherries. There was no roof for miles, but there was a herd of cows, and the cows made room. So they sat it out under a warm brown ceiling that chewed, and smelled of hay, and once, absent-mindedly, licked {hero}.',
    'They had to ask the spider, who knew everyone, and who was asleep in the very middle of her web. {Friend} breathed on one thread, as lightly as a gnat. She woke, she listened, and she wove them the answer overnight. In the morning there it hung, written in dew, and they read it before the sun did.',
    'The brambles had grown over the deer track and shut it like a mouth. They had no knife, and they had no time. But they had eaten nothing since dawn, and there were so many blackberries. They ate their way in on one side and, purple to the ears, out on the other.',
    'A young stag stood across the ford and lowered his head. {Hero} did the same, slowly. They stood like that while the water went by. Whatever he read there must have been all right, because he turned, and went before them from stone to stone, and waited on the bank until the last of them was over.',
  ],
  rests: [
    'The deer had left a warm place in the bracken. They curled up in it, and it fitted.',
    'Rain ticked on the big leaves over their heads the whole night long, and not a drop came through.',
    'They slept in a hollow oak, on last year’s leaves. All night the owl called out the hours, and each hour sounded as if it were good news.',
    'When it grew dark the glow-worms lit the path for them as far as the haystack. It was warm from the day, and somebody very small was already snoring in it.',
  ],
  feasts: [
    'They ate outdoors by the light of the glow-worms, who had come without being asked, and stayed for the pudding.',
    'The bees were told, as is right; somebody went from hive to hive and told them the whole thing from the beginning.',
    'There was a long table under the trees, with something on it for everyone, and for the snails a whole lettuce.',
    'The old apple tree was thanked, as is the custom, with music and a cup of cider at its roots.',
  ],
  noises: ['Buzz, buzz', 'Rustle, rustle', 'Plip, plop', 'Tweet, tweet'],
};
