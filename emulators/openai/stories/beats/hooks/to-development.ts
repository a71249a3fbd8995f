import type { Hook } from './hook.ts';

/** The end of the first chapter and the beginning of the second. */
export const TO_DEVELOPMENT: readonly Hook[] = [
  {
    end: 'They had gone no further than the crooked signpost when {theclue} gave a small, surprised shiver and pointed straight at the one path that nobody had ever come back from.',
    next: '“That path?” said {friend}. “Are you sure?” But {theclue} went on pointing, and so that path it was.',
  },
  {
    end: 'And then, from the far side of the hill, something answered.',
    next: 'Whatever had answered them from behind the hill did not do it a second time. They went to look all the same.',
  },
  {
    end: 'Behind them, very softly, the road began to disappear.',
    next: 'There was no going back, for where the road had been there was now only grass, combed flat, as if by a hand. “Forward, then,” said {hero}.',
  },
  {
    end: 'They did not see that the milestone beside the gate had opened one eye.',
    next: 'The milestone waited until they were past, and then it got up and followed, on short stone legs, as far as the bend. “We are being watched,” said {friend}.',
  },
  {
    end: 'At the bend in the road somebody had written two words in the dust, so fresh that the wind had not read them yet: turn back.',
    next: '“Turn back,” read {friend} again. {Hero} rubbed out the words. “Somebody,” {he} said, “is afraid of us.” And they went on.',
  },
  {
    end: 'And that was when the first of the lights went on, far out where nobody lives.',
    next: 'They kept their eyes on that far light, where nobody lives, and walked towards it all through the first night. In the morning it was no nearer.',
  },
  {
    end: 'As soon as the last roof was out of sight, {theclue} turned over by itself, like somebody in their sleep, and murmured one word.',
    next: 'The word that {theclue} had murmured was “hurry”. They had both heard it, and so they hurried.',
  },
  {
    end: 'There was only one thing that they had not thought of: somebody was coming after them.',
    next: 'It was {friend} who heard it first: a step behind them that stopped whenever they did. When they turned round, there was only the dust, slowly settling.',
  },
  {
    end: 'They did not know it yet, but the bridge they crossed that evening had been taken away that morning.',
    next: 'It was only from the other bank that they looked back and saw that there was no bridge there, nor had there been for years. “Don’t think about it,” said {friend}.',
  },
  {
    end: 'And high above, with a noise like a page being turned, something began to follow.',
    next: 'The thing above them kept to the clouds. Now and then its shadow went over the grass, and the grass lay flat.',
  },
  {
    end: 'Far behind them a door slammed, although they had shut every one.',
    next: 'They had both heard that door. “It was the wind,” said {friend}. There was no wind.',
  },
  {
    end: 'The road lay before them, white in the last light, and down the middle of it ran a line of very small wet footprints.',
    next: 'The footprints were still there by morning, small and wet as ever, and {hero} set {his} own beside them. “Whoever it is,” {he} said, “is going our way.”',
  },
  {
    end: '“Wait,” said {friend}. “Weren’t there only two of us?” And they counted the shadows on the road.',
    next: 'They counted three times, and got a different number each time. In the end {hero} said that a shadow more or less was nothing to be afraid of.',
  },
  {
    end: 'At the edge of the wood a lamp was burning, and beside it, on a post, hung a note with the name of {hero} on it.',
    next: 'The note with {his} name on it held only one line, in violet ink: do not trust the bridge. “Which bridge?” asked {friend}. There were eleven on the map.',
  },
  {
    end: '{Hero} put a {hand} into the bag for an apple, and something in there shook it politely.',
    next: 'What had shaken hands with {hero} out of the bag was never seen by daylight; but from then on there was always one apple fewer than they had counted.',
  },
  {
    end: 'And somewhere ahead of them, quite distinctly, somebody blew out a candle.',
    next: 'It is odd how clearly you can see a place once somebody has blown out the light there. They went towards it, and kept their own candle low.',
  },
  {
    end: 'Then the first drop fell. It was not rain. It was blue.',
    next: 'The blue rain lasted for an hour and stained everything it touched. “It’s rather becoming,” said {friend}, looking at {hero}.',
  },
  {
    end: 'Only the goat at the crossroads saw which way they went, and the goat began to follow.',
    next: 'There was no getting rid of the goat. It had made up its mind, and after the second stile they stopped arguing with it.',
  },
  {
    end: 'As they crossed the ditch, {theclue} gave a click, like a lock that has been waiting a long time for its key.',
    next: 'From that click on, {theclue} was different: lighter, and rather smug. {Hero} kept it where {he} could hear it.',
  },
  {
    end: 'What none of them could know was that the letter was already on its way, and that it said: they are coming.',
    next: 'Bad news travels on horseback, and they were on foot. Wherever they came, people had already heard of them, and looked the other way.',
  },
  {
    end: '“Good luck,” said the milestone, when it thought that they were out of hearing.',
    next: '“Milestones don’t talk,” said {hero} for the fourth time. “That one did,” said {friend}, also for the fourth time.',
  },
  {
    end: 'They looked back just once more, and home was not there. There was only mist, with a single window in it.',
    next: 'For a whole day the one lit window hung behind them in the mist like a low star. Then a hill came between.',
  },
  {
    end: 'It was then that the map, which they had folded with such care, unfolded itself by an inch.',
    next: 'The map had unfolded itself altogether by the morning, and lay with one corner turned up, exactly like somebody beckoning.',
  },
  {
    end: 'And under the bridge, in the dark, two yellow eyes opened and began to count them.',
    next: 'Two yellow eyes went along under the planks as they crossed, keeping step. “Whatever you do,” murmured {hero}, “say good evening.”',
  },
  {
    end: 'Nobody had noticed that {friend} was carrying one more bag than {fhe} had packed.',
    next: 'The bag that nobody had packed was quite light, and ticked. They voted on it, and decided to be friendly.',
  },
  {
    end: 'The sun went down exactly where the road did, and for a moment it looked like a door.',
    next: 'They walked into that sunset as one walks through a door, and on the other side it was the second day.',
  },
  {
    end: '“Did you say something?” asked {hero}. “No,” said {friend}. “Did you?” And they both looked at {theclue}.',
    next: '{Theclue} did not speak again for two days. But they took it in turns to hold it to one ear, in case.',
  },
  {
    end: 'Above the last roof a kite had got loose, and it flew before them, against the wind.',
    next: 'Kites do not fly against the wind. This one did, and they saw no reason to be more sensible than a kite.',
  },
  {
    end: 'And as the gate fell shut, all the clocks at home began to go backwards.',
    next: 'Out on the road they knew nothing about the clocks. They only wondered why the morning was taking so long.',
  },
  {
    end: 'Far out on the plain somebody lit a fire, and then another, and the fires made the shape of an arrow.',
    next: 'They followed the arrow of fires until it went out, and then they followed the smoke, and then they simply followed {hero}.',
  },
];
