import { describe, expect, it } from 'vitest';
import { createNameFinder, type Reading } from './find-names.ts';
import { nameWordsOf } from './name-words.ts';

function foundIn(text: string, name: string, reading: Reading = 'prose'): string[] {
  const normal = text.normalize('NFC');
  return createNameFinder(nameWordsOf([name]))(normal, reading).map(({ start, end }) => normal.slice(start, end));
}

describe('finding names', () => {
  it.each([
    ['Lily', 'LilyBear, bigLily, LILYBear, 2Lily7', ['Lily', 'Lily', 'LILY', 'Lily']],
    ['McKenzie', 'McKenzie, mckenzie, Mc-Kenzie, McKENZIE', ['McKenzie', 'mckenzie', 'Mc-Kenzie', 'McKENZIE']],
    ['D’Arcy', "D’Arcy, D'Arcy, Darcy, Arcy", ['D’Arcy', "D'Arcy", 'Darcy', 'Arcy']],
    ['Annemarie', 'Anne-Marie, Anne‑Maries', ['Anne-Marie', 'Anne‑Marie']],
    ['Anne Marie', 'Annemaries, ANNEMARIE, Anne', ['Annemarie', 'ANNEMARIE', 'Anne']],
    ['Jo Anne', 'Joanne ran', ['Joanne']],
    ['Mary Ann Berg', 'maryann and Annberg', ['maryann', 'Annberg']],
    ['Mia von Berg', 'Miaberg, Vonberg', []],
    ['Max2', 'Max and Max2', ['Max', 'Max']],
    ['Thu\u0300y', 'Thùy, Thuy', ['Thùy', 'Thuy']],
    ['Jürgen', 'Juergen, Juergens, JUERGEN, jürgen', ['Juergen', 'Juergen', 'JUERGEN', 'jürgen']],
    ['Juergen', 'Jürgen, Jürgens Hut', ['Jürgen', 'Jürgen']],
    ['Kaethe', 'Käthe, Käthchen, Käthechen', ['Käthe', 'Käthe']],
    ['Aase', 'Åse, A\u030ase', ['Åse', 'Åse']],
  ])('the name %s is found where the next word begins without a space: %s', (name, text, found) => {
    expect(foundIn(text, name)).toEqual(found);
  });

  it.each([
    ['M a r l e n e', 'M a r l e n e'],
    ['m a r l e n e s hat', 'm a r l e n e'],
    ['M.a.r.l.e.n.e', 'M.a.r.l.e.n.e'],
    ['Mar_lene', 'Mar_lene'],
    ['**Mar**lene', 'Mar**lene'],
    ['Mar·lene', 'Mar·lene'],
    ['Mar✨lene', 'Mar✨lene'],
    ['Mar~lene', 'Mar~lene'],
    ['M/a/r/l/e/n/e', 'M/a/r/l/e/n/e'],
    ['M,a,r,l,e,n,e', 'M,a,r,l,e,n,e'],
    ['M, a, r, l, e, n, e', 'M, a, r, l, e, n, e'],
    ['M;a;r;l;e;n;e', 'M;a;r;l;e;n;e'],
    ['M:a:r:l:e:n:e', 'M:a:r:l:e:n:e'],
    ['M\\a\\r\\l\\e\\n\\e', 'M\\a\\r\\l\\e\\n\\e'],
    ['M=a=r=l=e=n=e', 'M=a=r=l=e=n=e'],
    ['M - a - r - l - e - n - e', 'M - a - r - l - e - n - e'],
    ['M. a. r. l. e. n. e.', 'M. a. r. l. e. n. e'],
    ['a M.a.r.l.e.n.e, a kite', 'M.a.r.l.e.n.e'],
    ['M a r l e n e-Bear', 'M a r l e n e'],
    ['They went away.Marlene stayed', 'Marlene'],
  ])('a name is found when its letters are separated: %s', (text, found) => {
    expect(foundIn(text, 'Marlene')).toEqual([found]);
  });

  it.each([
    ['Lily', 'Once Lіly ran', 'Lіly'],
    ['Lily', 'Lilу’s hat', 'Lilу'],
    ['Lily', 'L1ly and 7L1LY', 'L1ly,L1LY'],
    ['Дарья', 'Вот Дaрья', 'Дaрья'],
    ['Νίκος', 'Ο Nίκος', 'Nίκος'],
    ['Zoë', 'Z0e was there', 'Z0e'],
  ])('the name %s is found with letters and digits that look alike: %s', (name, text, found) => {
    expect(foundIn(text, name).join(',')).toBe(found);
  });

  it.each([
    ['Lia', 'Die 1a-Idee und die Tia'],
    ['Rad', 'R2D2 and a 3D kΩ-meter'],
    ['Bop', 'вор'],
  ])('a word that is not disguised is compared by its own letters: %s in %s', (name, text) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  it.each(['Mar lene', 'Mar. Lene', 'the m a n', 'Is a r l e n e', 'Mar, lene'])(
    'a name is not put together from separate words: %s',
    (text) => {
      expect(foundIn(text, 'Marlene')).toEqual([]);
    },
  );

  it.each([
    ['Ida', 'I’d a hundred ideas, and I’d, a day later'],
    ['Ia', 'So do I. A fox and I, a bear'],
    ['Ab', 'The letters A, B and a b'],
  ])('the name %s is not put together from words of one letter: %s', (name, text) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  it.each([
    [
      'A.J.',
      'A.J. ran. So did AJ, Aj, a.j., A. J., A J and A.J.’s dog',
      ['A.J.', 'AJ', 'Aj', 'a.j.', 'A. J.', 'A J', 'A.J.'],
    ],
    ['A J', 'A.J. and A-J Berg', ['A.J.', 'A-J']],
    ['J.R. Berg', 'J. R. Berg and JR', ['J. R.', 'Berg', 'JR']],
    ['K.C', 'K.C and KC, K C ran', ['K.C', 'KC', 'K C']],
    ['J.Lo', 'JLo and J.Lo', ['JLo', 'J.Lo']],
  ])('the name %s of initials is found with its full stop: %s', (name, text, found) => {
    expect(foundIn(text, name)).toEqual(found);
  });

  it.each([
    ['A.J.', 'A jar, a Jack, ajar, J. A. Berg, plan A, just A'],
    ['M.E.', 'Give me more, and let me see them. Me too'],
  ])('the name %s of initials is not found in other words: %s', (name, text) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  it.each([
    ['Mia', 'Miami, Miah, Amia, MIAMI'],
    ['Star', 'STARLIGHTS'],
    ['Isla', 'an island, Islands'],
    ['Star', 'they start, starving'],
    ['Theo', 'they, them, then, theory'],
    ['Ana', 'Any of them. Can Anyone?'],
    ['Tim', 'Time for tea. Times'],
    ['Anna', 'an anne, anny'],
    ['نور', 'نورانية'],
    ['अनु', 'अनेक'],
    ['Bo', 'bob, bone, about'],
    ['Don', 'They don’t. Don’t!'],
    ['Мария', 'марина, море'],
    ['मीरा', 'मेरा'],
    ['민준', '민주는'],
  ])('the name %s is not found within other words: %s', (name, text) => {
    expect(foundIn(text, name)).toEqual([]);
  });

  it.each([
    ['明', '小明来了', 1],
    ['明', '明', 1],
    ['明', '明ちゃん', 1],
    ['明', '明天天气很好，我们很聪明', 0],
    ['蓮', '蓮は森へ。凛と蓮が、蓮も', 3],
    ['蓮', '木蓮は白い。蓮根', 0],
    ['별', '별이는 별아', 2],
    ['별', '특별한 별빛', 0],
  ])('the one-character name %s is found only alone or in a form of address: %s', (name, text, times) => {
    expect(foundIn(text, name)).toHaveLength(times);
  });

  it.each([
    ['Anna', 'Annę Annie Anno'],
    ['Emma', 'Emmě emmě'],
    ['Maja', 'Maję'],
    ['Ewa', 'Ewie Ewę Ewą'],
    ['Eva', 'Evou Évával'],
    ['Jan', 'Jana Janem'],
    ['Ida', 'Idalla'],
    ['ნინო', 'ნინოს ნინოსთვის'],
    ['ანა', 'ანას'],
    ['Անի', 'Անին'],
    ['Ян', 'Яна Яну Яном Яне'],
    ['தமிழ்', 'தமிழுக்கு தமிழை'],
    ['അരുൺ', 'അരുണിന്'],
    ['அருண்', 'அருணின்'],
    ['ሰላም', 'ለሰላም የሰላም'],
    ['आरव', 'आरवने'],
    ['అను', 'అనుకి'],
    ['അനു', 'അനുവിന്'],
    ['علی', 'علي'],
    ['کیان', 'كيان'],
    ['عائشہ', 'عائشه'],
    ['ليلى', 'ليـــــــــــلى وليـــــــــــلى'],
  ])('the name %s is found with the endings of its language: %s', (name, text) => {
    expect(foundIn(text, name)).toHaveLength(text.split(' ').length);
  });

  it('a name of digits or one letter is ignored', () => {
    expect(nameWordsOf(['7', 'J', 'Mia B. 2']).map(({ text }) => text)).toEqual(['Mia']);
  });
});

it.each([
  ['Little One', '“Come, little one. One day a girl came, and one boy.”', 'Then Little One ran to One.', 2],
  ['Little Man', 'A man came.', 'So the Little Man ran.', 1],
  ['Baby', 'A baby slept. Baby steps!', 'Then Baby ran.', 1],
  ['Big Boy', 'The boy ran.', 'Then Big Boy ran.', 1],
])('a word of the nickname %s counts in prose only where it is used as a name', (name, ordinary, named, times) => {
  expect(foundIn(ordinary, name)).toEqual([]);
  expect(foundIn(named, name)).toHaveLength(times);
  expect(foundIn(ordinary.toLowerCase(), name, 'label')).not.toEqual([]);
});

it.each(['Ha', 'Oh', 'Man', 'Boy'])('the name %s is hidden from a model in small letters too', (name) => {
  const small = name.toLowerCase();
  expect(foundIn(`my daughter ${small}`, name, 'request')).toHaveLength(1);
  expect(foundIn(`my daughter ${small}`, name, 'scene')).toHaveLength(1);
  expect(foundIn(`the old ${small}`, name, 'scene')).toEqual([]);
});

it.each([
  ['Hà', '“Ha ha ha!”'],
  ['Sơn', 'her son'],
  ['Sáng', 'they sang'],
  ['Hằng', 'hang it up'],
  ['Cát', 'a cat'],
  ['Máté', 'the first mate'],
  ['Désiré', 'her heart’s desire'],
  ['Ève', 'on the eve'],
  ['Anna ten Broek', 'Pip counted ten steps.'],
  ['Adam bin Ahmad', 'He threw it into the bin.'],
  ['Yusuf al-Rashid', 'Uncle Al laughed.'],
  ['Maria da Silva', 'Ta da!'],
])('the name %s is not found in prose: %s', (name, text) => {
  expect(foundIn(text, name)).toEqual([]);
});

it.each([
  ['Hà', 'Then hà and Ha ran to HÀ.', 3],
  ['Sơn', 'Then sơn and Son ran.', 2],
  ['Zoë', 'so cute zoe', 1],
  ['Son', 'my son', 1],
  ['Çan', 'My son çan laughed.', 1],
  ['Máté', 'Then máté and Mate ran.', 2],
  ['Al', 'Then Al ran.', 1],
  ['Di Marco', 'Then Di ran to Marco.', 2],
  ['Anna ten Broek', 'Anna ran to the Broek house.', 2],
])(
  'the name %s is found with its marks, with a capital, or if it is not an English word without them: %s',
  (name, text, times) => {
    expect(foundIn(text, name)).toHaveLength(times);
    expect(foundIn(text, name, 'request')).toHaveLength(times);
  },
);

it('a lower-case catalogue word after “the” is not a name', () => {
  const text = 'By the river, the River and my river, breathe river';
  expect(foundIn(text, 'River')).toEqual(['River', 'river', 'river']);
  expect(foundIn(text, 'River', 'label')).toHaveLength(4);
  expect(foundIn(text, 'River', 'request')).toHaveLength(4);
  expect(foundIn('the josh went', 'Josh')).toEqual(['josh']);
});

it.each<[Reading, string, number]>([
  ['request', 'will Will go? Will he?', 2],
  ['prose', 'will Will go? Will he?', 1],
  ['label', 'will Will go? Will he?', 3],
  ['prose', '“Will!” – and then WILL ran', 1],
  ['prose', '“Mia,” he asked, “Will you come?”', 0],
  ['prose', 'They met “Will” and St. Will.', 2],
])('a name that is an English word counts in a %s by how it is written: %s', (reading, text, times) => {
  expect(foundIn(text, 'Will', reading)).toHaveLength(times);
});

it.each(['Josh', 'Rob', 'Bob', 'Nick', 'Rose', 'Hope', 'Mark', 'Jack', 'Bill', 'Pat', 'Sue', 'Grant', 'Chase', 'Drew'])(
  'a name that is an English word counts in lower case where it is used as a name: %s',
  (name) => {
    const small = name.toLowerCase();
    for (const reading of ['request', 'prose', 'label'] as const) {
      expect(foundIn(`my son ${small}. then ${small} went, and ${name} too`, name, reading)).toHaveLength(3);
    }
  },
);

it.each([
  'a'.repeat(20_000),
  'aA'.repeat(10_000),
  'li-'.repeat(6_667),
  'a '.repeat(10_000),
  'a, '.repeat(6_667),
  'li’'.repeat(6_667),
  'l\u200B'.repeat(10_000),
  '\u0301'.repeat(20_000),
  '明'.repeat(20_000),
  '小明'.repeat(10_000),
  'ـ-'.repeat(10_000),
  'ليـ'.repeat(6_667),
  '별이'.repeat(10_000),
  'ليل'.repeat(6_667),
  `Lily${'\u200B'.repeat(20_000)}s`,
  `Lily${'-'.repeat(20_000)}`,
])('names are searched in a chapter of one long word without an error (%#)', (chapter) => {
  const names = [
    'Lily',
    'McKenzie',
    '小明',
    '明',
    '별',
    'ليلى',
    'Дарья',
    ...Array.from({ length: 30 }, (_, n) => `Qua${n}`),
  ];
  expect(() => createNameFinder(nameWordsOf(names))(chapter, 'prose')).not.toThrow();
});
