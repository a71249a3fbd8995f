import { describe, expect, it } from 'vitest';
import { ChapterText, readLine, readParagraphs } from './chapter-text.ts';

const NAMES = { cast: ['Pip', '*Star*', 'mia.me'], locations: ['<b>Zoë</b> & "Co"'] };
const readReply = (reply: string) => readParagraphs(reply, NAMES);
const paragraphsOf = (reply: string) => readReply(reply).paragraphs;

describe('a chapter without the talk of the model', () => {
  it('lines before and after the story are removed and do not count as paragraphs', () => {
    const reply =
      'Sure! Here is chapter one:\n\n**Chapter 1: The Lost Lantern**\n\n*Whoosh!* went the wind.\n\n---\n\nPip ran. (word count: 512)\n\nTHE END\n\nWould you like me to continue?';
    expect(paragraphsOf(reply)).toEqual(['Whoosh! went the wind.', 'Pip ran.']);
  });

  it('lines that look like commentary are kept between two paragraphs of the story', () => {
    expect(paragraphsOf('One.\n\nThe end.\n\nTwo.')).toEqual(['One.', 'The end.', 'Two.']);
    expect(paragraphsOf('One.\n\nIntroduction\n\nTwo.')).toEqual(['One.', 'Introduction', 'Two.']);
  });

  it('quoted speech is kept', () => {
    const storyLine = '“Here is the lantern,” said Pip.';
    expect(paragraphsOf(`${storyLine}\n\nOn the signpost stood THE END.`)).toEqual([
      storyLine,
      'On the signpost stood THE END.',
    ]);
  });

  it('names with Markdown or HTML characters are kept as typed', () => {
    expect(paragraphsOf('Then *Star* met **mia.me** in <b>Zoë</b> & "Co".')).toEqual([
      'Then *Star* met mia.me in <b>Zoë</b> & "Co".',
    ]);
  });
});

describe('a title without signs before a chapter', () => {
  const readChapter = (reply: string) => {
    const text = new ChapterText(NAMES, 4);
    const paragraphs = [...text.push(reply), ...text.end()];
    return { paragraphs, isRefusal: text.isRefusal };
  };

  it.each([
    'The Lost Key',
    'The Big Day',
    'Pip and the Very Long Night',
    'Chapter One\n\nThe Lost Key',
    'Sure! Here it is:\n\nKeeper of Keys\n\n---',
  ])('%j is removed', (title) => {
    expect(readChapter(`${title}\n\nPip ran.\n\nHe hid.`).paragraphs).toEqual(['Pip ran.', 'He hid.']);
  });

  it('it is kept in a shorter reply, such as a repair', () => {
    expect(paragraphsOf('The Lost Key\n\nPip ran.')).toEqual(['The Lost Key', 'Pip ran.']);
  });

  it.each([
    ['what has nothing after it', 'The Lost Key'],
    ['a sentence', 'Off they went.\n\nPip ran.'],
    ['a sound', 'Whoosh\n\nPip ran.'],
    ['a row of sounds', 'Tick tock tick tock\n\nPip ran.'],
    ['a sign', 'KEEP OUT\n\nPip ran.'],
    ['an opening that goes on', 'Once upon a time\n\nthere was a fox.'],
    ['an opening', 'Once upon a time\n\nPip lived in a wood.'],
    ['a sentence without an end mark', 'Pip has a red kite\n\nThe kite is up.'],
    ['a line of short words', 'Pip ran up\n\nHe hid.'],
    ['the first line of a verse', 'Down by the river\nDown by the sea\nPip ran.'],
    ['the first line of a couplet', 'The moon is bright\nThe stars are light.'],
    ['the first line of a couplet with a name', 'Down by the River Wide\nLived Pip with the tide.'],
    ['a line that ends in a comma', 'Over the silver sea,\nPip ran.'],
    ['speech', '“Who is there” asked Pip\n\nNobody was.'],
    ['a line after the first paragraph', 'Pip ran.\n\nThe Lost Key\n\nHe hid.'],
    ['a long line', 'One two three four five six seven eight nine ten\n\nPip ran.'],
  ])('%s is kept', (_what, reply) => {
    expect(readChapter(reply).paragraphs).toEqual(reply.split(/\n+/u));
  });

  it('the blank line after it does not decide what separates paragraphs', () => {
    expect(readChapter('The Lost Key\n\nPip ran.\nHe hid.').paragraphs).toEqual(['Pip ran.', 'He hid.']);
  });

  it('output of a title and an apology is a refusal', () => {
    expect(readChapter('The Lost Key\n\nI’m sorry, I cannot write this story.')).toEqual({
      paragraphs: [],
      isRefusal: true,
    });
  });
});

it.each(['**Page 2**', '• • •', '=====', '⁂', '- - -', '<hr>', '\u200b', '~ ~ ~'])(
  'the separator %j is not a paragraph',
  (separator) => {
    expect(paragraphsOf(`Pip ran.\n\n${separator}\n\nHe hid.`)).toEqual(['Pip ran.', 'He hid.']);
  },
);

it.each(['…', '“?!”', '🌊 🌊 🌊', '100!'])('the short paragraph %j is kept', (short) => {
  expect(paragraphsOf(`Pip ran.\n\n${short}\n\nHe hid.`)).toEqual(['Pip ran.', short, 'He hid.']);
});

