import { describe, expect, it } from 'vitest';
import { CALLINGS } from './callings.ts';
import { HUMAN_SUBCATEGORIES, readOutfit } from './outfits.ts';

describe('readOutfit', () => {
  it('dresses each of the 17 subcategories so that headwear, garment and held thing tell it apart', () => {
    const looks = HUMAN_SUBCATEGORIES.map((subcategory) => {
      const { headwear, garment, held } = readOutfit(`Human - ${subcategory}`);
      return [headwear, garment, held];
    });
    expect(looks).toHaveLength(17);
    for (const part of [0, 1, 2]) expect(new Set(looks.map((look) => look[part])).size).toBe(17);
  });

  it.each(HUMAN_SUBCATEGORIES)('dresses the callings of %s differently', (subcategory) => {
    const synonyms = /^(treasure sailor|secret sailor|tiptoer|button borrower|wizard|witch|mage|sorcerer)$/;
    const callings = Object.keys(CALLINGS[subcategory]).filter((calling) => !synonyms.test(calling));
    const outfits = callings.map((calling) => JSON.stringify(readOutfit(`Human - ${subcategory} - ${calling}`)));
    expect(new Set(outfits).size).toBe(callings.length);
  });

  it('reads the longest calling', () => {
    expect(readOutfit('Human - Healer - Flying Doctor').headwear).toBe('captain-cap');
    expect(readOutfit('Human - Healer - Doctor').headwear).toBe('none');
  });

  it('knows a subcategory by its gentle name', () => {
    expect(readOutfit('Human - Mischief-Maker - Tiptoer')).toEqual(readOutfit('Human - Criminal - Burglar'));
  });

  it('finds a calling in free text', () => {
    expect(readOutfit('a brave girl who is a firefighter').headwear).toBe('fire-helmet');
  });
});
