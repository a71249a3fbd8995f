import { generateStoryContract } from '@talelantern/domain/contracts/generate-story';
import { createAliases } from '@talelantern/domain/safety/aliases';
import { PORTRAIT_STYLES } from '@talelantern/domain/images/portrait-styles';
import { buildScenePrompt } from '@talelantern/domain/stories/scene-prompt';
import { readStory } from '@talelantern/domain/stories/story';
import { EMPTY_BIBLE } from '@talelantern/domain/stories/story-bible';
import { checkStoryRequest } from '@talelantern/domain/contracts/story-request';
import { describe, expect, it } from 'vitest';
import { assertNoRealNames } from '../../narration/operations/admit-narration.ts';
import { hideInPrompt } from '../../pictures/operations/hide-in-prompt.ts';
import { findNamedChild } from '../../sharing/operations/moderate-item.ts';
import { hideRealNames } from '../../stories/operations/story-safety.ts';

const fullWidth = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

/** A name in a script with capitals, in its usual spellings. */
const latinForms = (name: string): string[] => [
  name,
  name.toLowerCase(),
  name.toUpperCase(),
  `my daughter ${name.toLowerCase()}’s hat`,
  `${name}'s`,
  `${name}7`,
  `${name.toLowerCase()}2015`,
  `${name}Bear`,
  name.normalize('NFD'),
  fullWidth(name),
  `${name[0]}\u00AD${name.slice(1)}`,
  `#one_${name.toLowerCase()}-and-Pip`,
];

/** Forms of a name in its language, and those common to all scripts. */
const namedForms = (name: string, ...forms: string[]): string[] => {
  const commonForms = [
    name,
    `${name}7`,
    `7${name}`,
    `${name}Bear`,
    `#${name}`,
    `(${name})`,
    `Pip-${name}`,
    `${name}!`,
    `“${name}”`,
  ];
  return [...new Set([...forms, ...commonForms, `@${name}_7`, `${name}, Pip`])].slice(0, 12);
};

/** A name of two initials as families and models write it. */
const initialForms = (one: string, two: string): string[] => {
  const [small, capitals] = [`${one}${two}`.toLowerCase(), `${one}${two}`];
  return [
    `${one}.${two}.`,
    capitals,
    `${one}. ${two}.`,
    `${one} ${two}`,
    small.split('').join('.').concat('.'),
    `${one}.${two}.’s hat`,
    `my son ${small}`,
    `${one}_${two}`,
    `${one}-${two}`,
    `(${one}/${two})`,
    `${one} - ${two}`,
    `#${capitals}_7`,
  ];
};

