import type { TraitRecord } from './trait-record.ts';

export const POSITIVE_TRAITS: Readonly<Record<string, TraitRecord>> = {
  brave: {
    habit: [
      '{X} took the stairs two at a time and the dark corners first.',
      'If a door creaked in the night, it was {x} who got up to tell it to hush.',
    ],
    deed: [
      'There was one rope, no railing and a great deal of nothing underneath. {X} went first, singing rather loudly and slightly off the note. “It only looks long,” {xhe} called back, “because we are looking at it.”',
      'Something growled behind the brambles. Everybody took a step back except {x}, who took one forward and said good evening. It turned out to be a very old badger with a sore tooth, and it moved aside.',
    ],
    doubt:
      'Being brave, it turned out, did not stop anybody’s knees from knocking; it only meant walking on while they knocked.',
    wish: 'What {x} never told anyone was how nice it would be, just once, to be frightened and have somebody notice.',
    small: '{X} was not afraid of the dark.',
  },
  kind: {
    habit: [
      '{X} broke every biscuit in two before taking the first bite.',
      'Stray cats, lost gloves and new children all found their way to {x} sooner or later.',
    ],
    deed: [
      'A beetle lay on its back in the middle of the path, waving all six legs. They were in a hurry, and {x} stopped all the same. Once it was the right way up it marched off, and only by watching where it went did they notice the gap in the hedge.',
      'The old woman at the well asked for nothing, but {x} drew her water anyway and carried it in. “Nobody has asked me the way in years,” she said, “so nobody knows the good one.” Then she told them.',
    ],
    doubt: 'It is a hard thing to be kind when there is so little time, and harder still to be anything else.',
    wish: 'Somewhere under all that giving, {x} hoped that one day somebody would keep half a biscuit back for {xhim}.',
    small: '{X} always shared.',
  },
  curious: {
    habit: [
      '{X} collected questions the way other people collect shells.',
      'No box had ever stayed shut for long with {x} in the room.',
    ],
    deed: [
      'The wall was only a wall to everybody else. {X} wanted to know why one brick was warmer than its neighbours, and pushed it, and asked it politely, and pushed it again. The whole wall sighed and swung open.',
      '“Why does the moss grow only on the left?” asked {x}. Nobody knew. So they followed the moss, because a good question is nearly as useful as a map, and by noon they were exactly where they had hoped to be.',
    ],
    doubt: 'One question had begun to itch, and this time {x} was not at all sure of wanting the answer.',
    wish: 'Of all the things {x} wondered about, there was one never said aloud: whether anybody ever wondered about {xhim}.',
    small: '{X} asked why, and why, and why.',
  },
  loyal: {
    habit: [
      'A promise made to {x} in spring was still being kept in winter.',
      '{X} had never once left a party, a queue or a friend without saying goodbye.',
    ],
    deed: [
      'The narrow door would let through only one at a time, and it would not open twice. “Then we’ll find another,” said {x}, and sat down in front of it until everybody agreed. The other way was longer. Nobody minded.',
      'When the path split and the fog came down, {x} tied one end of a scarf to {xhis} own wrist and passed the rest along. “If one of us is lost,” {xhe} said, “then we are lost together, and that hardly counts.”',
    ],
    doubt: 'To be loyal is easy on a straight road; it is the forks that hurt.',
    wish: 'What {x} wanted more than any treasure was to hear somebody say: I never doubted you for a minute.',
    small: '{X} never let go of a friend’s hand.',
  },
  patient: {
    habit: [
      '{X} could wait for a snail to finish its sentence.',
      'When others shook the tree, {x} sat down under it until the pear was ready.',
    ],
    deed: [
      'The lock had nine wheels and no key. Everyone had a turn at rattling it. Then {x} sat down and listened, one click at a time, while the sun moved from one side of the sky to the other. At the ninth click it opened, as if it had only wanted company.',
      'The heron would not speak to anybody who hurried. So {x} stood beside it in the shallow water and said nothing either, until both their shadows were long. “Downstream,” said the heron at last. “Third bend.”',
    ],
    doubt: 'Even a patient heart keeps a clock in it, and that clock had started to tick.',
    wish: 'Secretly {x} wondered whether there was anything in the world that was waiting just as quietly for {xhim}.',
    small: '{X} could wait and wait.',
  },
  funny: {
    habit: [
      '{X} could make a whole room laugh with one eyebrow and a teaspoon.',
      'Wherever {x} had been, somebody was still holding their sides.',
    ],
    deed: [
      'The two gatekeepers had not spoken to each other for a year. {X} bowed to one, tripped over the other, and apologised to the gate. One of them snorted. The other giggled. By the time they had finished laughing they had quite forgotten to keep the gate shut.',
      'Everybody was cold and nobody would say so. Then {x} put on both hats at once and gave the weather a very stern talking-to. They laughed so hard that they were warm for a mile.',
    ],
    doubt: 'Not even a funny story comes easily when your mouth is dry and everyone is waiting for it.',
    wish: 'It was easy for {x} to make people laugh; what {xhe} longed for was somebody who would also stay for the quiet part.',
    small: '{X} made everybody giggle.',
  },
  gentle: {
    habit: [
      'Moths sat down on {x} and forgot to leave.',
      '{X} closed doors as if there were always a baby asleep behind them.',
    ],
    deed: [
      'The thorns closed tighter every time somebody pulled. “Don’t fight them,” said {x}, and began to stroke the stems, one by one, the way you would smooth a ruffled cat. The thorns lay down. The path behind them was soft with petals.',
      'The young animal in the ditch was all teeth and terror. {X} lay down flat in the mud, so as to be smaller than it was, and hummed. After a while a wet nose came to see who was humming.',
    ],
    doubt: 'Gentle {xhands} had always been enough before, and {x} looked at {xhis} own now and wondered.',
    wish: 'People forgot that somebody so gentle might wish, now and then, to be the one who is carried.',
    small: '{X} had soft, soft steps.',
  },
  clever: {
    habit: [
      '{X} could untie any knot, including the ones made of words.',
      'Give {x} a spoon, a string and five minutes, and something would begin to work.',
    ],
    deed: [
      'There were three levers and a sign so old that only the word “not” was left. {X} looked at the dust, which was thick on two handles and thin on the third. “Somebody has been using this one,” {xhe} said, “and they are still alive.” It was the right one.',
      'The plank was too short for the stream by exactly one arm. {X} turned it round, thought, and laid it across the corner where the banks leaned in. “Corners,” {xhe} explained, “are where rivers cheat.”',
    ],
    doubt: 'A clever plan is a wonderful thing, as long as somebody has one.',
    wish: 'What {x} wished for, in the small hours, was a puzzle too big to be solved alone and someone who would sit down beside it.',
    small: '{X} had a good idea.',
  },
  honest: {
    habit: [
      '{X} once walked a mile back to return a button.',
      'If you asked {x} whether the hat suited you, you had better want to know.',
    ],
    deed: [
      '“Have you come to buy or to steal?” asked the keeper of the bridge. Everybody else began to explain. “Neither,” said {x}. “We have nothing, and we need to cross.” The keeper had not heard the plain truth since the bridge was built, and let them go over for free.',
      'It would have been simple to say that the lantern had been broken already. “I dropped it,” said {x}. “I am sorry.” The peddler looked for a long time. Then he gave them a better one, because people who own up, he said, bring things back.',
    ],
    doubt: 'To be honest, and {x} always was, nobody had the least idea what to do next.',
    wish: 'Telling the truth had cost {x} a friend once, and {xhe} still wondered if the truth had ever been sorry.',
    small: '{X} always told the truth.',
  },
  generous: {
    habit: [
      '{X} had given away so many umbrellas that it rained on nobody else.',
      'The pockets of {x} were famous, because whatever was in them was usually for you.',
    ],
    deed: [
      'There was one honey cake left and a long night coming. {X} broke it into pieces, and then broke a piece from {xhis} own for the hedgehog that had been watching. The hedgehog ate, turned round three times, and showed them where the ground stayed dry.',
      'The ferry cost one thing you would miss. Before anyone had finished arguing, {x} had already handed over {xhis} warm scarf. “I shall miss it,” {xhe} said, “but I would have missed you more.”',
    ],
    doubt: 'A generous heart can be emptied like any other pocket, and {x} felt about for what was left.',
    wish: 'Just once {x} would have liked to be given something so well chosen that {xhe} could not give it on.',
    small: '{X} gave away the biggest piece.',
  },
  cheerful: {
    habit: [
      '{X} whistled before breakfast, which not everyone forgave.',
      'Even puddles looked better after {x} had been in them.',
    ],
    deed: [
      'By the third wrong turn nobody was speaking. “Splendid,” said {x}. “Now we know three places where it isn’t.” And {xhe} began a song with so many verses that by the last of them they had walked clean out of the maze without noticing.',
      'The rain came sideways. {X} found the only dry leaf in the forest and held it over the smallest head, and bowed, as if it were a palace umbrella. It is difficult to give up beside somebody like that.',
    ],
    doubt: 'Being cheerful is a kind of lantern, and just then somebody had left the window open.',
    wish: 'There were days when {x} wished that someone would ask, and then wait for the second answer.',
    small: '{X} sang a happy song.',
  },
  creative: {
    habit: [
      'The walls at home had run out of room for what {x} had painted on them.',
      '{X} saw boats in walnut shells and dragons in the washing.',
    ],
    deed: [
      'There was no boat. There was, however, a bathtub, a broom and a tablecloth, and {x} looked at them for a while with {xhis} head on one side. They sailed at noon. It leaked a little, but it was by far the prettiest ship on that water.',
      'The guard was only interested in things he had never seen. So {x} drew him one: a bird with a clock in its tail. While he turned the picture this way and that, wondering how to wind it, they tiptoed by.',
    ],
    doubt: 'For once no picture came into that creative head at all, only plain grey paper.',
    wish: 'One day {x} wanted to make a thing so true that it would be remembered after its maker was not.',
    small: '{X} could make a boat from a box.',
  },
  helpful: {
    habit: [
      '{X} carried other people’s shopping home so often that the bags knew the way.',
      'There was always a hammer, a plaster or a piece of string somewhere about {x}.',
    ],
    deed: [
      'The miller’s cart was stuck to its axle, and there was really no time. {X} already had a shoulder against the wheel. Afterwards the miller insisted on driving them, flour and all, which saved a day and made everyone sneeze.',
      '“I can hold that,” said {x}, and did: the ladder, the lamp, the goat, and the end of a rope whose other end nobody had looked at. It was fastened to the very gate they had been trying to lift.',
    ],
    doubt:
      'There was nothing here that a helpful pair of {xhands} could carry, mend or hold, and that was the worst of it.',
    wish: 'It had never occurred to anyone that {x} might need help; some evenings {xhe} wished that it would.',
    small: '“I can help,” said {x}.',
  },
  wise: {
    habit: [
      '{X} thought before speaking, and quite often went on thinking instead.',
      'People told {x} their troubles and went home with smaller ones.',
    ],
    deed: [
      'Two roads, and a signpost that swung with the wind. The others argued about left and right. {X} looked down instead of up. “Nobody lies to the ground,” {xhe} said, and followed the deeper wheel tracks.',
      'The quarrel had gone three times round the fire. {X} handed each of them a cup of tea too hot to drink. By the time it had cooled, they had forgotten what they had been so right about.',
    ],
    doubt: 'A wise head knows how much it does not know, and tonight that was a heavy thing to carry.',
    wish: 'Everybody came to {x} for answers, and {xhe} would have given a good many of them for one evening of being silly.',
    small: '{X} thought before speaking.',
  },
  playful: {
    habit: [
      '{X} turned every staircase into a mountain and every broom into a horse.',
      'Nobody had ever crossed a yard with {x} without being asked to hop.',
    ],
    deed: [
      'The stepping stones sank if you stood on them for longer than a breath. “Then we don’t stand,” said {x}. “We hop, and whoever lands twice has to crow like a rooster.” They were over before anyone remembered to be worried.',
      'The pups that guarded the yard were large and had a great many teeth. {X} found a stick. Ten minutes later the pups lay in a heap, panting happily, and not one of them raised its head when the gate clicked.',
    ],
    doubt: 'It did not feel much like a game any more, and {x} missed the rules.',
    wish: 'What {x} feared was the day when everybody else would be too grown-up to play; what {xhe} wished for was one friend who never would be.',
    small: '{X} loved to hop and skip.',
  },
  determined: {
    habit: [
      '{X} had learned to whistle in one night, and the neighbours remembered it well.',
      'Once {x} had started on a jigsaw, the house moved quietly around {xhim} until it was done.',
    ],
    deed: [
      'The hill was all loose stones: two steps up, one step down. {X} did the sum, found that it came out in {xhis} favour, and went on doing it until there was no hill left.',
      'Six times the rope fell short of the hook. “Seven,” said {x} cheerfully through {xhis} teeth. At the eleventh throw it caught, and held.',
    ],
    doubt: 'A determined chin can go a long way, but even {x} could feel it beginning to tremble.',
    wish: 'Nobody knew what {x} was running so hard towards; on some nights {xhewas} not certain either.',
    small: '{X} tried, and tried again.',
  },
};
