import { describe, expect, it } from 'vitest';
import { changeLocation, EMPTY_LOCATION, isSameForm, parseLocationForm } from './location-form.ts';

const castle = { ...EMPTY_LOCATION, type: 'Castles and Ruins', category: 'Castle', subcategory: 'Fairytale Castle' };

describe('filling in a location', () => {
  it('clears the lower levels of the kind when a higher one changes', () => {
    expect(changeLocation(castle, { kind: 'category', label: 'Tower' })).toMatchObject({
      type: 'Castles and Ruins',
      category: 'Tower',
      subcategory: '',
    });
    expect(changeLocation(castle, { kind: 'type', label: 'Wonderlands' })).toMatchObject({
      type: 'Wonderlands',
      category: '',
      subcategory: '',
    });
  });

  it('keeps the lower levels when the chosen level is chosen again', () => {
    expect(changeLocation(castle, { kind: 'type', label: castle.type })).toBe(castle);
    expect(changeLocation(castle, { kind: 'category', label: castle.category })).toBe(castle);
  });

  it('comes back from a draft as it was, and from a broken one not at all', () => {
    const full = { ...castle, name: 'Sky ', description: 'High\nup ', inhabitants: ['Owls'], climate: 'Windy' };
    const kept = parseLocationForm(JSON.stringify(full));
    expect(kept && isSameForm(kept, full)).toBe(true);
    expect(parseLocationForm('[]')).toBeNull();
    expect(parseLocationForm('{')).toBeNull();
    expect(parseLocationForm(null)).toBeNull();
  });
});
