/**
 * What a trait looks like from outside. In every sentence `{x}` is the character (`{xhe}`, `{xhim}`, `{xhis}`,
 * `{xhimself}`, `{xhewas}` its pronouns).
 */
export interface TraitRecord {
  /** A habit, for the first meeting. */
  habit: readonly string[];
  /** A small scene of its own in which exactly this trait helps. */
  deed: readonly string[];
  /** What the trait costs when things get hard. */
  doubt: string;
  /** The secret wish behind it, for older readers. */
  wish: string;
  /** The habit in a few words, for the smallest. */
  small: string;
}

const POSITIVE: Readonly<Record<string, TraitRecord>> = {
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
    doubt: 'Gentle hands had always been enough before, and {x} looked at them now and wondered.',
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
      'There was nothing here that a helpful pair of hands could carry, mend or hold, and that was the worst of it.',
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
      'The quarrel had gone three times round the fire. {X} handed each of them a cup of tea too hot to drink. By the time it could be drunk, they had forgotten what they had been so right about.',
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
      'The stepping stones sank if you stood on them for longer than a breath. “Then we don’t stand,” said {x}. “We hop, and whoever lands twice has to crow like a cock.” They were over before anyone remembered to be worried.',
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
    wish: 'Nobody knew what {x} was running so hard towards; on some nights {xhe} was not certain either.',
    small: '{X} tried, and tried again.',
  },
};

