import type { Hook } from './hook.ts';

/** The end of the second chapter and the beginning of the third. */
export const TO_CLIMAX: readonly Hook[] = [
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
  {
    end: 'The last step creaked. From somewhere below it, politely, something creaked back.',
    next: 'They stood on that last step until they had both stopped creaking, the stair and whatever had answered it. Then {hero} went on down.',
  },
  {
    end: '“Ready?” asked {hero}. It was not {friend} who answered.',
    next: '“Ready,” the voice had said, and it had not been {friend}. It had sounded, if anything, relieved.',
  },
  {
    end: 'Then the fog lifted, all at once, like a cloth from a table, and they saw how close they had come.',
    next: 'Without the fog they felt as though somebody had pulled away the blankets. There was nothing between them and it now but a bit of grass.',
  },
  {
    end: '{Theclue} leapt out of the bag, rolled across the stones and was gone through a gap under the wall.',
    next: 'They found {theclue} on the other side of the wall, sitting very still, like a dog that has found what it was sent for.',
  },
  {
    end: 'Somewhere in there, faint and patient, somebody was humming the song from home.',
    next: 'There was no mistaking that song; it was the one with the wrong note in the middle. So they followed the wrong note.',
  },
  {
    end: 'There were two doors. On one of them stood their names. On the other stood: please don’t.',
    next: 'They took the door that said please don’t. It was {friend} who pointed out that nobody writes please on a trap.',
  },
  {
    end: '“One of us will have to go first,” said {friend}. They looked at each other, and then they both went first.',
    next: 'It is not easy for two to go first through so narrow a place, but they did it, and so neither of them was ever second.',
  },
  {
    end: 'And the moon, which had been with them all the way, went behind a cloud and did not come out again.',
    next: 'They had not known how much they leaned on the moon until it was gone. {Hero} felt for {friend} in the dark, and found {fhim} feeling for {him}.',
  },
  {
    end: 'On the ground before them lay a glove, still warm.',
    next: 'The glove was three sizes too large for anyone they knew. {Hero} laid it on a stone, where it would be found. It seemed only polite.',
  },
  {
    end: '“I don’t want to alarm anybody,” said {friend}, “but the wall has just breathed.”',
    next: 'The wall went on breathing, in and out, as they felt their way along it, and after a while they were breathing in time.',
  },
  {
    end: 'That was when they heard the bell. It rang nine times, and it was nowhere near nine o’clock.',
    next: 'Nine strokes, and each one nearer. When the last had died away there was no more reason to whisper.',
  },
  {
    end: 'High up in the dark a window lit, and somebody stood in it and waited for them.',
    next: 'They kept their eyes on that window all the way up. Whoever was standing there did not wave, and did not go away.',
  },
  {
    end: 'Behind them the path folded itself up, neatly, like a letter that has been read.',
    next: 'You cannot go back along a path that has been folded up. In a way, {hero} thought, that made it simpler.',
  },
  {
    end: 'And in the sand before their feet a line of writing came, letter by letter: you are late.',
    next: '“Late for what?” asked {friend}. The sand had already smoothed itself, and had nothing to add.',
  },
  {
    end: '{Friend} gave {hero} the last half of the last biscuit. “Not for hunger,” said {friend}. “For company.”',
    next: 'They ate the last biscuit crumb by crumb, as slowly as they could, and when there was nothing left of it they got up and went in.',
  },
  {
    end: 'At that moment the ground gave a little sigh and let them through.',
    next: 'They fell for about as long as it takes to say oh dear, and landed on something soft that turned out to be curtains.',
  },
  {
    end: '“Do you hear that?” asked {hero}. “I hear nothing,” said {friend}. “Exactly,” said {hero}.',
    next: 'The silence had a middle, like a whirlpool, and they were going down into it, step by step, on the sides of their feet.',
  },
  {
    end: 'Every lamp in the place went on at once, as if it were somebody’s birthday.',
    next: 'After so much dark the light hurt. When they could see again there was a table before them, laid for exactly as many as they were, and one more.',
  },
  {
    end: 'And {theclue}, which had never been wrong until then, pointed straight at {hero}.',
    next: '“At me?” said {hero}. They turned {theclue} round, they turned {hero} round. It went on pointing. So {he} took a deep breath and went ahead.',
  },
  {
    end: 'The tide of night came in, and on it, without a sound, came a boat with nobody in it.',
    next: 'The empty boat had bumped against the stones three times, as one clears one’s throat. They got in. It knew the way.',
  },
];
