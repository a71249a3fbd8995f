import { expect, it } from 'vitest';
import { hasSameWords, MAX_DIFFERENT_WORDS } from './same-words.ts';

it.each([
  ['“Oh!” said Zoë.', 'Oh, said Zoe'],
  ['The dragons’ don’t-care day…', "the dragons' don't care day"],
  ['Tom & Pip ran up—and down.', 'Tom and Pip ran up and down.'],
  ['He counted 3,000 steps by 10:45.', 'He counted three thousand steps by ten forty-five.'],
  ['10, 9, 8: go!', 'Ten, nine, eight, go!'],
  ['10, 9, 8: go!', '10, 9, 8, go'],
  ['It was 1/2 past. Nooooo!', 'It was half past. No!'],
  ['He ate ½ of it.', 'He ate one half of it.'],
  ['“Wheee! Yesss,” said Pip.', 'Whee! Yes, said Pip.'],
  ['Sooo tired.', 'Soooooo tired.'],
  ['“Asss you wissshed,” hissed the snake. “Goood!”', 'As you wished, hissed the snake. Good!'],
  ['“Shh!” said Pip. “Hmm. Grr! Ooh!”', 'Shhh, said Pip. Hmmm. Grrr! Oooh!'],
  ['“Shhh!” said Pip. “Hmmm. Grrr! Oooh!”', 'Shh, said Pip. Hmm. Grr! Ooh!'],
  ['Æsop’s Straße and the œuvre.', "Aesop's Strasse and the oeuvre."],
  ['By moonlight a bed time story.', 'By moon light a bedtime story.'],
  ['A ping-pong ball.', 'A pingpong ball.'],
])('%j and the transcript %j have the same words', (text, transcript) => {
  expect(hasSameWords(text, transcript)).toBe(true);
});

it.each([
  ['Ember waves.', ''],
  ['Ember waves.', 'Sure! Ember waves.'],
  ['Ember waves.', 'Ember waves. The end.'],
  ['Ember waves.', 'Ember waved.'],
  ['Ember waves at Pip.', 'Ember waves Pip.'],
  ['Ember waves at Pip.', 'Ember at Pip waves.'],
  ['He counted 12 steps.', 'He counted steps.'],
  ['He counted twelve steps.', 'He counted two steps.'],
  ['“Asss you wish,” hissed the snake.', 'Ass you wish, hissed the snake.'],
  ['As you wish.', 'Asss you wish.'],
  ['Buuut why?', 'Butt why?'],
  ['Shh, the bee sees all.', 'Shh, the be sees all.'],
  ['“Booob!” called Pip.', 'Boob! called Pip.'],
])('%j and the transcript %j differ', (text, transcript) => {
  expect(hasSameWords(text, transcript)).toBe(false);
});

it.each([
  ['Ember waves at the moon.', 'Ember waved at the moon.'],
  ['Ember waves at the moon.', 'Ember waves at moon.'],
  ['Ember ran up a hill.', 'Ember ran up the hill.'],
  ['Ember ran up the hill.', 'Ember ran on up the hill.'],
  ['Ember walks and the fox jumps too.', 'Ember walked and a fox jumps too.'],
])('%j and the transcript %j are similar enough for a second reading', (text, transcript) => {
  expect(hasSameWords(text, transcript)).toBe(false);
  expect(hasSameWords(text, transcript, MAX_DIFFERENT_WORDS)).toBe(true);
});

it.each([
  ['another word at the beginning', 'Ember waves at Pip.', 'And Ember waves at Pip.'],
  ['another word at the end', 'Ember waves at Pip.', 'Ember waves at Pip then.'],
  ['another first word', 'The fox waves at Pip.', 'A fox waves at Pip.'],
  ['a missing last word', 'Ember gave it to him.', 'Ember gave it to.'],
  ['three words', 'Ember walks, jumps and runs off.', 'Ember walked, jumped and then runs of off.'],
  ['a word that is no small one', 'Ember waves at Pip.', 'Ember waves damn at Pip.'],
  ['a missing name', 'Ember, Lyra and Pip ran.', 'Ember and Pip ran.'],
  ['a missing no', 'She did not jump off.', 'She did jump off.'],
  ['a bad word of nearly the same letters', 'The duke put on a shirt first.', 'The duke put on a shit first.'],
  ['a bad word of the same beginning', 'It was as red as that.', 'It was ass red as that.'],
  ['another word', 'The witch waves at Pip.', 'The bitch waves at Pip.'],
])('a transcript with %s differs, however few words it has otherwise', (_what, text, transcript) => {
  expect(hasSameWords(text, transcript, MAX_DIFFERENT_WORDS)).toBe(false);
});

it('a long passage of numbers is compared quickly', () => {
  const text = Array.from({ length: 200 }, (_, index) => String(index)).join(' ');
  expect(hasSameWords(text, `${text} and more words than a number has, at the very end of it all, good night`)).toBe(
    true,
  );
  expect(hasSameWords(`${text} yes`, `${text} no`)).toBe(false);
});