const NEUTRAL: Readonly<Record<string, TraitRecord>> = {
  stubborn: {
    habit: [
      'Donkeys had been known to step aside for {x} out of respect.',
      '{X} had not changed {xhis} mind about porridge in all {xhis} life.',
    ],
    deed: [
      '“Closed,” said the guard. {X} sat down on the step. “Still closed,” said the guard at noon. {X} unwrapped a sandwich. By evening the guard had run out of ways to say it, and opened the gate to have some peace.',
      'Everyone said that the old pump was dry. {X} went on pumping, with {xhis} chin stuck out, long after it had stopped being sensible. First came a cough of rust, then a frog, and then the coldest, clearest water in the land.',
    ],
    doubt: 'There is a moment when a stubborn heart must find out if it is right or only loud.',
    wish: 'It would have been pleasant, {x} thought, to be believed the first time, and not to have to stand there until everybody was tired.',
    small: '{X} did not give up.',
  },
  quiet: {
    habit: [
      '{X} spoke so seldom that clocks seemed chatty beside {xhim}.',
      'You never heard {x} come into a room; it simply became a calmer one.',
    ],
    deed: [
      'All of them called, and all they heard was themselves. {X} put a finger to {xhis} lips. In the stillness there was water running somewhere behind the stone, and where water can get out, so can other people.',
      'The sleeping sentry had very large ears. {X} walked past on the outsides of {xhis} feet, took the key from its nail, and came back with it held so still that not even the key noticed.',
    ],
    doubt: 'Somebody would have to speak up, and for somebody so quiet that was a mountain.',
    wish: 'A great deal went on behind that silence, and {x} wished that someone would come in and look around.',
    small: '{X} was quiet as a mouse.',
  },
  dreamy: {
    habit: [
      '{X} often arrived a little after {xhimself}.',
      'Half of {x} was usually on a cloud, and the other half was looking for its shoes.',
    ],
    deed: [
      'While the rest of them studied the map, {x} lay in the grass and looked at the sky. “That cloud has been going the other way all morning,” {xhe} said. It was not a cloud. It was smoke, and it led them straight to where they were going.',
      'The door asked for a thing that had never happened. Nobody else could think of one. {X} had thought of nine since breakfast, and the door liked the third so much that it opened before the end.',
    ],
    doubt: 'For somebody so dreamy, waking up had never been so cold.',
    wish: 'In the best of all the daydreams, somebody said to {x}: no, don’t come down, I am coming up.',
    small: '{X} looked at the clouds.',
  },
  serious: {
    habit: [
      '{X} read the instructions, and then the small print, and then wrote to the author.',
      'Even as a baby, people said, {x} had looked as if {xhe} were about to ask for the bill.',
    ],
    deed: [
      '{X} had made a list. It had been laughed at. But number seven on the list was “spare bootlace”, and when the bridge gave way it was a bootlace that held the lantern, the bag and their good tempers.',
      'The riddle was meant to make people giggle, and while they giggled the sand ran out. {X} did not giggle. {X} answered it, in one word, with two grains to spare.',
    ],
    doubt:
      'It was no laughing matter, and {x}, who was serious about everything, found that {xhe} could have done with a laugh.',
    wish: 'Deep down {x} wanted to learn how the others did it, that thing where the laughter just came out.',
    small: '{X} had a plan.',
  },
  restless: {
    habit: [
      '{X} had never finished a chair in {xhis} life, only started on them.',
      'By the time you had said good morning, {x} was at the other end of it.',
    ],
    deed: [
      'While the others rested, {x} walked in circles, then in larger circles, and in the largest of them fell over a trapdoor. “Found it,” {xhe} called up out of the dark. Sitting still, as {xhe} liked to say, is how you miss things.',
      'The ice was thin for anyone who lingered. {X} had never lingered anywhere. {X} ran across and back, and across and back again, with a rope, until there was a line that the slow ones could hold.',
    ],
    doubt: 'There was nowhere left to run to, and restless feet do not know what to do with that.',
    wish: 'What {x} was always looking for, although {xhe} would have been the last to know it, was a reason to stay.',
    small: '{X} could not sit still.',
  },
  shy: {
    habit: [
      '{X} spoke mostly to clouds and only sometimes to people.',
      'At parties you could find {x} under the table, being very good friends with the dog.',
    ],
    deed: [
      'The little owl would not come out for shouting, nor for cake. {X} knew about that. {X} turned {xhis} back, sat down, and told the wall how hard it is when everybody looks at you. After a while there was a small warm weight on {xhis} shoulder.',
      'It was {x} who noticed the servant by the door, the one nobody had greeted. Two shy people took a long time to say hello. But servants know which stairs are safe, and this one drew them a picture.',
    ],
    doubt: 'It would have been so much easier to stay behind the curtain, where {x} knew every fold.',
    wish: 'What {x} wanted most was to be found by somebody without having to call.',
    small: '{X} hid behind a leaf.',
  },
  cautious: {
    habit: [
      '{X} looked left, right, and left again before crossing a carpet.',
      'There was always a second umbrella in {xhis} bag, in case the first one got wet.',
    ],
    deed: [
      '“Wait,” said {x}, and rolled a pebble along the shining floor. The pebble got halfway. Then the floor opened, swallowed it, and closed with a polite click. They went round by the edge, one hand on the wall, and nobody ever teased {xhim} about pebbles again.',
      'It was {x} who had counted the turnings, knotted the string and marked each corner with chalk. So when the lights went out, they simply walked home along a line of little white crosses and started again.',
    ],
    doubt: 'Every cautious bone in that body was pointing towards the door.',
    wish: 'Just once, {x} would have liked to jump first and find the water warm.',
    small: '{X} looked, and looked again.',
  },
  proud: {
    habit: [
      '{X} polished {xhis} own shadow, or so the neighbours said.',
      'Nobody had ever seen {x} trip, and if you had, you were asked to forget it.',
    ],
    deed: [
      '“Nobody bows to me any more,” sighed the old stone lion. {X} knew exactly how a bow ought to be done, with the chin just so, and did it. The lion was so pleased that it moved one enormous paw, and there behind it were the stairs.',
      'They were offered the servants’ door, if they crawled. {X} lifted {xhis} chin and walked up to the front one instead, as though it had been built for {xhim}. The doorman was so surprised that he held it open.',
    ],
    doubt:
      'To ask for help is a small thing to most people; to somebody proud it is a very long staircase, going down.',
    wish: 'What {x} wished for, behind that lifted chin, was to be liked on a day when {xhe} had got everything wrong.',
    small: '{X} stood up tall.',
  },
  mysterious: {
    habit: [
      'Nobody knew where {x} went on foggy evenings, least of all the fog.',
      '{X} answered most questions with a better one.',
    ],
    deed: [
      '“How did you get in there?” they asked, for {x} was already on the far side of the gate. “Slowly,” said {x}, and let them through. There was a second key in {xhis} sleeve, and a story to it that would have to wait.',
      'The cloaked watchman demanded the password. {X} leaned over and whispered something that took quite a while. The watchman turned pale, then pink, and let them pass. “What did you say?” “Good evening,” said {x}.',
    ],
    doubt: 'Even the mysterious have a page that they would rather not turn, and this was it.',
    wish: 'A secret is a fine coat, but {x} had begun to long for somebody in front of whom {xhe} might hang it up.',
    small: '{X} had a secret.',
  },
  forgetful: {
    habit: [
      '{X} had once gone out to post a letter and come home with a goat.',
      'There was a knot in every handkerchief {x} owned, and not one of them remembered why.',
    ],
    deed: [
      'It was just as well that {x} had forgotten to put the lamp away, for when they fell through the floor it was still hanging from {xhis} elbow. “I knew I was carrying it for something,” {xhe} said.',
      '“Nobody can remember the way through there,” said the owl, “that is how it works: the wood eats what you know.” But there was hardly anything in {xhis} head for it to eat, and {x} strolled through, humming, with the rest of them on a string.',
    ],
    doubt:
      'There was something {x} had been going to remember, something important, and it sat on the edge of {xhis} mind and swung its legs.',
    wish: 'Among all the things that slipped away, {x} wished to keep hold of just one: this, all of it, with everybody in it.',
    small: '{X} lost a sock. Again.',
  },
};

