import { describe, expect, it } from 'vitest';
import { toPlainText } from './plain-text.ts';

describe('signs of Markdown and HTML', () => {
  it.each([
    ['*Whoosh!* went the wind.', 'Whoosh! went the wind.'],
    ['She was _so_ tired.', 'She was so tired.'],
    ['**Pip** ran, ***fast***.', 'Pip ran, fast.'],
    ['***', ''],
    ['---', ''],
    ['* * *', ''],
    ['___', ''],
    ['- Pip packed a rope.\n- Ember packed soup.', 'Pip packed a rope. Ember packed soup.'],
    ['1. Pip packed a rope.', 'Pip packed a rope.'],
    ['> “Who goes there?”', '“Who goes there?”'],
    ['`Click` went the lock.', 'Click went the lock.'],
    ['Pip &amp; Ember said &quot;hello&quot;.', 'Pip & Ember said "hello".'],
    ['\\*wink\\*', 'wink'],
    ['# The harbour slept.', 'The harbour slept.'],
    ['The harbour slept.\n---', 'The harbour slept.'],
    ['*Whoosh! went the wind.', 'Whoosh! went the wind.'],
    ['Whoosh!** went the wind.', 'Whoosh! went the wind.'],
    ['~~Oh dear,~~ said Pip.', 'Oh dear, said Pip.'],
    ['See <a href="https://evil.test">here</a> now.', 'See here now.'],
    ['<script>alert(1)</script>Pip ran.', 'alert(1)Pip ran.'],
    ['<p>Pip ran.</p>', 'Pip ran.'],
    ['Ask [the owl](https://evil.test/x) today.', 'Ask the owl today.'],
    ['![a fox](fox.png) Pip ran.', 'a fox Pip ran.'],
    ['    Pip ran.', 'Pip ran.'],
    ['“Two < three,”\nsaid Pip.', '“Two < three,” said Pip.'],
    ['```\nPip ran.\n```', 'Pip ran.'],
    ['• Pip ran.', 'Pip ran.'],
    ['> > > > > > > > > > > > Pip ran.', 'Pip ran.'],
  ])('%j becomes %j', (markdown, plainText) => {
    expect(toPlainText(markdown)).toBe(plainText);
  });

  it.each([
    '2 * 3 is 6, and 4 * 5 is 20.',
    'The file snake_case was long.',
    'Tom & Jerry cost 5 < 6 coins.',
    '12. December was cold.',
    '“Hush,” said Pip – and hushed.',
    'It cost $5 and 10% more…',
    'Room #5 was dark.',
    'He said: - no, + yes, = maybe.',
    'Pip’s hat (the red one) [sic] was gone!',
    'Ember loved 🐉 & soup.',
    '1. 2. 3. Go!',
    '[Narrator]: Boom!',
    '2*3*4 is 24.',
    '3. 2. 1. Lift-off!',
    '1) 2) 3) Jump!',
    '^_^ smiled the robot.',
    'I <3 you, said Pip.',
    '#1 in the race was Pip.',
    '— Hello, said Pip.',
  ])('%j is unchanged', (plainText) => {
    expect(toPlainText(plainText)).toBe(plainText);
  });
});

describe('names with signs', () => {
  const names = ['*Star*', '<b>Zoë</b> & "Co"', '__proto__', 'mia.me', 'Pip'];
  it.each([
    ['Then *Star* rose.', 'Then *Star* rose.'],
    ['Then **\\*Star\\*** rose, said *Star*.', 'Then Star rose, said *Star*.'],
    ['<b>Zoë</b> & "Co" sang.', '<b>Zoë</b> & "Co" sang.'],
    ['__proto__ laughed at *mia.me*.', '__proto__ laughed at mia.me.'],
    ['_Pip_ ran.', 'Pip ran.'],
  ])('%j becomes %j', (markdown, plainText) => {
    expect(toPlainText(markdown, names)).toBe(plainText);
  });
});

it.each(['![', '<a', 'a.', '1-', '*', '> ', '- ', '+ > ', '1. ', '[a](', '_a', '“', '&#'])(
  'a long repetition of %j is parsed quickly',
  (piece) => {
    expect(toPlainText(`${piece.repeat(20_000)} Pip ran.`)).toMatch(/Pip ran\.$/);
  },
);
