/** How a chapter ends, and how the next one takes it up. */
export interface Hook {
  end: string;
  next: string;
}

/** The end of the first chapter and the beginning of the second. */
export const HOOKS_TO_DEVELOPMENT: readonly Hook[] = [
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
    next: '“Turn back,” read {friend} again. {Hero} rubbed out the words with one foot. “Somebody,” {he} said, “is afraid of us.” And they went on.',
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
];

/** The end of the second chapter and the beginning of the third. */
export const HOOKS_TO_CLIMAX: readonly Hook[] = [
  {
    end: '“Tomorrow,” said {hero}. But in the middle of the night {theclue} began to glow, and it was not going to wait for tomorrow.',
    next: 'By the glow of {theclue} they packed up what they had and went, with the night all round them, holding on to each other’s sleeves.',
  },
  {
    end: 'Then, quite close by, a key was turned in a lock.',
    next: 'They stood and listened until the sound of that key had died away. It had not locked anything. It had opened something, and it was meant for them.',
  },
  {
    end: 'They had hardly sat down when a voice behind them said, “At last.”',
    next: '“At last,” the voice had said; but when they turned round there was no one there. There was only a door, and the door stood open.',
  },
  {
    end: 'And {friend} said what both of them were thinking: “It knows that we are here.”',
    next: 'It did know that they were there. One could tell by the way the path had begun to help them, and {hero} did not like it at all.',
  },
  {
    end: 'The last thing that {hero} saw before the lamp went out was that there were too many shadows.',
    next: 'They counted the shadows again by the first grey light. There was still one too many, and it was going on ahead, and beckoning.',
  },
  {
    end: 'That night both of them had the same dream, and in it somebody was calling them by name.',
    next: '“You dreamed it too,” said {hero}, when it was hardly light. {Friend} only nodded. They could both hear it still, somebody calling, and it came from straight ahead.',
  },
  {
    end: 'Then the ground beneath their feet gave one long, slow knock, like a fist upon a door.',
    next: 'They waited for the second knock. It did not come. Whoever had knocked had only wished to know if anybody was there.',
  },
  {
    end: '“Whatever happens,” said {hero}, and did not go on; and {friend} said, “Yes.” Then they went in.',
    next: 'They went in quickly, so as not to have time to think. The daylight stayed behind on the threshold, like a dog that has been told to.',
  },
  {
    end: 'Only then did they notice that {theclue} was no longer pointing ahead. It was pointing behind them.',
    next: 'Very slowly they turned round, both of them, to where {theclue} was pointing now. What they had been looking for had been walking behind them for an hour.',
  },
];

/** The end of the third chapter and the beginning of the last. */
export const HOOKS_TO_RESOLUTION: readonly Hook[] = [
  {
    end: '“And now?” said {friend}. {Hero} looked towards the east, where there was a thin line of gold. “Now,” said {hero}, “comes the best part.”',
    next: 'The best part, as anyone knows who has ever been away, is going home.',
  },
  {
    end: 'Outside, for the first time in a long while, a bird began to sing.',
    next: 'The bird that had begun to sing went on ahead of them from post to post, as though it were paid to.',
  },
  {
    end: 'Then they took one another by the hand, all of them, and turned towards home.',
    next: 'They had turned towards home with lighter feet than they had ever had on the way out.',
  },
  {
    end: 'But there was still the whole long way back, and time was running out.',
    next: 'They did not stop to sleep. Time was running out, and so they ran as well, and for once they were faster.',
  },
  {
    end: '“Do you smell that?” asked {friend}. It was only a trace, on a wind from very far away. It was {smell}.',
    next: 'They followed the smell of home as if it had been a thread, and did not need a map.',
  },
  {
    end: 'It was done. And now that it was done, all of them noticed at the same moment how far it was to the nearest breakfast.',
    next: 'Breakfast was four hours off, and it was with a farmer’s wife, who asked no questions and went on frying eggs until they shook their heads.',
  },
  {
    end: 'When they came out, the sun was just rising, and it looked as though it had been waiting for them.',
    next: 'The sun had risen, and it walked along with them all the way, a little to the left.',
  },
  {
    end: '{Hero} took one last look round. Then {he} did what {he} had been longing to do for so many days: {he} faced the other way.',
    next: 'It does something to you, to face the other way. Everything that had been uphill was downhill now.',
  },
];

/** For a last line that was written by somebody else. */
export const PLAIN_PICK_UPS: readonly string[] = [
  'Nobody spoke for a while after that. Then {hero} said what there was to say: “Come on.”',
  '“Well,” said {friend}, “that is one way to end a day.” And {hero} took the first step of the next one.',
  'It was still ringing in their ears when they set off again.',
];
