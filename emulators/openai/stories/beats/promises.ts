/** Something that is promised at home before the road, and kept at the end of it. */
export interface PromiseRecord {
  /** Follows "promise to". */
  oath: string;
  /** A sentence or two in the last chapter. */
  kept: string;
  /** The same for the smallest. */
  smallOath: string;
  smallKept: string;
}

export const PROMISES: readonly PromiseRecord[] = [
  {
    oath: 'bring back a pebble from the furthest place we come to',
    kept: 'First of all {hero} felt about in {his} pocket and put a pebble on the windowsill of {folk}, grey, with a white line round it. “From the furthest place,” said {hero}. “As promised.”',
    smallOath: 'bring you a round white stone',
    smallKept: 'And look what {hero} had for {folk}: a round white stone!',
  },
  {
    oath: 'be home before the last plum falls',
    kept: 'There was one plum left on the tree by the gate. They looked up at it, and it fell, straight into the lap of {hero}. “Home before the last plum,” said {folk}. “By the skin of it.”',
    smallOath: 'be home before the plums are ripe',
    smallKept: 'The plums were not ripe yet. “I am home,” said {hero}. “Just as I said!”',
  },
  {
    oath: 'say good night to the moon for you, wherever we are',
    kept: '“Did you say good night to the moon for me?” asked {folk}. “Each night,” said {hero}, “and it always asked how you were.” It is good when a promise has been kept even where nobody could see.',
    smallOath: 'say good night to the moon for you',
    smallKept: '“I said good night to the moon,” said {hero}. “It said good night to you!”',
  },
  {
    oath: 'learn one new song and bring it home',
    kept: '“You owe us a song,” said {folk2}. {Hero} had not forgotten. It was only a short one, picked up from a ferryman on the way; but by the second verse everybody knew it.',
    smallOath: 'bring you a new song',
    smallKept: '{Hero} had a new song for {folk}. Tra-la, tra-la, tra-la!',
  },
  {
    oath: 'write your name somewhere where nobody has ever been',
    kept: '“And my name?” asked {folk}. “Right at the end of the world,” said {hero}, “in the sand, in capitals, with the date.” {Folk} had to go and look at something outside for a moment.',
    smallOath: 'write your name in the sand',
    smallKept: '“I wrote your name in the sand,” said {hero}. {Folk} went pink.',
  },
  {
    oath: 'give your spoon back clean',
    kept: 'And before anything else {hero} gave {folk2} back the borrowed spoon. It had dug, stirred, tunnelled and once been a mast. It was perfectly clean. “I promised,” said {hero}.',
    smallOath: 'give you back your spoon',
    smallKept: '“Here is your spoon,” said {hero} to {folk2}. It was nice and clean.',
  },
  {
    oath: 'tell it all exactly as it happens, even the silly bits',
    kept: 'That night they told it, exactly as it had happened, even the part with the puddle, because {hero} had promised that as well; and it was the part with the puddle that {folk} wanted to hear again.',
    smallOath: 'tell you all about it',
    smallKept: '{Hero} told {folk} all about it, even the silly bits. Most of all the silly bits!',
  },
  {
    oath: 'plant whatever we find in our socks',
    kept: 'There were nineteen seeds in their socks, and {hero} planted them by the wall, as {he} had promised {folk}. Nobody knew what they would be. By the spring they were blue.',
    smallOath: 'bring you a seed',
    smallKept: '{Hero} gave {folk} a seed. They put it in a pot. Grow, little seed!',
  },
  {
    oath: 'keep a bit of the candle for the way home',
    kept: 'On the table they set down a stump of candle, no longer than a thumb. {Hero} had promised to keep that much of it, and it had not always been easy. {Folk} lit it, and it was enough for the whole of supper.',
    smallOath: 'bring your little candle home',
    smallKept: 'And here was the little candle. {Hero} had kept it safe for {folk}. Puff!',
  },
  {
    oath: 'be polite to every single goose',
    kept: '“And the geese?” asked {folk2} sternly. “All of them,” said {hero}. “Good morning, good evening and after you.” Behind {him}, in a long white row, some of the geese had come along to confirm it.',
    smallOath: 'say hello to all the ducks',
    smallKept: '“Did you say hello to all the ducks?” asked {folk}. “To all of them,” said {hero}. Quack!',
  },
];
