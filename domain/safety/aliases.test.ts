import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAliases } from './aliases.ts';

const aliasOf = (name: string, texts: readonly string[] = []): string => createAliases([name], texts).hide(name);

/** Aliases after a request with `names`. */
function sentAliases(names: readonly string[], cast: readonly string[] = []) {
  const aliases = createAliases(names, [], cast);
  names.forEach(aliases.hide);
  return aliases;
}

describe('aliases', () => {
  it.each([
    'Mia ran.',
    'It was Mia’s turn, and MIA’S hat.',
    'Das ist Mias Hut, und mia lacht.',
    '“Mia!” cried Pip.',
    'Mia, mia, MIA',
  ])('the name in “%s” is replaced by an alias and restored', (text) => {
    const { hide, reveal } = createAliases(['Mia'], [text, 'Pip']);
    expect(hide(text)).not.toMatch(/mia/i);
    expect(reveal(hide(text))).toBe(text);
  });

  it('an alias in a model’s output is replaced with the name, even if it has an ending', () => {
    const { reveal } = sentAliases(['Mia']);
    const alias = aliasOf('Mia');
    expect(reveal(`${alias} laughed. “${alias}’s kite!” And ${alias}s Hund.`)).toBe(
      'Mia laughed. “Mia’s kite!” And Mias Hund.',
    );
  });

  it.each([
    ['“Taviiii!” cried Pip.', '“Mia!” cried Pip.'],
    ['Taaaavi! TAVIII! taviii', 'Mia! MIA! mia'],
    ['“T-a-v-i,” she spelled.', '“Mia,” she spelled.'],
    ['T. A. V. I', 'MIA'],
    ['Ta-vi and Tavi-Pip', 'Mia and Mia-Pip'],
    ['a-Tavi, To-Tavi, Tavvi, Ottavi', 'a-Mia, To-Mia, Tavvi, Ottavi'],
    ['“T-Tavi?” T-T-Tavi! t-tavi, TA-TAVI', '“Mia?” Mia! mia, MIA'],
    ['“Ta… Tavi!” T…Tavi’s hat, T—Tavi, T... Taaavi', '“Mia!” Mia’s hat, Mia, Mia'],
    ['“Ta…vi!” TA…VI!', '“Mia!” MIA!'],
  ])('an alias that a model stretches, stutters or spells out becomes the plain name: %s', (reply, revealedText) => {
    expect(sentAliases(['Mia']).reveal(reply)).toBe(revealedText);
  });

  it.each([
    ['Amari', 'What a… Amari! I am… Amari. A-Amari? Am-Amari, Ama… Amari!', 'What a… Mia! I am… Mia. Mia? Mia, Mia!'],
    ['Novi', 'Oh no… Novi! No... Novi! N-Novi', 'Oh no… Mia! No... Mia! Mia'],
    ['Ilo', 'And I… Ilo! I—Ilo. I-Ilo', 'And I… Mia! I—Mia. Mia'],
    ['Orin', 'This or… Orin? O… Orin', 'This or… Mia? Mia'],
    ['Hanno', 'Ha… Hanno! Han… Hanno!', 'Ha… Mia! Mia!'],
  ])('a word before the alias %s is not a stutter, even if the alias begins with it', (alias, reply, revealedText) => {
    const earlier =
      'Tavi Luma Orin Mirel Sefi Novi Ralin Elbe Kirin Joro Amari Velu Dorin Fenja Ilo Quilla Runo Sanja Tomo Wendel Yaro Zelin Briva Hanno';
    const { hide, reveal } = createAliases(['Mia'], [earlier.slice(0, earlier.indexOf(alias))]);
    expect(hide('Mia')).toBe(alias);
    expect(reveal(reply)).toBe(revealedText);
  });

  it.each(['Leon', 'Lily', 'Zoë', 'Bo', 'Anne-Marie', 'A.J.', 'Jürgen', 'Дарья', '小明', '明', '이서연', 'ليلى'])(
    'a name restored in a reply is hidden again in the next request: %s',
    (name) => {
      const { hide, reveal } = sentAliases([name]);
      const reply = 'Taviii! TAVIII! Taaavi, T-A-V-I, T.a.v.i, tavi, T-T-Tavi, Ta…vi, Taviii’s';
      expect(reveal(reply)).not.toMatch(/v/i);
      expect(hide(reveal(reply)).replace(/[^\p{L}\p{M}]+/gu, ' ')).toMatch(/^(?:Tavi |TAVI |tavi )+s$/);
    },
  );

  it('a name that the model invents is unchanged, even if it would be the alias of a word that was not sent', () => {
    const { hide, reveal } = createAliases(['Mia Berg'], []);
    expect(reveal('Tavi ran.')).toBe('Tavi ran.');
    expect(hide('Mia runs')).toBe('Tavi runs');
    expect(reveal('Tavi met a moth called Luma and old Orin.')).toBe('Mia met a moth called Luma and old Orin.');
    expect(hide('Berg')).toBe('Luma');
    expect(reveal('Luma')).toBe('Berg');
  });

  it('words that only begin like a name are unchanged', () => {
    const { hide } = createAliases(['Mia', 'Al'], []);
    expect(hide('Miami, Miasma, also alas, Miah')).toBe('Miami, Miasma, also alas, Miah');
  });

  it('an everyday word is unchanged unless it is written like the name', () => {
    const { hide } = createAliases(['Will'], []);
    expect(hide('She will see.')).toBe('She will see.');
    expect(hide('She saw Will.')).not.toMatch(/Will/);
  });

  it('initials become one alias without their full stops, and are restored as registered', () => {
    const { hide, reveal } = createAliases(['A.J.'], []);
    const alias = aliasOf('A.J.');
    expect(hide('A.J. ran, A. J.’s hat, AJ.')).toBe(`${alias} ran, ${alias}’s hat, ${alias}.`);
    expect(reveal(`${alias} ran to ${alias}’s boat.`)).toBe('A.J. ran to A.J.’s boat.');
  });

  it('a title in a name is unchanged, and each word of the name has one alias', () => {
    const { hide, reveal } = createAliases(['Princess Mia von Berg'], []);
    const hidden = hide('Princess Mia von Berg smiled, and Mia waved.');
    expect(hidden).toMatch(/^Princess (\p{Lu}\p{L}+) von (\p{Lu}\p{L}+) smiled, and \1 waved\.$/u);
    expect(hidden).not.toMatch(/Mia|Berg/);
    expect(reveal(hidden)).toBe('Princess Mia von Berg smiled, and Mia waved.');
  });

  it.each(['Maria da Silva', 'Yusuf al-Rashid', 'Adam bin Ahmad'])('a particle of %s is unchanged', (name) => {
    const { hide, reveal } = createAliases([name], [], [name]);
    const particle = name.split(/[ -]/)[1] ?? '';
    const text = `${name} sang la ${particle} la.`;
    expect(hide(text)).toContain(` ${particle}`);
    expect(reveal(hide(text))).toBe(text);
  });

  it.each([
    ['ʻIolani', 'Iolani'],
    ['ʿAlī', 'Ali'],
  ])('%s and %s are one child', (name, withoutLetter) => {
    const { hide } = createAliases([name], []);
    expect(hide(withoutLetter)).toBe(hide(name));
    expect(hide(name)).not.toContain(name);
  });

  it('a name that consists of a title only gets an alias', () => {
    expect(aliasOf('Prince')).not.toBe('Prince');
  });

  it.each(['Zoë', 'Zoe', 'Zoe\u0308', 'Zoé', 'Zo\u00ADe', 'Zo\u200Bë', 'Ｚｏｅ'])(
    'the name Zoë is replaced when written as %j',
    (spelling) => {
      const alias = aliasOf('Zoë');
      const { hide, reveal } = createAliases(['Zoë'], []);
      const text = `${spelling} ran, ${spelling}’s hat, ${spelling}s Hut, with ${spelling}-Pip.`;
      expect(hide(text)).toBe(`${alias} ran, ${alias}’s hat, ${alias}s Hut, with ${alias}-Pip.`);
      expect(hide(`${spelling.toUpperCase()}! ${spelling.toLowerCase()}?`)).toBe(
        `${alias.toUpperCase()}! ${alias.toLowerCase()}?`,
      );
      expect(reveal(hide(text))).toBe('Zoë ran, Zoë’s hat, Zoës Hut, with Zoë-Pip.');
    },
  );

  it.each(['Anne-Marie', 'Anne‑Marie', 'Annemarie', 'ANNEMARIE', 'anne-marie', 'Anne Marie', 'Ännemarie'])(
    'the names Anne-Marie, Anne Marie and Annemarie are replaced when written as %s',
    (spelling) => {
      expect(createAliases(['Anne-Marie'], []).hide(`${spelling}’s boat`)).not.toMatch(/[aä]nne|marie/i);
      expect(createAliases(['Anne Marie'], []).hide(`${spelling}’s boat`)).not.toMatch(/[aä]nne|marie/i);
      if (spelling !== 'Anne Marie') {
        expect(createAliases(['Annemarie'], []).hide(`${spelling}’s boat`)).not.toMatch(/[aä]nne|marie/i);
      }
    },
  );

  it.each([
    ['Lily', 'my daughter lily and her Lilychen, LilyBear, lily2015 and LILYBEAR'],
    ['Zephyrinka', 'Zephyrinka7 and Zephyrinkas Hut'],
    ['Дарья', 'Дарья с Дарьей, Дарью и Дарье'],
    ['Emma', 'Emma, Emmy a Emmou'],
    ['小明', '今天小明去了森林'],
    ['민준', '민준이는 김민준이다'],
    ['さくら', 'さくらちゃんは'],
    ['ليلى', 'ليلى وليلى'],
    ['Bo', 'Bo and bo'],
    ['Juergen', 'Juergen und Jürgenchen'],
    ['ნინო', 'ნინო ნინოს'],
    ['Anna', 'Annę i Anno'],
    ['McKenzie', 'McKenzie, McKenzies and MCKENZIE'],
    ['D’Arcy', 'D’Arcy and D’Arcy’s boat'],
  ])('every form of the name %s is restored: %s', (name, text) => {
    const { hide, reveal } = createAliases([name], [text]);
    expect(hide(text)).not.toBe(text);
    expect(reveal(hide(text))).toBe(text);
  });

  it('a word that begins like an alias is not replaced by the name', () => {
    const { hide, reveal } = createAliases(['Mia'], ['Tavistock']);
    expect(hide('Mia')).not.toBe('Tavi');
    const unusualNames = Array.from({ length: 20 }, (_, index) => `Qx${String.fromCodePoint(97 + index)}`);
    const manyAliases = createAliases(unusualNames, []);
    expect(manyAliases.hide(unusualNames.join(' '))).toContain('Tomo');
    expect(manyAliases.reveal('Tomorrow, tomorrow, a Novice')).toBe('Tomorrow, tomorrow, a Novice');
    expect(reveal('Tomorrow')).toBe('Tomorrow');
  });

  it.each([
    ['Lily', 'with Li\u0007ly'],
    ['Lily', 'with Ⓛⓘⓛⓨ, 🅛🅘🅛🅨 and 🇱🇮🇱🇾'],
    ['Anna', 'with 🄰🄽🄽🄰'],
  ])('the name %s in styled or invisible characters is replaced: %j', (name, text) => {
    const { hide, hideInList, reveal } = createAliases([name], [text]);
    expect(hide(text)).not.toMatch(/li\W?ly|anna|[^\p{ASCII}]/iu);
    expect(reveal(hide(text)).toLowerCase()).toContain(`with ${name.toLowerCase()}`);
    expect(hideInList([text.slice(5)]).join()).toBe(hide(text).slice(5));
  });

  it('text with styled letters but without a name is unchanged', () => {
    const { hide } = createAliases(['Lily'], []);
    expect(hide('Ⓑⓔⓔ… ½ of 🅱')).toBe('Ⓑⓔⓔ… ½ of 🅱');
  });

  it.each([
    ['이서연', '이서연은 서연이', 'Tavi은 Tavi이'],
    ['王小明', '王小明和小明', 'Tavi和Tavi'],
    ['Jürgen', 'Jürgen, Juergen und Juergens Hut', 'Tavi, Tavi und Tavis Hut'],
  ])('every form of %s has one alias: %s', (name, text, hidden) => {
    expect(createAliases([name], [text]).hide(text)).toBe(hidden);
  });

  it('an alias is replaced with the form of the name that the cast uses', () => {
    expect(sentAliases(['王小明'], ['小明']).reveal('Tavi笑了')).toBe('小明笑了');
    expect(sentAliases(['王小明'], ['王小明']).reveal('Tavi笑了')).toBe('王小明笑了');
    expect(sentAliases(['Zoe'], ['Captain Zoë']).reveal('Tavi ran to Tavi’s hat.')).toBe('Zoë ran to Zoë’s hat.');
  });

  it.each(['mia', 'MIA'])('a nickname typed as %s becomes the name as it is written in the cast', (nickname) => {
    const { hide, reveal } = createAliases([nickname], [], ['Pip', 'Mia Berg']);
    expect(hide('Mia ran, my mia! MIA!')).toBe('Tavi ran, my tavi! TAVI!');
    expect(reveal('Tavi ran, my tavi! TAVI!')).toBe('Mia ran, my mia! MIA!');
  });

  it.each(['Will', 'An'])('the name %s, which counts only with a capital, gets one in any output', (name) => {
    const { hide, reveal } = sentAliases([name]);
    expect(reveal('taviii and tavi')).toBe(`${name} and ${name}`);
    expect(hide(reveal('tavi'))).toBe('Tavi');
  });

  it('a name in small letters gets its capital', () => {
    expect(sentAliases(['mia']).reveal('Tavi ran. TAVI!')).toBe('Mia ran. MIA!');
    expect(sentAliases(['mia'], ['mia berg']).reveal('Tavi ran.')).toBe('Mia ran.');
    expect(sentAliases(['élodie']).reveal('Tavi ran.')).toBe('Élodie ran.');
    expect(sentAliases(['AJ'], ['aj']).reveal('Tavi ran.')).toBe('AJ ran.');
  });

  it('sisters called Zoe and Zoë get different aliases', () => {
    const { hide, reveal } = createAliases(['Zoe', 'Zoë'], []);
    expect(new Set([hide('Zoe'), hide('Zoë'), 'Zoe', 'Zoë']).size).toBe(4);
    expect(reveal(hide('Zoe and Zoë and ZOË'))).toBe('Zoe and Zoë and ZOË');
  });

  it('an everyday word that matches a name only without its accent is not replaced by an alias', () => {
    expect(createAliases(['Çan'], []).hide('She can see.')).toBe('She can see.');
  });

  it('an alias is never a name that occurs in the request', () => {
    const first = aliasOf('Mia');
    expect(aliasOf('Mia', [`Old ${first.toLowerCase()}s friend`])).not.toBe(first);
    expect(aliasOf(first)).not.toBe(first);
  });

  it('text is unchanged without a real child', () => {
    expect(createAliases([], []).hide('Ember ran.')).toBe('Ember ran.');
  });

  it('list entries that only resemble a name are unchanged', () => {
    const { hideInList } = createAliases(['Bee', 'Mouse'], []);
    expect(hideInList(['Bees', 'The bees', 'Thunder', 'mouse', 'Bee’s birthday'])).toEqual([
      'Bees',
      'The bees',
      'Thunder',
      'luma',
      'Tavi’s birthday',
    ]);
  });

  it('each child has a different alias, and every text is restored as it was', () => {
    const rest = fc.string({ unit: fc.constantFrom('a', 'e', 'm', 'n', 'ö', 's'), minLength: 2, maxLength: 8 });
    const name = fc.tuple(fc.constantFrom('A', 'M', 'Ä', 'S'), rest).map(([first, others]) => first + others);
    const names = fc.uniqueArray(name, { selector: (word) => word.toLowerCase(), minLength: 1, maxLength: 12 });
    const elsewhere = fc.string({ unit: fc.constantFrom('ж', 'д', '7', '’', ',', '—', '\n', '$&', '|') });
    const text = fc.array(fc.oneof(elsewhere, fc.constantFrom(' ', '’s ', 's ', '. ', '“', '-'), fc.nat(39)), {
      maxLength: 15,
    });
    fc.assert(
      fc.property(names, text, (children, pieces) => {
        const said = pieces
          .map((piece) => (typeof piece === 'number' ? ` ${children[piece % children.length]}` : piece))
          .join('')
          .normalize('NFC');
        const { hide, reveal } = createAliases(children, [said]);
        expect(new Set(children.map(hide)).size).toBe(children.length);
        for (const child of children) expect(hide(child)).not.toBe(child);
        expect(reveal(hide(said))).toBe(said);
      }),
    );
  });
});
