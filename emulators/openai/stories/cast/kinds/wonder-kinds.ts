import type { KindRecord } from './kind-record.ts';

/** Beasts of legend, folk of legend, and everything that magic has made. */
export const WONDER_KINDS: readonly KindRecord[] = [
  {
    match: /\bhalf-dragon\b/iu,
    body: 'person',
    habit: [
      'On cold mornings {x} breathed on the bath water, and the bath was hot.',
      '{X} had {xhis} grandmother’s smile and, on the other side of the family, {xhis} grandfather’s scales.',
    ],
    deed: [
      'The lamp had gone out and the matches were wet. {X} coughed politely into {xhis} {xhand}. There was a spark, a small blue flame, and a lamp that burned all night long and smelled a little of cinnamon.',
    ],
    small: '{X} could puff a warm puff.',
  },
  {
    match: /\bdragon\b/iu,
    body: 'claws',
    habit: [
      'A small ring of smoke went up whenever {x} was thinking, and everyone waited until it was gone.',
      'In winter {x} was much asked for, because one could dry the washing on {xhim}.',
    ],
    deed: [
      'They had come to the edge, and there was only air after it. {X} unfolded {xhis} wings, which took some time. “Keep your knees in,” {xhe} said, “and nobody look down until I say so.” {Xhe} did not say so until they were across.',
    ],
    small: '{X} had two big, flappy wings.',
  },
  {
    match: /\bphoenix\b/iu,
    body: 'wings',
    habit: [
      'Where {x} had slept the pillow was warm until noon.',
      '{X} had been new more often than anyone could count, and remembered all of it.',
    ],
    deed: [
      'It was the coldest part of the night, and there was no wood. “Come closer,” said {x}, and spread {xhis} wings. It was like sitting at a hearth that told stories. Nobody slept, and nobody froze.',
    ],
    small: '{X} was warm, like toast.',
  },
  {
    match: /\b(?:griffin|hippogriff|sphinx|winged lion|chimera|qilin|winged)\b/iu,
    body: 'paws',
    habit: [
      '{X} was half of one thing and half of another, and entirely polite.',
      'Since nobody could agree what to call {x}, everybody called {xhim} by name.',
    ],
    deed: [
      '“It is a riddle,” said {x}, looking at the door with both eyes half shut. “What stands outside all night and never gets cold?” {Xhe} thought about it on four legs and in the air. “A door,” {xhe} told it, and it was so pleased that it opened.',
    ],
    small: '{X} could run and fly, both!',
  },
  {
    match: /\b(?:nine-tailed|three-headed|antlered|tapir|mixed-up|stone lion)\b/iu,
    body: 'paws',
    habit: [
      '{X} took up rather more of the sofa than one would have expected.',
      'Nobody had ever met another one like {x}, and {x} said that this was mutual.',
    ],
    deed: [
      'Three roads, three signposts, and all of the signposts lied. “Leave it to me,” said {x}, and looked in all three directions for some time. “That one,” {xhe} said. “It’s the only one that was ashamed of itself.”',
    ],
    small: '{X} was a very big surprise.',
  },
  {
    match: /\b(?:mermaid|merman|selkie|reef|sea folk|swimmer|finned)\b/iu,
    body: 'merfolk',
    habit: [
      '{X} got about in a tub on wheels, and left a thin wet line wherever {xhe} had been.',
      'At the full moon {x} sang in the bath, and every ship in the harbour turned its head.',
    ],
    deed: [
      'What they were looking for had gone down where the water is green and then black. {X} took a breath for luck and was gone. They counted to four hundred. Then there was a splash, a laugh, and a {xhand} held up with something in it.',
    ],
    small: '{X} had a tail. Splish, splash!',
  },
  {
    match: /\b(?:giant|cyclops|ogre|yeti|troll)\b/iu,
    body: 'person',
    habit: [
      '{X} had to kneel down to look in at the upstairs windows, and always knocked first.',
      'It was {x} who fetched the kites down out of the trees, and the weathercock, when it was stuck.',
    ],
    deed: [
      'It would have been a day’s march round the gorge. {X} lay down across it instead, with {xhis} toes on one side and {xhis} fingers on the other. “Mind my ears,” {xhe} said, as they ran over. “I’m ticklish there.”',
    ],
    small: '{X} was as tall as a house!',
  },
  {
    match: /\b(?:centaur|faun|minotaur|horned|ramling|stagling|goatling|unicornling|stag guardian)\b/iu,
    body: 'hoofedFolk',
    habit: [
      '{X} knew the old paths, the ones that had been there before the roads.',
      'When {x} danced one heard it through three walls, and wished to be there.',
    ],
    deed: [
      'The mountain path was meant for goats. “Well,” said {x}, “nearly.” {Xhe} went ahead, trying each stone with one hoof, and wherever it rang true they could follow. It rang true all the way up.',
    ],
    small: '{X} could dance: clip, clap, clop!',
  },
  {
    match: /\b(?:golem|gargoyle|stone friend|crystal|quartz|amethyst|geode|earth|mountain|stone)\b/iu,
    body: 'person',
    habit: [
      'It was said that {x} had once stood still for a hundred years, on account of a nest.',
      'When {x} laughed it sounded like pebbles going down a slide.',
    ],
    deed: [
      'The rocks came down without any warning. {X} stepped in front of the others, and stood. It sounded like a cartload of kitchens. “Has anybody got a brush?” asked {x}, when the dust had cleared.',
    ],
    small: '{X} was strong, like a stone.',
  },
  {
    match:
      /\b(?:oak|willow|pine|tree|dryad|plant|flower|cactus|seedpod|rose|forest|blossom|roseling|fernling|acornling|birch)\b/iu,
    body: 'branches',
    habit: [
      'There was usually a blackbird somewhere about {x}, and it was not to be disturbed.',
      '{X} drank {xhis} tea standing in a bucket, and slept better with the window open.',
    ],
    deed: [
      'The forest did not let anybody through; it never had. {X} went ahead and murmured something, in a language made of wind. A bramble drew in its elbows. A beech moved over. It was quite a crowd that saw them off at the other side.',
    ],
    small: '{X} had green leaves for hair.',
  },
  {
    match: /\b(?:mushroom|toadstool)/iu,
    body: 'person',
    habit: [
      '{X} came out best after rain, and had never owned an umbrella, having been born with one.',
      '{X} knew all the news of the wood, for it goes about underground.',
    ],
    deed: [
      '{X} put an ear to the moss and asked the roots. They pass things on, down there, from one to the next, over miles. “Straight on,” said {x} after a while, “and there is a fox who says to mind the third stile.”',
    ],
    small: '{X} had a round, red hat.',
  },
  {
    match: /\b(?:fairy|sprite|flyer|pixie)\b/iu,
    body: 'person',
    habit: [
      '{X} weighed about as much as a letter, and had opinions like a parcel.',
      'There was always a little dust where {x} had been, and it made the spoons shine.',
    ],
    deed: [
      '“I’ll only be a second,” said {x}, and flew in through the keyhole. One could hear somebody being tickled. Then the door opened, and a large, red-faced guard came out wiping his eyes and wished them all good night.',
    ],
    small: '{X} had wings like petals.',
  },
  {
    match: /\b(?:elf|half-elf)\b/iu,
    body: 'person',
    habit: [
      '{X} could walk over fresh snow and leave nothing behind but a faint smell of pine.',
      'To {x} last Tuesday and three hundred years ago were much the same distance away.',
    ],
    deed: [
      '“Listen,” said {x}. They heard nothing. “That’s just it,” said {x}. “There ought to be crickets.” So they lay down flat in the bracken, and what went by above them, without a sound, did not see them there.',
    ],
    small: '{X} had two pointy ears.',
  },
  {
    match: /\b(?:dwarf|gnome|kobold|brownie|leprechaun|hill dweller|goblin|grumbler|imp|hidden folk)\b/iu,
    body: 'person',
    habit: [
      '{X} came up to most people’s belts, and saw a good deal of what they had in their pockets.',
      'Under {xhis} bed {x} had a tunnel, and nobody knew where all of it went.',
    ],
    deed: [
      '{X} knocked on the rock, here and there, as you knock on a melon. “Hollow,” {xhe} said. Two taps with a spoon, and a whole slab swung inwards. Behind it was a stair, swept, with a lamp on every landing.',
    ],
    small: '{X} was small, with a long beard.',
  },
  {
    match: /\b(?:genie)\b/iu,
    body: 'person',
    habit: [
      '{X} lived in a very small place and kept it beautifully tidy.',
      '{X} could grant a wish, but insisted on having it in writing, without spelling mistakes.',
    ],
    deed: [
      '“I can’t do big ones any more,” said {x}, “but I can do a small one properly.” They wished for a dry place to sit and think. It was the right wish: out of the dry place one could see the way.',
    ],
    small: '{X} lived in a lamp. Puff!',
  },
  {
    match: /\b(?:snow person|scarecrow|gingerbread|puppet|doll|teddy|toy|living book|pumpkin)\b/iu,
    body: 'person',
    habit: [
      'Somebody had once made {x} with great care, and the love had gone in with the stuffing.',
      '{X} kept quite still when strangers came, from habit, and winked afterwards.',
    ],
    deed: [
      '“Who would suspect me?” said {x}, and let {xhimself} drop in the middle of the road. The guard picked {xhim} up, looked round, and carried {xhim} in under his coat. A minute later a window was opened from inside.',
    ],
    small: '{X} was soft, with button eyes.',
  },
  {
    match: /\b(?:fire|flame|ember|sun|sunbeam|hearth|summer)\b/iu,
    body: 'person',
    habit: [
      'Round about {x} it was always a little like the first day of the holidays.',
      '{X} had to be careful with letters, and was; but the corners were always a bit brown.',
    ],
    deed: [
      'The pass was deep in snow. {X} walked ahead, quite slowly, thinking of July. Behind {xhim} there was a path of wet stones, and in the cracks of it, where there had been ice for years, somebody saw a daisy.',
    ],
    small: '{X} was bright and warm.',
  },
  {
    match: /\b(?:water|river|rain|sea|dewdrop|raincloud|bubble|wave)\b/iu,
    body: 'person',
    habit: ['{X} was never quite dry, and never quite still.', 'When {x} told a sad story the jugs ran over.'],
    deed: [
      '“You can’t stop a river,” people say. But one can talk to it. {X} knelt down at the edge and put in one {xhand}. For as long as it took them to cross, the stones lay bare and shining.',
    ],
    small: '{X} went drip, drop, drip.',
  },
  {
    match: /\b(?:snow|ice|frost|winter|snowflake)\b/iu,
    body: 'person',
    habit: [
      '{X} left small stars of frost upon the window, and signed them.',
      'In August everyone wished to sit beside {x}.',
    ],
    deed: [
      '{X} breathed on the lake. There was a sound like a violin being tuned, and from one bank to the other it turned to glass. They slid across, one after the other, holding on to each other’s scarves.',
    ],
    small: '{X} was cold and sparkly. Brr!',
  },
  {
    match:
      /\b(?:cloud|wind|air|breeze|mist|fog|nebula|balloon|weather|storm|lightning|sky|rainbow|season|spring|autumn)\b/iu,
    body: 'person',
    habit: [
      'When {x} came in, the curtains came in as well.',
      'Nobody ever knew what {x} would be like after lunch: there might be showers.',
    ],
    deed: [
      'The fog was so thick that it had to be pushed aside like a curtain. {X} did not push. {Xhe} whistled, low and friendly, and the whole of it got up off the ground and came to {xhim} like a big wet dog.',
    ],
    small: '{X} went whoosh, like the wind!',
  },
];