const DARK: Readonly<Record<string, TraitRecord>> = {
  grumpy: {
    habit: [
      '{X} complained about the weather even when there was none.',
      'On a good day {x} merely growled at the butter.',
    ],
    deed: [
      '“Ridiculous bridge,” grumbled {x}, stamping on it. “Ridiculous river. Ridiculous plank.” At the ridiculous plank there was a crack, and it fell away before anybody else had set foot on it. It is useful to travel with someone who expects the worst.',
      'The salesman of false maps smiled at each of them in turn, and each of them smiled back, except {x}. “I don’t like him,” said {x}. “I don’t like anyone, but him I don’t like in a different place.” They kept their money.',
    ],
    doubt: 'It was a silly idea. It was also, most annoyingly for somebody so grumpy, the only one.',
    wish: 'If you had asked {x} what was the matter, and gone on asking, you would have got to the bottom of it, and there was a very small wish there, sitting in the dark.',
    small: '“Hmph,” said {x}.',
  },
  sly: {
    habit: [
      '{X} never opened a door if there was a window with a story behind it.',
      'Whenever two people quarrelled over a cake, {x} was somewhere near, brushing off crumbs.',
    ],
    deed: [
      '“You would never manage to lift that bar,” {x} told the ogre at the gate, shaking {xhis} head. “Not with one hand.” The ogre lifted it with one hand, to show them. “Well I never,” said {x}, walking through.',
      'Three locks, and the jailer kept the keys on his belt. {X} admired the belt. {X} asked to see the buckle. When they were round the corner {xhe} held up the keys, and looked almost sorry.',
    ],
    doubt: 'There is always a side door, {x} used to say, but here there was only the front.',
    wish: 'What {x} would have liked, and it was the one thing no trick could get, was to be trusted with something.',
    small: '{X} had a cheeky smile.',
  },
  greedy: {
    habit: [
      '{X} counted the cherries on other people’s cakes.',
      'There was no spoon so small that {x} had not licked it.',
    ],
    deed: [
      'The chest was full to the brim, and it sang. For one moment {x} leaned so far over it that the others held their breath. Then {xhe} shut the lid and sat on it, hard. “It wants to be wanted too much,” {xhe} said. “I know the feeling.” It was a trap, of course.',
      'Only {x} could have smelled honey through a stone wall. They dug where {xhis} nose pointed, and came up in the pantry, which was a good deal better than the dungeon next to it.',
    ],
    doubt: 'A greedy heart has a hole in the bottom, and {x} could hear the wind in it.',
    wish: 'All that wanting, and in the middle of it one plain thing that {x} had never found the word for; it may have been “enough”.',
    small: '“One more cake?” said {x}.',
  },
  jealous: {
    habit: [
      '{X} always thought that the other slice was the larger one.',
      'If you had a new kite, {x} had a headache.',
    ],
    deed: [
      '“Everybody looks at the golden door,” said {x}, who noticed such things. “Nobody ever looks at that one.” The plain little door beside it was not even locked. People who are used to standing next to shiny things learn where to look.',
      'The mirror showed each of them what somebody else had. It had trapped kings. {X} looked into it for a while and yawned. “I do that every day,” {xhe} said, and turned it to the wall.',
    ],
    doubt: 'There it was again, that small green ache, the jealous one, and it had never been more in the way.',
    wish: 'More than other people’s kites, {x} wanted somebody to look at {xhim} as if {xhe} were one.',
    small: '“I want one too,” said {x}.',
  },
  vain: {
    habit: [
      '{X} had a favourite puddle, because it was honest.',
      'It took {x} an hour to look as if {xhe} had not tried.',
    ],
    deed: [
      'The pocket mirror came out, as it always did, at the worst moment. But the sun caught it, and the light ran along the cliff and stopped on a handle that nobody could have seen. “You are welcome,” said {x}, and fixed a curl.',
      'The two-headed bird let nobody by who could not praise both its heads equally. {X} had been practising praise for years, chiefly on {xhimself}, and did it beautifully.',
    ],
    doubt: 'For the first time all day {x}, who was vain and knew it, did not care how any of it looked.',
    wish: 'What if, {x} sometimes wondered on the way to sleep, there is somebody who would like what is there before the hour is up?',
    small: '{X} looked in every puddle.',
  },
  bossy: {
    habit: ['{X} had drawn up a timetable for the birds.', 'Even the tide was told by {x} when it was expected back.'],
    deed: [
      'Everyone was shouting, the boat was turning, and somebody had an oar the wrong way up. “You, there. You, that. You, sit,” said {x}. It was not polite. It was, however, exactly right, and the boat went straight.',
      'The marching toy soldiers obeyed nobody, or so it was said. Nobody had ever tried it in that voice. “About turn,” said {x}, and off they went, every one, with their drums.',
    ],
    doubt: 'There was nobody left to tell what to do, and somebody so bossy hears the quiet very loudly.',
    wish: 'It is tiring to hold up the whole sky because you think that nobody else will; {x} wished that somebody would offer.',
    small: '“Follow me,” said {x}.',
  },
  reckless: {
    habit: [
      '{X} looked before leaping, but only to see how far it was.',
      'There was a dent in the garden gate in exactly the shape of {x}.',
    ],
    deed: [
      '“We should think about this,” somebody began, but {x} was already sliding down the banister of the bottomless stair, whooping. It was not bottomless. It was quite short, in fact, and there was straw.',
      'There was no time for the knot, and {x} did not untie it. {X} jumped, knot and all, and the rope swung {xhim} clean through the window that they had been wondering how to reach.',
    ],
    doubt: 'Now even {x}, reckless {x}, stopped and looked down, and wished that {xhe} had not.',
    wish: 'You jump so that nobody can push you; {x} had worked that out long ago and told no one.',
    small: 'Whoosh! {X} ran ahead.',
  },
  vengeful: {
    habit: [
      '{X} kept a little book of other people’s mistakes, in very neat writing.',
      'Everyone knew that {x} had not forgiven the stair on which {xhe} stubbed a toe.',
    ],
    deed: [
      'Here was the very man who had sent them the wrong way, stuck to the waist in his own bog. {X} looked at him for a long moment, opened the little book, and tore out a page. “Take the other end of this branch,” {xhe} said. He knew a short cut, as it happened.',
      'A thing that never forgets an injury never forgets a face either. “You wore a different hat,” said {x} to the toll collector, “and you had our map in it.” The map was in it still.',
    ],
    doubt: 'Old anger is a vengeful kind of fuel, and {x} could feel that it was running out.',
    wish: 'The book was nearly full, and what {x} wished for, although it made {xhim} cross to think of it, was somebody with an eraser.',
    small: '{X} stamped one foot.',
  },
  ruthless: {
    habit: [
      '{X} won at snap, at chess and at breakfast.',
      'When {x} pruned the roses, even the fence stood up straight.',
    ],
    deed: [
      '“Leave it,” said {x}, about the heavy trunk, the second-best lamp and the trunk again. It sounded hard. But when the ground began to slide they were light enough to run, and no one ever brought up the trunk.',
      'The fog asked each of them for one more minute, and then one more. {X} said no. {X} said it to the fog, to the soft moss, and to all of them in turn until they were through. It was the kindest no of the day.',
    ],
    doubt: 'It had always been simple for somebody ruthless: do it and do not look. And now {x} was looking.',
    wish: 'To be feared is to be safe; that had been the sum. What {x} had begun to wish for did not come out of it.',
    small: '{X} marched right on.',
  },
  deceitful: {
    habit: [
      '{X} told seven stories about the same scar, and three of them were good.',
      'Asked for the time, {x} would look you in the eye and take an hour.',
    ],
    deed: [
      '“A party of inspectors,” said {x} at the gate, without a blush, “to see about the drains.” They were shown every passage in the place, and given tea.',
      'It takes one to see one. “That is not a log,” said {x} softly. “It is lying there far too well.” The log opened one yellow eye, rather hurt, and swam away.',
    ],
    doubt:
      'All the fine lies were used up, and what was left in the hand of somebody so deceitful was one small, cold truth.',
    wish: 'There was a true thing that {x} had been meaning to say for years, as soon as it would sound less like a story.',
    small: '{X} told a tall, tall tale.',
  },
};

