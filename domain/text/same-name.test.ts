import { describe, expect, it } from 'vitest';
import { isNameIn, sameName } from './same-name.ts';

describe('sameName', () => {
  it.each([
    ["O'Malley", 'O’Malley'],
    ['Anne-Marie', 'Anne‑Marie'],
    ['Anne-Marie', 'ANNE–MARIE'],
    ['Zoë', 'Zoe\u0308'],
    ['Zoë', 'Zoe'],
    ['Captain  Pip', 'captain Pip'],
    ['Łucja', 'łucja'],
    ['Дарья', 'ДАРЬЯ'],
    ['Mr. Whiskers', 'Mr Whiskers'],
    ['St. John', 'St John'],
    ['Łukasz', 'Lukasz'],
    ['Søren', 'Soren'],
    ['Straße', 'Strasse'],
    ['Pi\u200bp', 'Pip'],
    ['Pip\u200e', 'Pip'],
    ['O＇Neil', 'O‛Neil'],
    ['J.R. Mouse', 'J. R. Mouse'],
    ['St.John', 'St John'],
    ['Işık', 'Isik'],
    ['Þóra', 'Thora'],
    ['أحمد', 'احمد'],
    ['Νίκος', 'Νικοσ'],
  ])('%j and %j are one name', (one, other) => {
    expect(sameName(one, other)).toBe(true);
    expect(sameName(other, one)).toBe(true);
  });

  it.each([
    ['Anne-Marie', 'Anne Marie'],
    ['Pip', 'Pippa'],
    ['mia.me', 'miame'],
    ["O'Malley", 'OMalley'],
    ['मिली', 'मला'],
    ['がい', 'かい'],
    ['Sören', 'Soeren'],
    ['J. R. Mouse', 'J. Mouse'],
    ['Mr. Fox', 'Mister Fox'],
  ])('%j and %j are two names', (one, other) => {
    expect(sameName(one, other)).toBe(false);
  });

  it('marks count where two names of the cast differ only in their marks', () => {
    expect(sameName('Zoé', 'Zoe', ['Zoé', 'Zoe'])).toBe(false);
    expect(sameName('Zoé', 'Zoe', ['Zoé', 'Pip'])).toBe(true);
    expect(sameName('Işık', 'Isik', ['Işık', 'Isik'])).toBe(false);
  });
});

describe('isNameIn', () => {
  it.each([
    ['O’Malley’s cat ran.', "O'Malley"],
    ['Then Anne‑Marie sat.', 'Anne-Marie'],
    ['And Zoe laughed.', 'Zoë'],
    ['Mr Whiskers ran.', 'Mr. Whiskers'],
    ['They met Mr. Whiskers.', 'Mr Whiskers'],
    ['ZOË!', 'Zoë'],
    ['The captain\npip sang.', 'Captain Pip'],
    ['They met J.R. Mouse.', 'J. R. Mouse'],
    ['❤️Pip ran.', 'Pip'],
    ['और राम दौड़ा।', 'राम'],
  ])('the text %j contains the name %j', (text, name) => {
    expect(isNameIn(text, name)).toBe(true);
  });

  it.each([
    ['They remember.', 'Ember'],
    ['Pippa ran.', 'Pip'],
    ['Nobody.', ''],
    ['मीरा दौड़ी।', 'मीर'],
    ['सीताराम आए।', 'राम'],
  ])('the text %j does not contain the name %j', (text, name) => {
    expect(isNameIn(text, name)).toBe(false);
  });

  it('two names that differ by a mark are told apart', () => {
    expect(isNameIn('Zoe ran.', 'Zoé', ['Zoé', 'Zoe'])).toBe(false);
    expect(isNameIn('Zoé ran.', 'Zoé', ['Zoé', 'Zoe'])).toBe(true);
  });
});