it.each([
  '<p>Pip ran.</p><p>He hid.</p>',
  'Pip ran.\n\u200b\nHe hid.',
  'Pip ran.\u0085He hid.',
  'Pip ran.<br/><br/>He hid.',
])('%j has two paragraphs', (reply) => {
  expect(paragraphsOf(reply)).toEqual(['Pip ran.', 'He hid.']);
});

it('paragraph numbers that count up from 1 are removed', () => {
  expect(paragraphsOf('1. Pip ran.\n\n2. He hid.\n\n3. He slept.')).toEqual(['Pip ran.', 'He hid.', 'He slept.']);
  expect(paragraphsOf('1) Pip ran.\n2) He hid.')).toEqual(['Pip ran.', 'He hid.']);
});

it('other numbers are kept', () => {
  const storyLines = ['Pip ran.', '7. Pip was the seventh.', '10. December was cold.'];
  expect(paragraphsOf(storyLines.join('\n\n'))).toEqual(storyLines);
});

it('questions after the story are removed', () => {
  expect(
    paragraphsOf('Pip ran.\n\nDiscussion questions:\n\n1. Why did Pip run?\n\n2. What would you have done?\n\n- A map'),
  ).toEqual(['Pip ran.']);
  expect(paragraphsOf('Pip ran.\n\nWhy did he run?\n\nNobody knew.')).toHaveLength(3);
});

it('output that only apologizes is a refusal', () => {
  expect(readReply('I’m sorry, but I can’t help with that request.')).toEqual({ paragraphs: [], isRefusal: true });
  expect(readReply('Sure! Here is the chapter:\n\nI’m sorry, I cannot write this story.').isRefusal).toBe(true);
});

it('an apology before or after a chapter is removed', () => {
  expect(readReply('I’m sorry, I cannot use this theme in the story. Here is another.\n\nPip ran.\n\nHe hid.')).toEqual(
    {
      paragraphs: ['Pip ran.', 'He hid.'],
      isRefusal: false,
    },
  );
  expect(readReply('Pip ran.\n\nI’m sorry, but I can’t continue this story.')).toEqual({
    paragraphs: ['Pip ran.'],
    isRefusal: false,
  });
});

it.each([
  'I’m sorry, but I can’t write this.\n\nI’d be happy to tell a different story about kindness instead.',
  'I’m sorry, but I can’t help with that request.\n\nIf you like, I can write about friendship instead.',
  'I’m sorry. I can’t create stories with violence for children.\n\nHere are some ideas instead:\n\n- a kind fox\n- a lost balloon',
  'I cannot write this story.\n\nStories about weapons can frighten small children.\n\nA story about a lost balloon is a good choice.',
])('the offer of another story in %j does not make it a chapter', (reply) => {
  expect(readReply(reply)).toEqual({ paragraphs: [], isRefusal: true });
});

it('after an apology, a name of the cast or half of the minimum makes it a chapter', () => {
  const apology = 'I’m sorry, I cannot use this theme in the story.';
  const lines = ['The fox ran.', 'It hid.', 'It slept.'];
  const chapter = new ChapterText(NAMES, 5);
  expect(lines.map((line) => chapter.push(`${line === lines[0] ? `${apology}\n\n` : ''}${line}\n\n`))).toEqual([
    [],
    [],
    lines,
  ]);
  expect(chapter.isRefusal).toBe(false);
  expect(readReply(`${apology}\n\nThe fox ran.\n\nPip hid.`).paragraphs).toEqual(['The fox ran.', 'Pip hid.']);
  expect(readReply(`${apology}\n\nThe fox ran.\n\nIt hid.`).isRefusal).toBe(true);
});

it('after an apology, a word of a name makes it a chapter, even where another paragraph began with it', () => {
  const reply = 'I’m sorry, I cannot use this theme in the story.\n\nMia hid.\n\nThe fox saw Mia.';
  expect(readParagraphs(reply, { cast: ['Mia Berg'], locations: [] })).toEqual({
    paragraphs: ['Mia hid.', 'The fox saw Mia.'],
    isRefusal: false,
  });
});

it.each([
  '“I’m sorry, but I can’t help being curious,” said the fox.',
  'I’m sorry, but I can’t write you a story today, said Pip.',
])('%j is part of the story', (paragraph) => {
  expect(readReply(paragraph)).toEqual({ paragraphs: [paragraph], isRefusal: false });
});

it('a chapter in a different language has no paragraphs', () => {
  const text = new ChapterText(NAMES, 4);
  const german =
    'Der Hafen schlief noch, als Pip ein Auge öffnete. Irgendwo unter dem Leuchtturm schlug eine Glocke einmal, und dann überlegte sie es sich anders. Das Meer lag flach da.';
  expect([...text.push(`Das Meer am Morgen\n\n${german}\n\n${german}\n\n`), ...text.end()]).toEqual([]);
  expect(text.isInOtherLanguage).toBe(true);
});

it('a foreign sentence later in the chapter is not checked', () => {
  const spanish = '“¡Buenos días, amigos míos! ¿Quién ha visto mi sombrero rojo esta mañana?” cried the crab.';
  expect(paragraphsOf(`Pip ran.\n\n${spanish}`)).toEqual(['Pip ran.', spanish]);
});

it.each([
  ['**The Lantern** (word count: 3)', 'The Lantern'],
  ['_Pip_ &amp; the moon', 'Pip & the moon'],
  ['*Star* falls', '*Star* falls'],
])('the title %j is read as %j', (rawTitle, title) => {
  expect(readLine(rawTitle, NAMES)).toBe(title);
});