/** Softer words that are used for the smallest children, and other words for the same thing. */
const SAME_AS: Readonly<Record<string, string>> = {
  grumbly: 'grumpy',
  cheeky: 'sly',
  cunning: 'sly',
  'treasure-loving': 'greedy',
  wishful: 'jealous',
  'mirror-loving': 'vain',
  'eager to lead': 'bossy',
  headlong: 'reckless',
  sulky: 'vengeful',
  'strong-willed': 'ruthless',
  fibbing: 'deceitful',
  smart: 'clever',
  caring: 'kind',
  adventurous: 'brave',
  courageous: 'brave',
  fearless: 'brave',
  optimistic: 'cheerful',
  imaginative: 'creative',
  hopeful: 'cheerful',
  timid: 'shy',
  arrogant: 'proud',
};

const UNUSUAL: TraitRecord = {
  habit: [
    '{X} had {xhis} own way of doing everything, and people had long stopped trying to copy it.',
    'You could tell from three streets away that it was {x} who was coming.',
  ],
  deed: [
    'Nobody else would have thought of it. {X} did not think of it either, exactly; it was simply how {xhe} did things. And for once that was just what was needed: the way lay open.',
    'They tried it the sensible way, and they tried it the other sensible way. Then {x} tried it in {xhis} own, and the latch went up as though it had been waiting for somebody like that.',
  ],
  doubt: 'All the old ways of being {x} seemed, for a moment, to be in some other coat.',
  wish: 'What {x} wished for, without quite knowing it, was somebody who would not want {xhim} any different.',
  small: '{X} smiled a big smile.',
};

const RECORDS: Readonly<Record<string, TraitRecord>> = { ...POSITIVE, ...NEUTRAL, ...DARK };

/** How a trait shows. Any word works; one that is not in the tables gets sentences that fit anybody. */
export function findTrait(trait: string): TraitRecord {
  const key = trait.trim().toLowerCase();
  return RECORDS[SAME_AS[key] ?? key] ?? UNUSUAL;
}