/** Each name with the letters that must be hidden, and twelve spellings. */
const TABLE: readonly (readonly [name: string, hiddenPart: string, spellings: string[]])[] = [
  ...[
    'Lily',
    'River',
    'Mia',
    'Zoë',
    'Bo',
    'Jo',
    'Al',
    'Li',
    'Zephyrinka',
    'Isla',
    'Daisy',
    'Noor',
    'Kai',
    'Josh',
    'Rose',
    'Hope',
  ].map((name) => [name, name, latinForms(name)] as const),
  ...['Łukasz', 'Søren', 'José', 'Ayşe', 'Björk', 'McKenzie', 'Anne-Marie', 'D’Arcy', 'Thảo'].map(
    (name) => [name, name.replace(/^.*[-’]|^Mc|^[ŁS]ø?/u, ''), latinForms(name)] as const,
  ),
  ...['A.J.', 'A. J.', 'A J', 'A_J', 'AJ', 'A. J. Berg'].map((name) => [name, 'AJ', initialForms('A', 'J')] as const),
  ...['J.J.', 'T.J.', 'K.C'].map(
    (name) => [name, name.replaceAll('.', ''), initialForms(name.charAt(0), name.charAt(2))] as const,
  ),
  ['Jonas', 'Jonas', namedForms('Jonas', 'Jonasek', 'bei Jonaschen', 'Jonasowi', 'jonaschen', 'JONASS')],
  ['Emma', 'Emm', namedForms('Emma', 'Emmy', 'z Emmou', 'Emmě', 'Emmo', 'Emmalein', 'emmachen', 'Emmának')],
  ['Anna', 'Ann', namedForms('Anna', 'Kochał Annę i jej kota.', 'o Annie', 'Annie', 'z Anną', 'Anno', 'ANNĘ')],
  ['Ewa', 'Ew', namedForms('Ewa', 'Opowiadał o Ewie.', 'Ewę', 'z Ewą', 'Ewo', 'my daughter ewa')],
  [
    'Jürgen',
    'rgen',
    namedForms('Jürgen', 'Und dann kam Juergen.', 'juergen', 'JUERGENS', 'Juergenchen', 'Ju\u0308rgens'),
  ],
  ['Zosia', 'Zosi', namedForms('Zosia', 'Zosię', 'z Zosią', 'Zosiu', 'zosiaka')],
  ['Marek', 'Mar', namedForms('Marek', 'Marka', 'Markowi', 'z Markiem', 'Marku')],
  ['Дарья', 'дар', namedForms('Дарья', 'с Дарьей', 'Дарью', 'Дарье', 'дарьи', 'ДАРЬЕ')],
  ['Аня', 'ан', namedForms('Аня', 'с Аней', 'Аню', 'Ане', 'ани', 'Анин мяч')],
  ['Павел', 'пав', namedForms('Павел', 'у Павла', 'Павлу', 'с Павлом', 'о павле')],
  ['Софія', 'софі', namedForms('Софія', 'Софії', 'з Софією', 'Софіє')],
  ['Νίκος', 'νικ', namedForms('Νίκος', 'του Νίκου', 'ΝΙΚΟΣ', 'τον Νίκο', 'Νίκε')],
  ['ליעלי', 'יעלי', namedForms('ליעלי', 'וליעלי', 'לליעלי', 'שליעלי')],
  ['ليلى', 'ليل', namedForms('ليلى', 'وليلى', 'لِليلى', 'ليلي', 'يا ليلى')],
  ['علی', 'عل', namedForms('علی', 'رفت علي به جنگل', 'عـــــلي', 'وعلي', 'يا علی')],
  ['ნინო', 'ნინ', namedForms('ნინო', 'ფარანი მისცა ნინოს ტყეში.', 'ნინომ', 'ნინოსთან', 'ნინოსთვის')],
  ['आरव', 'आरव', namedForms('आरव', 'जंगल में आरवने दिया देखा.', 'आरवला', 'आरव ने', 'आरवको')],
  ['蓮', '蓮', namedForms('蓮', '蓮は森へ行った。', '蓮が', '凛と蓮も', '蓮くん', '蓮ちゃん')],
  ['मीरा', 'मर', namedForms('मीरा', 'मीराने', 'मीराको')],
  ['小明', '小明', namedForms('小明', '今天小明去了森林', '我和小明', '小明的猫很大', '你好，小明！')],
  ['王小明', '小明', namedForms('王小明', '今天王小明来了', '小明笑了', '和小明玩')],
  ['さくら', 'さくら', namedForms('さくら', 'さくらちゃんは', '今日さくらが', 'さくらさん')],
  ['민준', '민준', namedForms('민준', '민준이는', '김민준이', '민준아', '민준'.normalize('NFD'))],
  [
    '별',
    '별',
    namedForms('별', '별이는 갔다', '별아', '별이의 모자')
      .filter((text) => text !== 'Pip-별')
      .concat('별님'),
  ],
  ['ฟ้าใส', 'ฟาใส', namedForms('ฟ้าใส', 'วันนี้ฟ้าใสไปป่า', 'กับฟ้าใส')],
];

