import type { TraitRecord } from './trait-record.ts';

export const NEUTRAL_TRAITS: Readonly<Record<string, TraitRecord>> = {
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
      'All of them called, and all they heard was themselves. {X} put a {xhand} to {xhis} mouth. In the stillness there was water running somewhere behind the stone, and where water can get out, so can other people.',
      'The sleeping sentry had very large ears. {X} walked past on the outsides of {xhis} {xfeet}, took the key from its nail, and came back with it held so still that not even the key noticed.',
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
    small: '{X} had lost a sock again.',
  },
};
