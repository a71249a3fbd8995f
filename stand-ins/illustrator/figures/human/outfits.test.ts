import { describe, expect, it } from 'vitest';
import { OCCUPATIONS } from './occupations.ts';
import { HUMAN_SUBCATEGORIES, readOutfit } from './outfits.ts';

describe('readOutfit', () => {
  it('the 17 subcategories differ by headwear, garment and held object', () => {
    const looks = HUMAN_SUBCATEGORIES.map((subcategory) => {
      const { headwear, garment, held } = readOutfit(`Human - ${subcategory}`);
      return [headwear, garment, held];
    });
    expect(looks).toHaveLength(17);
    for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(17);
  });

  it.each(HUMAN_SUBCATEGORIES)('the specific types of %s have different outfits', (subcategory) => {
    const synonyms = /^(treasure sailor|secret sailor|tiptoer|button borrower|wizard|witch|mage|sorcerer)$/;
    const occupations = Object.keys(OCCUPATIONS[subcategory]).filter((occupation) => !synonyms.test(occupation));
    const outfits = occupations.map((occupation) =>
      JSON.stringify(readOutfit(`Human - ${subcategory} - ${occupation}`)),
    );
    expect(new Set(outfits).size).toBe(occupations.length);
  });

  it('the longest matching type decides the outfit', () => {
    expect(readOutfit('Human - Healer - Flying Doctor').headwear).toBe('captain-cap');
    expect(readOutfit('Human - Healer - Doctor').headwear).toBe('none');
  });

  it('a subcategory is recognized by its gentle name', () => {
    expect(readOutfit('Human - Mischief-Maker - Tiptoer')).toEqual(readOutfit('Human - Criminal - Burglar'));
  });

  it('free text that mentions a type gets the outfit of that type', () => {
    expect(readOutfit('a brave girl who is a firefighter').headwear).toBe('fire-helmet');
  });
});