/** Letters only, without case, accents and invisible characters. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(/[ىی]/g, 'ي')
    .replaceAll('ـ', '');

const ALL_SPELLINGS = TABLE.flatMap(([name, hiddenPart, spellings]) =>
  spellings.map((spelling) => ({ name, hiddenPart: lettersOf(hiddenPart), spelling })),
);

const safetyOf = (name: string) => ({ avoid: [], reader: null, realNames: [name] });

const requestWith = (text: string) =>
  checkStoryRequest(
    generateStoryContract.request.parse({
      characters: [{ id: 'x', name: text, type: 'Animal - Forest - Fox', customDescription: text, appearance: {} }],
      theme: 'Treasure Hunt',
      ageRange: '5-8',
      prompt: text,
    }),
  );

function sharedStory(overrides: Readonly<Record<string, unknown>>) {
  const item = readStory('story', { userId: 'u', title: 'x', previousParts: ['x'], ageRange: '5-8', ...overrides });
  if (!item) throw new Error('The example must be readable');
  return { contentType: 'story', item } as const;
}

const storyWithAlt = (alt: string) =>
  sharedStory({ sceneImages: [{ imageUrl: 'x', imagePath: 'users/u/stories/s/p.webp', part: 0, alt }] });

describe('names in twelve spellings each', () => {
  it('the table has fifty real names in twelve spellings each', () => {
    expect(TABLE).toHaveLength(59);
    for (const [name, , spellings] of TABLE) expect([name, spellings.length]).toEqual([name, 12]);
  });

  it('real names are not sent to the picture model', () => {
    const seen = ALL_SPELLINGS.filter(({ name, hiddenPart, spelling }) => {
      const hidden = hideInPrompt(
        { prompt: `W | Name: ${spelling} | Wish: ${spelling}`, otherInputs: [spelling] },
        safetyOf(name),
      );
      return lettersOf(`${hidden.prompt} ${hidden.otherInputs.join(' ')}`.replace(/Wish|Name/g, '')).includes(
        hiddenPart,
      );
    });
    expect(seen.map(({ spelling }) => spelling)).toEqual([]);
  });

  it('real names are not sent to the story model, and are restored in its output', () => {
    const failed = ALL_SPELLINGS.filter(({ name, hiddenPart, spelling }) => {
      const sources = { earlier: [spelling], bible: EMPTY_BIBLE, safety: safetyOf(name) };
      const { brief, hide, reveal } = hideRealNames(requestWith(spelling), sources);
      const { characters, customElements, previousParts } = brief;
      const sentText = [characters[0]?.name, characters[0]?.description, customElements, ...previousParts].join(' ');
      const isRestored = lettersOf(reveal(hide(spelling))) === lettersOf(spelling);
      return lettersOf(sentText).includes(hiddenPart) || !isRestored || !brief.hasAliases;
    });
    expect(failed.map(({ spelling }) => spelling)).toEqual([]);
  });

  it('a name in a child’s likes is not sent, and the model’s own names stay in its output', () => {
    const { brief, reveal } = hideRealNames(requestWith('Ember'), {
      earlier: [],
      bible: EMPTY_BIBLE,
      safety: {
        avoid: [],
        reader: { readingLevel: 'listening', likes: ['Mia’s kite', 'kites'] },
        realNames: ['Mia'],
      },
    });
    expect(brief).toMatchObject({ hasAliases: false, reader: { likes: ['kites'] } });
    expect(reveal('A moth called Tavi.')).toBe('A moth called Tavi.');
  });

  it('real names are not sent to the narrator', () => {
    const acceptedSpellings = ALL_SPELLINGS.filter(({ name, spelling }) => {
      try {
        assertNoRealNames(`They met. ${spelling}`, [name]);
        return true;
      } catch {
        return false;
      }
    });
    expect(acceptedSpellings.map(({ spelling }) => spelling)).toEqual([]);
  });

  it.each(['chapter', 'title', 'pen name', 'name in the cast'])('a real name is refused in a shared %s', (field) => {
    const shared = ALL_SPELLINGS.filter(({ name, spelling }) => {
      const item = sharedStory({
        ...(field === 'chapter' ? { previousParts: [`They met. ${spelling}`] } : {}),
        ...(field === 'title' ? { title: `The boat of ${spelling}` } : {}),
        ...(field === 'name in the cast' ? { characters: [{ id: 'x', name: spelling, type: 'x' }] } : {}),
      });
      return findNamedChild([name], item, field === 'pen name' ? spelling : 'Quill') !== name;
    });
    expect(shared.map(({ spelling }) => spelling)).toEqual([]);
  });
});

it('the words in every scene prompt are not taken for names', () => {
  const scene = {
    passage: 'Ember ran.',
    ageRange: '12-17',
    camera: null,
    pictured: [],
    described: [],
    place: null,
  } as const;
  for (const { id } of PORTRAIT_STYLES) {
    const prompt = buildScenePrompt({ ...scene, styleId: id });
    const realNames = ['Light', 'Rich', 'Violet', 'Rose', 'Sky', 'Art', 'Clay', 'Amber', 'Sun', 'Little One'];
    expect(hideInPrompt({ prompt }, { avoid: [], reader: null, realNames }).prompt).toBe(prompt);
  }
});

it.each(['Ⓛⓘⓛⓨ', '🅛🅘🅛🅨', '🇱🇮🇱🇾', 'Li\u0007ly'])('a real name in lookalike characters is found: %j', (text) => {
  expect(findNamedChild(['Lily'], sharedStory({ previousParts: [`Then ${text} came.`] }), 'Quill')).toBe('Lily');
  expect(() => assertNoRealNames(`Then ${text} came.`, ['Lily'])).toThrow();
  expect(hideInPrompt({ prompt: `Wish: ${text}` }, safetyOf('Lily')).prompt).not.toMatch(/li\W?ly|[^\p{ASCII}]/iu);
});

it('a child’s name in the description of a public picture is found', () => {
  expect(findNamedChild(['Lily'], storyWithAlt('Lily waves from a boat'), 'Quill')).toBe('Lily');
  expect(findNamedChild(['An'], storyWithAlt('Ember waves to An'), 'Quill')).toBe('An');
});

it.each([
  ['An', 'Ember, holding an iron key'],
  ['Will', 'Ember at the gate that will open'],
  ['River', 'Ember beside the river'],
])('a word in the description of a public picture is not the name %s: %s', (name, alt) => {
  expect(findNamedChild([name], storyWithAlt(alt), 'Quill')).toBeNull();
});

describe('text without real names', () => {
  const names = TABLE.map(([name]) => name);
  const text = 'Once upon a time the moon was full. “Shall we go?” asked the fox, and off they went to their island.';

  it('text without real names is unchanged', () => {
    const { hide } = createAliases(names, [text]);
    expect(hide(text)).toBe(text);
    expect(hideInPrompt({ prompt: text, otherInputs: [text] }, { avoid: [], reader: null, realNames: names })).toEqual({
      prompt: text,
      otherInputs: [text],
    });
  });

  it('text without real names can be narrated and shared', () => {
    expect(() => assertNoRealNames(text, names)).not.toThrow();
    expect(findNamedChild(names, sharedStory({ title: text, previousParts: [text] }), 'Quill')).toBeNull();
  });
});

const chosenCharacter = {
  characters: [{ id: 'x', name: 'Pip', type: 'Animal - Fur and Feather - Bear' }],
  theme: 'River Journey',
};

it('a catalogue word that is also a child’s name is allowed in a catalogue choice', () => {
  expect(findNamedChild(['River', 'Bear'], sharedStory(chosenCharacter), 'Quill')).toBeNull();
});

it.each([
  ['a name', { characters: [{ id: 'x', name: 'River', type: 'Animal - Fur and Feather - Bear' }] }],
  ['a title', { title: 'River' }],
  ['a chapter', { previousParts: ['River'] }],
  ['a type outside the catalogue', { characters: [{ id: 'x', name: 'Pip', type: 'Human - Child - River' }] }],
])('a catalogue word that is also a child’s name is refused in a share as %s', (_what, fields) => {
  expect(findNamedChild(['River'], sharedStory({ ...chosenCharacter, ...fields }), 'Quill')).toBe('River');
});

describe('a child whose name is also a verb or a noun', () => {
  it.each([
    ['Josh', 'then josh went to the wood, and josh laughed.'],
    ['Rose', 'my daughter rose'],
    ['Hope', 'and hope laughed'],
    ['Mark', 'little mark'],
    ['Dawn', 'then dawn came'],
  ])('the name %s, also a common word, is found in lower case: %s', (name, text) => {
    expect(findNamedChild([name], sharedStory({ previousParts: [text] }), 'Quill')).toBe(name);
    expect(hideInPrompt({ prompt: `Portrait | Wish: ${text}` }, safetyOf(name)).prompt).not.toContain(
      name.toLowerCase(),
    );
  });
});

describe('a child whose initials are a function word', () => {
  it.each(['Then A.S. ran.', 'A.S. ran.', 'So a.s. ran.', 'There A. S. was.', 'Then AS ran.'])(
    'A.S. is found in “%s”',
    (chapter) => {
      expect(findNamedChild(['A.S.'], sharedStory({ previousParts: [chapter] }), 'Quill')).toBe('A.S.');
    },
  );

  it.each(['As soon as it rained, a star fell.', 'He was as big as a ship.'])(
    'A.S. is not found in “%s”',
    (chapter) => {
      expect(findNamedChild(['A.S.'], sharedStory({ previousParts: [chapter] }), 'Quill')).toBeNull();
    },
  );
});

it.each(['He sang, and Will sang too.', 'That was Will’s boat.', 'HELLO WILL'])(
  'the name Will is found in “%s”',
  (chapter) => {
    expect(findNamedChild(['Will'], sharedStory({ previousParts: [chapter] }), 'Quill')).toBe('Will');
  },
);

it.each(['It will rain.', '“Will you come?” she asked. Will it rain?'])(
  'the function word “will” is not mistaken for a name in “%s”',
  (chapter) => {
    expect(findNamedChild(['Will'], sharedStory({ previousParts: [chapter] }), 'Quill')).toBeNull();
  },
);

it('a name that is also a function word is found in lower case where the text is not prose', () => {
  expect(findNamedChild(['Will'], sharedStory({ title: 'the boat of will' }), 'Quill')).toBe('Will');
  expect(findNamedChild(['Will'], sharedStory({}), 'will and family')).toBe('Will');
  expect(findNamedChild(['Will'], sharedStory({ title: 'The goodwill boat' }), 'Willow Lane')).toBeNull();
});
