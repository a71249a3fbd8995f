import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAliases } from './aliases.ts';

const aliasOf = (name: string, texts: readonly string[] = []): string => createAliases([name], texts).hide(name);

describe('aliases', () => {
  it.each([
    'Mia ran.',
    'It was Mia’s turn, and MIA’S hat.',
    'Das ist Mias Hut, und mia lacht.',
    '“Mia!” cried Pip.',
    'Mia, mia, MIA',
  ])('hide the name in “%s” and bring it back', (text) => {
    const { hide, reveal } = createAliases(['Mia'], [text, 'Pip']);
    expect(hide(text)).not.toMatch(/mia/i);
    expect(reveal(hide(text))).toBe(text);
  });

  it('bring the name back into what was written about the alias', () => {
    const { reveal } = createAliases(['Mia'], []);
    const alias = aliasOf('Mia');
    expect(reveal(`${alias} laughed. “${alias}’s kite!” And ${alias}s Hund.`)).toBe(
      'Mia laughed. “Mia’s kite!” And Mias Hund.',
    );
  });

  it('leave other words alone', () => {
    const { hide } = createAliases(['Mia', 'Al'], []);
    expect(hide('Miami, Miasma, also al dente, Miah')).toBe('Miami, Miasma, also al dente, Miah');
  });

  it('leave everyday words alone unless they are written like the name', () => {
    const { hide } = createAliases(['Will', 'Rose'], []);
    expect(hide('She will see a rose.')).toBe('She will see a rose.');
    expect(hide('She saw Will and Rose.')).not.toMatch(/Will|Rose/);
  });

  it('keep the words of a long name together, and its titles in place', () => {
    const { hide, reveal } = createAliases(['Princess Mia von Berg'], []);
    const hidden = hide('Princess Mia von Berg smiled, and Mia waved.');
    expect(hidden).toMatch(/^Princess (\p{Lu}\p{L}+) von (\p{Lu}\p{L}+) smiled, and \1 waved\.$/u);
    expect(hidden).not.toMatch(/Mia|Berg/);
    expect(reveal(hidden)).toBe('Princess Mia von Berg smiled, and Mia waved.');
  });

  it('hide a name that is nothing but a title', () => {
    expect(aliasOf('Prince')).not.toBe('Prince');
  });

  it.each(['Zoë', 'Zoe', 'Zoe\u0308', 'Zoé', 'Zo\u00ADe', 'Zo\u200Bë', 'Ｚｏｅ'])(
    'find the name of Zoë written as %j',
    (written) => {
      const alias = aliasOf('Zoë');
      const { hide, reveal } = createAliases(['Zoë'], []);
      const text = `${written} ran, ${written}’s hat, ${written}s Hut, with ${written}-Pip.`;
      expect(hide(text)).toBe(`${alias} ran, ${alias}’s hat, ${alias}s Hut, with ${alias}-Pip.`);
      expect(hide(`${written.toUpperCase()}! ${written.toLowerCase()}?`)).toBe(
        `${alias.toUpperCase()}! ${alias.toLowerCase()}?`,
      );
      expect(reveal(hide(text))).toBe('Zoë ran, Zoë’s hat, Zoës Hut, with Zoë-Pip.');
    },
  );

  it.each(['Anne-Marie', 'Anne‑Marie', 'Annemarie', 'ANNEMARIE', 'anne-marie', 'Anne Marie', 'Ännemarie'])(
    'find the name of Anne-Marie, or of Annemarie, written as %s',
    (written) => {
      expect(createAliases(['Anne-Marie'], []).hide(`${written}’s boat`)).not.toMatch(/[aä]nne|marie/i);
      if (written !== 'Anne Marie') {
        expect(createAliases(['Annemarie'], []).hide(`${written}’s boat`)).not.toMatch(/[aä]nne|marie/i);
      }
    },
  );

  it('tell Zoe from her sister Zoë', () => {
    const { hide, reveal } = createAliases(['Zoe', 'Zoë'], []);
    expect(new Set([hide('Zoe'), hide('Zoë'), 'Zoe', 'Zoë']).size).toBe(4);
    expect(reveal(hide('Zoe and Zoë and ZOË'))).toBe('Zoe and Zoë and ZOË');
  });

  it('leave what looks like a name and is an everyday word', () => {
    expect(createAliases(['Çan', 'Rosé'], []).hide('She can see a rose.')).toBe('She can see a rose.');
  });

  it('never take a name that is in the texts', () => {
    const first = aliasOf('Mia');
    expect(aliasOf('Mia', [`Old ${first.toLowerCase()}s friend`])).not.toBe(first);
    expect(aliasOf(first)).not.toBe(first);
  });

  it('change nothing where there is no real child', () => {
    expect(createAliases([], []).hide('Ember ran.')).toBe('Ember ran.');
  });

  it('leave things in a list alone, also those that are called nearly like a child', () => {
    const { hideInList } = createAliases(['Bee', 'Mouse'], []);
    expect(hideInList(['Bees', 'The bees', 'Thunder', 'mouse', 'Bee’s birthday'])).toEqual([
      'Bees',
      'The bees',
      'Thunder',
      'luma',
      'Tavi’s birthday',
    ]);
  });

  it('tell children apart and bring every text back, whoever is in it', () => {
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
