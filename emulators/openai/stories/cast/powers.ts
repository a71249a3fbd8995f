/**
 * What a power looks like. `{x}` is the character, `{xhe}`… its pronouns; `{want}` is what they are looking for.
 */
export interface PowerRecord {
  /** The power shown at home, without need. */
  show: readonly string[];
  /** A small scene on the way in which the power opens one. */
  use: readonly string[];
  /** What it brings to the moment when everything turns. */
  turn: readonly string[];
  /** One short sentence for the smallest. */
  small: string;
}

const RECORDS: Readonly<Record<string, PowerRecord>> = {
  flying: {
    show: [
      'When {x} needed to think, {xhe} did it in the air: up past the gutters, twice round the chimney, and down again without a bump.',
      'There was a small hop, a flutter of scarves and shutters, and {x} was looking at the roofs from the sparrows’ side.',
    ],
    use: [
      'The stairs had fallen away, every one of them. “Hold on tight,” said {x}, and rose, slowly at first, with the rest of them hanging on like washing. Flying with company was harder than flying alone. It was also a good deal more fun.',
      'From down there everything was hedge. So {x} went up. Flying in a narrow circle over the maze, {xhe} called out the turns, left, left, right, until everybody stood in the middle of it.',
    ],
    turn: [
      'Then {x} let go of the ground. Flying had always been a way of getting away from things; this time {xhe} flew straight at it.',
      'There was no floor left to stand on, and it did not matter, for {x} was already in the air, flying as nobody there had ever seen it done.',
    ],
    small: 'Whoosh, {x} went flying, up and up!',
  },
  invisibility: {
    show: [
      'Between one blink and the next {x} was gone, and the apple in {xhis} {xhand} seemed to eat itself.',
      'One moment {x} stood by the door; then there was only a giggle there, and a pair of footprints.',
    ],
    use: [
      'The guards counted everyone who went by. They did not count {x}, because they could not see {xhim}. Invisibility feels like holding your breath with your whole skin, and {x} held it until the key was off the hook and in {xhis} pocket.',
      '“Somebody must go in and look,” they said, and turned to {x}, who had already vanished. Invisibility has one drawback: nobody sees you being clever. They only saw a drawer open, and a folded paper come floating out.',
    ],
    turn: [
      'Nobody was watching the empty air, and that was the mistake. Invisibility had always been for hiding; now {x} used it to come close.',
      '{X} vanished, and the place where {xhe} had stood smiled.',
    ],
    small: 'Poof, {x} was gone: that is invisibility!',
  },
  'time travel': {
    show: [
      '{X} had a way of stepping into yesterday for a forgotten glove and being back before the kettle boiled.',
      'If a cup fell, {x} went round to the minute before it and put out a {xhand}.',
    ],
    use: [
      'The bridge had burned down a hundred years ago. “Then we cross it a hundred years ago,” said {x}. Time travel tickles behind the knees. They ran over brand-new planks that smelled of sawdust, and stepped off again into the present with tar on their shoes.',
      'The inscription had been worn smooth by rain. {X} went back to a drier century, read it, and returned with a sunburnt nose. Time travel, {xhe} told them, is mostly a matter of remembering where you left the door.',
    ],
    turn: [
      '{X} caught hold of the last second before it could fall. Time travel is a grand word for it; it felt more like catching a plate.',
      'There was one moment in which it could still be mended, and {x} knew the way there. Time travel had never been so steep.',
    ],
    small: 'Tick, tock: with time travel {x} hopped to yesterday!',
  },
  'talking to animals': {
    show: [
      'A passing sparrow stopped, listened to what {x} had to say, and answered as if they were old neighbours.',
      '{X} wished the cat good morning, and the cat, after thinking it over, wished it back.',
    ],
    use: [
      'No one had come down that road for years, except the geese. So {x} asked the geese. Talking to animals takes manners, and geese like to be asked about their children first; but after that they told everything, all at once.',
      'The great hound at the gate bared its teeth. {X} sat down in front of it and listened. Talking to animals is mostly that. It had a thorn in its paw and nobody to tell, and a minute later it had neither.',
    ],
    turn: [
      '{X} called, not loudly, in no language that people use. Talking to animals had seemed a small gift until that moment, when every burrow, branch and rafter answered.',
      'They came in their hundreds, on wings and on padded feet, because {x} had once asked after their children. That is the secret of talking to animals.',
    ],
    small: '“Moo,” said {x} to the cow, for {x} was good at talking to animals!',
  },
  'growing plants': {
    show: [
      'Where {x} leaned against the fence, the fence put out leaves.',
      'A daisy pushed up between the stones at {xhis} {xfeet} and turned its face to look at {x}.',
    ],
    use: [
      'The wall was twice as high as a house. {X} found one dry seed in the lining of {xhis} pocket and breathed on it. Growing plants is quick work if you know what to whisper, and soon they were climbing a beanstalk that had not been there at breakfast.',
      'The gap was too wide to jump, but there was a root on this side and a root on that. {X} laid a {xhand} on each and asked. Growing plants means mostly asking. The roots reached out, met, and held fast.',
    ],
    turn: [
      'Under the stone there was still earth, and in the earth a seed. Growing plants out of bare rock is not possible. {X} did it anyway.',
      'Green came up through every crack: first a thread, then a rope, then a garden. {X} had never tried growing plants with {xhis} whole heart before.',
    ],
    small: 'Pop, pop, pop: {x} was growing plants!',
  },
  'control weather': {
    show: [
      '{X} gave a nod, and a breeze came and dried the neighbours’ washing.',
      'There was always one small cloud that followed {x} about like a puppy.',
    ],
    use: [
      'The mist was so thick that you could have cut it into slices. {X} reached up and drew it aside. To control weather you must never pull; you have to make it think that it wanted to go anyway. Behind it stood the road, looking surprised.',
      'They were out of water and a long way from any. {X} talked to the smallest cloud in the sky until it came down to have a look. It takes charm to control weather, and a hat to catch it in.',
    ],
    turn: [
      'The wind turned round. It had not been asked to, it had been invited; that is how {x} came to control weather that nobody else could stand up in.',
      '{X} lifted both {xhands}, and the storm held its breath. To control weather, somebody had once told {xhim}, you must first be still yourself.',
    ],
    small: 'Puff, went the wind, for {x} could control weather!',
  },
  healing: {
    show: [
      'A child with a scraped knee limped up to {x} and skipped away.',
      '{X} could put a palm to a cracked teacup, or to a cracked voice, and feel it knit.',
    ],
    use: [
      'The stag lay across the path and could not rise. {X} knelt and laid a {xhand} on its side. Healing is slow, and it borrows from the one who does it; but when the stag stood up it carried them on its back, all the way to the ford.',
      'It was not the bridge-keeper’s leg that hurt, although he said so. {X} held his hand a while. There is a healing for that, too. Afterwards he dried his eyes and let down the bridge.',
    ],
    turn: [
      '{X} did not strike at it. {X} put out a {xhand} and touched the place where it hurt. Healing was the last thing anybody had expected.',
      'What was broken here was very old. {X} closed {xhis} eyes and began, and the healing ran out along every crack like warm light.',
    ],
    small: 'One pat, one kiss: {x} was good at healing!',
  },
  'shape-shifting': {
    show: [
      'For practice {x} became a teapot, then a heron, then a slightly different {x} with a longer nose.',
      'There had been a grey cat on the wall all morning; now it yawned, stretched, and was {x}.',
    ],
    use: [
      'The hole in the door was made for mice. “Excuse me,” said {x}, and shrank, and grew whiskers. Shape-shifting makes the nose itch. There was a squeak, a patter, a clink, and then the bolt slid back from the inside.',
      'The captain of the guard was expected at any minute. He came a little early, and his boots were on the wrong feet; but he saluted very well, and nobody saw that it was {x}. Shape-shifting is nine parts nerve.',
    ],
    turn: [
      '{X} had been a mouse that day, and a bird, and a stone. Now, in the middle of all that shape-shifting, {xhe} found the one shape that nobody was ready for: {xhis} own, and not afraid.',
      'The trap closed on a bear, and the bear was a moth. It snapped at the moth, and the moth was rain. There is no holding {x} when the shape-shifting takes hold of {xhim}.',
    ],
    small: 'Now a frog, now a cat: {x} was shape-shifting!',
  },
  'elemental magic': {
    show: [
      'A ribbon of friendly flame curled up out of {xhis} {xhand}, tied itself in a bow for {x}, and went out with a pop.',
      '{X} whistled, and the fire in the grate, the water in the jug and the draught under the door all sat up to listen.',
    ],
    use: [
      'Ice had sealed the gate from top to bottom. {X} breathed out, slowly, a breath with a little sun in it. Elemental magic is not about being loud. Drop by drop the gate remembered that it was a gate.',
      'The river was too quick to swim and too wide to jump. {X} knelt down and had a word with it. Elemental magic is half of it courtesy. The water drew itself up on both sides like a curtain, and they ran between, past some astonished fish.',
    ],
    turn: [
      'Earth, water, air and flame: {x} called each of them by the name it likes best. Elemental magic had never come to anybody so fast, and it came laughing.',
      'Heat ran down {xhis} back, and a wind got up from nowhere. All the elemental magic that {x} had ever spent on bows and kettles came home at once.',
    ],
    small: 'Flick, a tiny flame danced: it was elemental magic!',
  },
  'mind reading': {
    show: [
      '{X} heard what people were too shy to say, and usually passed the jam before they asked.',
      'It is hard to surprise {x} on {xhis} birthday, because everybody thinks about it so loudly.',
    ],
    use: [
      '“Nobody knows the way,” said the keeper, and folded his arms. {X} looked at him kindly. Mind reading is like hearing music through a wall, and the tune behind this one went: left at the dead oak, and I wish they would take me with them. So they did.',
      'Two brothers stood at the fork, and one of them always lied. {X} did not ask them anything. With mind reading you need only wait until somebody thinks, oh dear, and then look where he is not looking.',
    ],
    turn: [
      'Past the anger, past the cleverness, there was one small frightened thought going round and round. Mind reading let {x} hear it, and {x} answered it out loud.',
      '{X} stopped listening to the words and listened underneath them. That is what mind reading is for.',
    ],
    small: '{X} knew what everyone was thinking, by mind reading!',
  },
  'dream walking': {
    show: [
      'At night {x} went in and out of other people’s dreams, straightening the pictures and chasing off anything with too many legs.',
      'More than one neighbour had woken up with the feeling that {x} had been there, and had left the window open for the good air.',
    ],
    use: [
      'The giant who knew the way was asleep and could not be woken. So {x} lay down, closed {xhis} eyes and went in after him. Dream walking is a matter of small doors. The giant was six years old in there, and glad to have somebody to show the map to.',
      'That night, while the fire burned low, {x} walked on ahead by the only road that was open, the one through sleep. Dream walking leaves no footprints. In the morning {xhe} knew what stood behind the hill, and what it was dreaming of.',
    ],
    turn: [
      '{X} shut {xhis} eyes in the very middle of it, and went in. Dream walking had never been tried on anybody who was awake; but there is always some dream that a heart has not quite put out.',
      'Everyone has a dream they stopped visiting. By dream walking {x} found it, and opened the shutters.',
    ],
    small: 'Soft as a pillow, {x} went dream walking!',
  },
  teleportation: {
    show: [
      '{X} was at the top of the stairs, and then, without troubling the stairs, at the bottom.',
      'There was a sound like a cork, and {x} was on the roof, waving.',
    ],
    use: [
      'The portcullis came down between them with a crash. On the far side, where nobody had been, {x} dusted off {xhis} sleeves and looked for the winch. Teleportation makes the ears pop. It does save a lot of arguing with doors.',
      'One by one {x} took hold of them, and one by one they arrived on the other bank, dizzy and all facing the wrong way. Teleportation is not elegant the first time. They were across, however, and dry.',
    ],
    turn: [
      '{X} was in front of it, then behind, then on top. Teleportation is only a hop, if you are not afraid of the bit in between.',
      'One blink. That was all there was between here and too late, and teleportation is exactly one blink long.',
    ],
    small: 'Pop, {x} was here, and pop, {x} was there: teleportation!',
  },
  'light creation': {
    show: [
      'A bead of light gathered in {xhis} palm and floated up beside {x} like a tiny moon that had been asked to tea.',
      '{X} read in bed without a lamp, by something that {xhe} kept under {xhis} fingernails.',
    ],
    use: [
      'The tunnel swallowed their torches one after another. {X} cupped {xhis} {xhands} and thought of the warmest thing {xhe} knew. Light creation begins with that. The glow that came was no bigger than a plum, but the dark took one look and moved over.',
      'There was writing on the ceiling that no lamp could show. {X} let the light in {xhis} {xhand} go slowly from gold to blue. At the very edge of blue the letters woke. Light creation, it turns out, is partly patience.',
    ],
    turn: [
      'It was a small light. But nobody in that place had seen one for so long that every eye turned to it. Light creation is not a weapon, and {x} did not use it as one.',
      '{X} gave it everything: each candle, each sunrise, each window left lit for somebody. Light creation had never felt so much like remembering.',
    ],
    small: 'Twinkle, twinkle: {x} made a star with light creation!',
  },
  'shadow control': {
    show: [
      'On the wall the shadow of {x} took off its hat, although {x} was not wearing one.',
      '{X} could fold a shadow like a napkin, and had once made a whole circus of them for a child with the measles.',
    ],
    use: [
      'It was noon, and there was nothing to hide behind. {X} gathered up everybody’s shadow and stitched them into one. Shadow control is a little like making a tent. Under it they crossed the white courtyard, and the watchmen only felt a passing coolness.',
      '{X} sent {xhis} shadow under the door to have a look. Shadow control tickles, especially on thresholds. It came back long and thin with news: one guard, fast asleep, and a window.',
    ],
    turn: [
      'All the darkness in the place belonged to someone. {X} simply asked it, by shadow control, whether it would not rather be somewhere quiet. It would.',
      'Every shadow in the room stood up. With shadow control {x} could have frightened anyone. {X} made them bow.',
    ],
    small: 'With shadow control {x} made a bunny on the wall!',
  },
  'crystal magic': {
    show: [
      'The pebbles in {xhis} pocket hummed when {x} was happy, each on a note of its own.',
      '{X} held a plain bit of quartz up to the window, and it told the whole wall a rainbow.',
    ],
    use: [
      'The cave was nothing but glitter, and every passage looked like the last. {X} tapped one stone and listened. Crystal magic works because stones remember, and this one remembered feet. They followed the ringing until they smelled fresh air.',
      'The lock was made of glass and had no keyhole. {X} sang to it, very low. Crystal magic is a matter of finding the right note and then being kind to it. The lock went soft as honey and let go.',
    ],
    turn: [
      'Deep under their feet the rock had been listening all along. When {x} called on it with crystal magic, it answered like a cathedral.',
      'A thousand splinters rose from the floor and hung there shining. Crystal magic does not cut unless you ask it to. {X} asked for a bridge.',
    ],
    small: 'Ting, ting, sang the stones: it was crystal magic!',
  },
  'music magic': {
    show: [
      'Three notes hummed by {x} hung in the air, gold as honey, and the dust began to dance.',
      'When {x} played on the back step, the kettle kept time and the stairs creaked in tune.',
    ],
    use: [
      'The stone birds over the arch would let nobody by. {X} hummed to them the tune that every nest knows. Music magic goes in where words do not. One stone eye closed, and then another, and soon the whole arch was snoring.',
      'The bridge would hold only those who kept in step, and their knees were shaking in four different times. {X} began to drum on {xhis} chest. Music magic found all their feet, and they crossed as one.',
    ],
    turn: [
      '{X} sang. It was not loud. But music magic finds the one string in a heart that is still in tune, and plucks it.',
      'The last note had been missing all along, and {x} had been carrying it the whole way without knowing. That is how it often is with music magic.',
    ],
    small: 'La, la, la, sang {x}, and it was music magic!',
  },
  'potion making': {
    show: [
      '{X} had a pan on the stove that changed colour when you lied, and one for hiccups, and one that was soup.',
      'Small corked bottles clinked when {x} walked; the blue one was for bad dreams, and the green one had better not be shaken.',
    ],
    use: [
      'A pinch of moss, three drops of dew and something from the bottom of the bag that may have been toffee: {x} stirred it in a hat. Potion making needs a steady hand. They each took a sip and shrank so neatly that they walked in under the door.',
      'The vines held everybody by the ankles. {X} could just reach the brown bottle. Potion making is slow, as a rule, but this was one that {xhe} had made earlier. One drop, and the vines fell asleep.',
    ],
    turn: [
      'There was one bottle left, the one without a label. Potion making teaches you that the last ingredient is never in the book. {X} uncorked it, and added a tear.',
      '{X} threw the bottle, and it broke, and everything smelled for a moment of home. Of all the potion making in the world that is the hardest to get right.',
    ],
    small: 'Stir, stir, bubble: {x} was potion making!',
  },
  illusions: {
    show: [
      '{X} blinked twice, and there was an elephant in the kitchen; {xhe} blinked again, and there was only the kitchen, rather disappointed.',
      'The butterflies around {x} were not really there, but the cat had not been told.',
    ],
    use: [
      'Six guards, and not a bush in sight. So {x} made one. Illusions are best when they are a bit boring, and nobody looks twice at a bush, not even at one that stops whenever you turn round.',
      'The ravens were watching everything. {X} gave them something better to watch: a picnic, with a tablecloth, on the next hill. Illusions cost nothing but breath. By the time the ravens had found out that the cake was air, the road was empty.',
    ],
    turn: [
      'Suddenly there were seven of {x}, then seventy. Illusions cannot hold anybody. But they can make somebody look the wrong way, and a moment was all they needed.',
      '{X} showed it a thing that was not there, and had been once. The best illusions are made of what you miss.',
    ],
    small: '{X} made an elephant out of air, for {x} could do illusions!',
  },
  'nature control': {
    show: [
      '{X} lifted a hand, and the hedge parted like a curtain for somebody important.',
      'The brook had been going the long way round until {x} asked it nicely.',
    ],
    use: [
      'The forest did not want them there. Branches locked; roots rose up. {X} put both palms on the oldest trunk and waited until their two hearts kept the same slow time. Nature control is not a matter of commands. Then the wood stood aside.',
      'There was no ford, no boat, no bridge. {X} spoke to the stones in the stream, and after a little grumbling they rolled themselves into a row. Nature control works best on things that have been bored for a thousand years.',
    ],
    turn: [
      'The walls had been a hillside once. {X} reminded them. Nature control is only that, in the end: reminding a thing of what it was.',
      'Root and river, stone and thorn: they all leaned towards {x} to hear. Nature control had grown from a trick into a promise.',
    ],
    small: 'All the flowers bowed to {x}: that was nature control!',
  },
  'energy beams': {
    show: [
      '{X} pointed, and a bright thread ran from {xhis} fingertip across the yard and lit the stove.',
      'When {x} sneezed, something small and shining usually flew off and made a hole in a bucket.',
    ],
    use: [
      'The boulder filled the passage like a cork. {X} drew a line round it in light, thin as a hair. Energy beams can be very delicate, if you breathe out slowly. The boulder fell in two tidy halves, and they walked between.',
      'Out on the plain night came down with no moon. {X} sent one straight up, white and humming. Energy beams are seen from far away. On the horizon, after a while, somebody lit a lamp in answer, and then they knew which way to go.',
    ],
    turn: [
      '{X} did not aim at anybody. {X} aimed up, at the one dark mirror in the roof, and the energy beams came down again as morning.',
      'Bright lines leapt from hand to wall and wall to hand until the whole place was strung like a harp. Energy beams had never been so gently used.',
    ],
    small: 'Zing, went the energy beams, and {x} lit up the sky!',
  },
};

/** How a power shows, or null for one that the tables do not know. */
export function findPower(power: string): PowerRecord | null {
  const key = power.trim().toLowerCase();
  return RECORDS[key] ?? null;
}

/** For a power that is not in the tables: sentences in which `{power}` is its name. */
export const UNKNOWN_POWER: PowerRecord = {
  show: [
    'And then there was the matter of {power}, which {x} could do as other people whistle.',
    'Nobody had taught {x} anything about {power}; one day it was simply there, like a new tooth.',
  ],
  use: [
    'That was when {power} turned out to be good for something. {X} took a breath, and did what only {xhe} could do, and the thing that had been in the way was no longer in the way.',
    '“Stand back,” said {x}, and they did. There is no use in explaining {power} to those who were not there. When it was over, the way was free.',
  ],
  turn: [
    '{X} had one thing left, and it was {power}. It had never been asked for so much, and it had never given so much.',
    'Everything that {x} knew of {power} came together in that one moment.',
  ],
  small: 'Ta-da, {x} could do it: {power}!',
};
