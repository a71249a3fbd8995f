import type { KindRecord } from './kind-record.ts';

export const ANIMAL_KINDS: readonly KindRecord[] = [
  {
    match: /\bfox\b/iu,
    body: 'paws',
    habit: [
      '{X} knew every hole in every fence, and had made one or two of them.',
      'If there was a back way round, {x} had a brush of red hair caught in it somewhere.',
    ],
    deed: [
      'The front door was locked, bolted and looked at by two guards. {X} went round it once with {xhis} nose to the ground, as foxes do, and found the place where the wall had been meaning to have a door for years.',
    ],
    small: '{X} had a big bushy tail.',
  },
  {
    match: /\b(?:owl)\b/iu,
    body: 'wings',
    habit: [
      '{X} turned {xhis} head right round before answering, as though the answer might be behind {xhim}.',
      'At noon {x} was no use to anybody; by midnight there was nobody better.',
    ],
    deed: [
      'It was as dark as the inside of a hat. For {x} it was broad owl-light: every root, every stone, every mouse minding its own business. “Left,” {xhe} called down softly, “and now duck.”',
    ],
    small: '{X} said hoo, hoo!',
  },
  {
    match: /\b(?:penguin|puffin|goose|duck|swan|chicken|hen|flamingo|peacock)\b/iu,
    body: 'wings',
    habit: [
      '{X} walked everywhere as if there were a parade behind {xhim}.',
      'You could hear {x} coming by the slap of {xhis} flat and confident feet.',
    ],
    deed: [
      'The bank was steep and there was no boat. {X} looked at the water with the greatest pleasure, sat down in it, and paddled them across one after the other on a washtub, without once letting go of the rope.',
    ],
    small: '{X} went flip, flap, flop.',
  },
  {
    match: /\b(?:bird|eagle|parrot|toucan|robin|hummingbird|raven|jay)\b/iu,
    body: 'wings',
    habit: [
      '{X} had seen every roof from above, and knew who had not swept the chimney.',
      'When {x} was pleased, a few small feathers came loose and drifted about the room.',
    ],
    deed: [
      'They had lost the road altogether. So {x} went up to where it had last been seen, and from up there it lay across the hills as plain as a dropped ribbon. {X} flew ahead, very slowly, so that the others could follow on the ground.',
    ],
    small: '{X} could sing, tweet, tweet!',
  },
  {
    match: /\b(?:rabbit|hare|jackalope|guinea pig|hamster)\b/iu,
    body: 'paws',
    habit: [
      'One of {xhis} ears was always listening to something else.',
      'When {x} thought hard, {xhis} nose went up and down like a sewing machine.',
    ],
    deed: [
      '“Quiet,” said {x}, with one ear up. Nobody else heard a thing. But {x} had felt it through the ground, four hills away, and because they hid in time it went by without ever knowing that they were there.',
    ],
    small: '{X} had two long, soft ears.',
  },
  {
    match: /\b(?:wolf|dog|husky|hound|pup)\b/iu,
    body: 'paws',
    habit: [
      '{X} said good morning to everyone with the whole back half of {xhis} body.',
      'Nothing that had once been smelled by {x} was ever quite lost again.',
    ],
    deed: [
      'There was no track that an eye could follow. {X} put {xhis} nose down, walked in a circle, sneezed, and set off straight across the moor. It was a smell as thin as thread, and {xhe} wound them along it until they stood at the right gate.',
    ],
    small: '{X} said woof, woof!',
  },
  {
    match: /\b(?:cat|lynx|cheetah|leopard)\b/iu,
    body: 'paws',
    habit: [
      '{X} had never been told where to sit, and had always sat there.',
      'Any warm place in any room belonged to {x} as soon as {xhe} had thought about it.',
    ],
    deed: [
      'The ledge was no wider than a ruler. {X} stepped out on it as one steps out for the paper, tail up, one paw before the other, and came back along it with the key in {xhis} mouth.',
    ],
    small: '{X} said purr, purr, purr.',
  },
  {
    match: /\b(?:lion|tiger)\b/iu,
    body: 'paws',
    habit: [
      'When {x} yawned, the curtains moved.',
      '{X} had a roar that could be heard in the next valley, and mostly used it to say good night.',
    ],
    deed: [
      'The gate would not hear them knocking. “Cover your ears,” said {x}, and breathed in for a very long time. The roar went down the valley, came back, and had already opened the gate on the way.',
    ],
    small: '{X} could roar: ROAR!',
  },
  {
    match: /\b(?:bear|panda|koala|badger|gorilla|moose|bison)\b/iu,
    body: 'paws',
    habit: [
      '{X} could carry a piano and had once done so for an old lady, up four floors.',
      'A hug from {x} lasted a long time, and you came out of it warm on all sides.',
    ],
    deed: [
      'The tree lay right across the road, and it was older than all of them together. {X} walked round it, found its middle, and leaned. It took a while. Then the tree gave a groan and rolled over like somebody being asked to move up in bed.',
    ],
    small: '{X} gave big, big hugs.',
  },
  {
    match: /\b(?:mouse|hedgehog|squirrel|meerkat|lemur|gopher)\b/iu,
    body: 'paws',
    habit: [
      '{X} was small enough to be overlooked, and heard a great deal that way.',
      'In the lining of {xhis} coat {x} had a nut, a needle and half a stamp, in case.',
    ],
    deed: [
      'Only a crack was left between the door and the floor. “Back in a minute,” said {x}, breathing out, and was gone. They heard small steps, a cough, a clink; and then the bolt slid back from inside.',
    ],
    small: '{X} was as small as a bun.',
  },
  {
    match: /\b(?:raccoon|otter|beaver|monkey|orangutan|platypus|anteater)\b/iu,
    body: 'paws',
    habit: [
      '{X} could not see a knot without undoing it, or a string without tying it.',
      'Whatever {x} picked up was looked at from below, shaken, and put to some use.',
    ],
    deed: [
      'There was nothing there but reeds, a plank and some rope that had seen better days. {X} looked at them the way a cook looks at flour. Before the kettle would have boiled there was a raft, and it even had a rail.',
    ],
    small: '{X} had very busy paws.',
  },
  {
    match: /\b(?:elephant|mammoth)\b/iu,
    body: 'trunk',
    habit: [
      '{X} forgot nothing, not even the things that one would have liked {xhim} to.',
      'On hot days the children stood in a row, and {x} blew water over them, from left to right.',
    ],
    deed: [
      'The well was deep and the rope had long since rotted. {X} put down {xhis} trunk, and then a bit more of it, and came up with cold clear water, a bucket, and somebody’s long-lost hat.',
    ],
    small: '{X} had a long, long nose. Toot!',
  },
  {
    match: /\b(?:horse|pony|unicorn|pegasus|zebra|donkey|deer|reindeer|gazelle|stag)\b/iu,
    body: 'hooves',
    habit: [
      'One could set the clock by the sound of {x} going down the street, clip and clop.',
      'When {x} ran, the grass lay down first and asked afterwards.',
    ],
    deed: [
      'There was an hour left, and it was two hours away. “Up,” said {x}. They held on to each other and to {xhis} mane, and the fields ran past like water. They were there before their hats.',
    ],
    small: '{X} went clip, clop, clip, clop.',
  },
  {
    match: /\b(?:cow|sheep|goat|pig|camel|ram)\b/iu,
    body: 'hooves',
    habit: [
      '{X} could stand in a field and think for a whole afternoon, and it was always worth hearing afterwards.',
      'There was nothing that {x} would not taste at least once, and that included the washing.',
    ],
    deed: [
      'A hedge of thorns had grown over the road, thick as a wall. {X} took a leaf, chewed it, said that it could do with salt, and ate on. By teatime there was a gap in it, and a very contented {x} on the other side.',
    ],
    small: '{X} ate and ate: munch, munch!',
  },
  {
    match: /\b(?:giraffe|brachiosaurus|longneck)\b/iu,
    body: 'hooves',
    habit: [
      '{X} always knew about the rain a little before everybody else.',
      'One told {x} secrets from an upstairs window.',
    ],
    deed: [
      'Nobody could see over the wall, except of course {x}. “Two guards,” {xhe} reported from above. “One is asleep, and the other is doing a puzzle. If we are quick, nobody will be cross.” They were quick.',
    ],
    small: '{X} had a neck up to the sky.',
  },
  {
    match: /\b(?:rhinoceros|hippopotamus|walrus|seal)\b/iu,
    body: 'fins',
    habit: [
      'When {x} sat down, everybody else on the bench went up.',
      '{X} took mud, sleep and friendship very seriously, in that order until breakfast.',
    ],
    deed: [
      'The current was too strong for anybody. It was not too strong for {x}, who walked in up to the chin, stood still like a pier, and let the others cross on {xhis} broad, patient back.',
    ],
    small: '{X} loved to go splash!',
  },
  {
    match: /\b(?:snake|serpent|chameleon|basilisk|crocodile|lizard|hydra)\b/iu,
    body: 'coils',
    habit: [
      '{X} liked a stone with the sun on it, and spoke only when the stone was warm.',
      'Where others went round, {x} went through, along and underneath.',
    ],
    deed: [
      'A pipe led under the wall, with three bends in it. “Tell me a story until I’m back,” said {x}, and poured {xhimself} in. They had just reached the princess when the grating on the far side fell out.',
    ],
    small: '{X} said hiss, and smiled.',
  },
  {
    match: /\b(?:tortoise|turtle|armadillo|snail|sloth)\b/iu,
    body: 'paws',
    habit: [
      '{X} had never been late, because {xhe} had always started yesterday.',
      'Nobody had ever seen {x} hurry, and nobody had ever seen {xhim} arrive in a bad temper.',
    ],
    deed: [
      'The hail came down as big as eggs. “In here,” said {x}, and it was astonishing how many of them found room under that good old roof. They played cards until it was over, by the light of one match.',
    ],
    small: '{X} went very, very slow.',
  },
  {
    match: /\b(?:kangaroo|frog|grasshopper|cricket)\b/iu,
    body: 'paws',
    habit: ['{X} had never learned to walk past a puddle.', 'When {x} was happy it shook the cups on the shelf.'],
    deed: [
      'It was eleven feet across and a very long way down. {X} licked one finger, held it up to the wind, and jumped with the rope between {xhis} teeth. Three hops on the other side, and it was tied.',
    ],
    small: '{X} went boing, boing, boing!',
  },
  {
    match: /\b(?:octopus|kraken|squid|jellyfish|tentacle|manta)\b/iu,
    body: 'tentacles',
    habit: [
      '{X} could lay the table, play the piano and hold hands with five people, and liked to do it all at once.',
      'When {x} was shy {xhe} turned a soft pink, from the tips upwards.',
    ],
    deed: [
      'There were eight levers, and all eight had to be pulled at the same time. They looked at each other. “Oh, good,” said {x}, “at last something for me,” and reached out in every direction.',
    ],
    small: '{X} could wave eight times at once.',
  },
  {
    match: /\b(?:fish|shark|dolphin|whale|narwhal|seahorse)\b/iu,
    body: 'fins',
    habit: [
      'Around {x} the air always smelled of salt and far away.',
      '{X} hummed a note so deep that you felt it in the soles of your feet.',
    ],
    deed: [
      'The fog sat on the water like a lid. {X} sang one long note into it and listened to how it came back. “Rocks to the left,” {xhe} said, “a sleeping seal to the right. Between them there is room for us.”',
    ],
    small: '{X} went swish, splash, swish.',
  },
  {
    match: /\b(?:crab|beetle|shell)\b/iu,
    body: 'pincers',
    habit: [
      '{X} went at everything sideways, and got there first.',
      'One had to knock before one came near {x}, for {xhe} took {xhis} house along.',
    ],
    deed: [
      'It was a net, and the more they pulled the tighter it grew. {X} did not pull. {Xhe} went along the mesh, snip and snip and snip, neat as a tailor, until it fell off them like an old shawl.',
    ],
    small: '{X} walked sideways: tick, tick, tick.',
  },
  {
    match: /\b(?:butterfly|honeybee|bee|ladybug|dragonfly|firefly|ant|caterpillar|moth|insect|spider)\b/iu,
    body: 'feelers',
    habit: [
      'To {x} a daisy was a tree and a garden was a country, and {xhe} knew both by heart.',
      '{X} could rest upon a blade of grass without bending it.',
    ],
    deed: [
      'Nobody looks at a small thing that sits on a sleeve. So {x} sat on one, and rode right through the great gate, and heard the password, and was back before the tea was cold.',
    ],
    small: '{X} was tiny, and buzzed.',
  },
  {
    match: /\b(?:dinosaur|\w+saurus|triceratops|velociraptor)\b/iu,
    body: 'claws',
    habit: [
      'When {x} tiptoed, it was only a small earthquake.',
      '{X} was older than the hills and still could not sit through a whole meal.',
    ],
    deed: [
      'They had been walking in the hollow for an hour before {x} began to laugh. “That’s my grandmother’s footprint,” {xhe} said. And because {xhe} knew which way {xhis} grandmother had been going, they were out of the swamp by noon.',
    ],
    small: '{X} went stomp, stomp, STOMP!',
  },
];
