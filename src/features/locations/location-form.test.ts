import { isSameData } from '@talelantern/domain/stored/same-data';
import { expect, it } from 'vitest';
import { changeLocation, EMPTY_LOCATION, parseLocationForm } from './location-form.ts';

const castle = { ...EMPTY_LOCATION, type: 'Castles and Ruins', category: 'Castle', subcategory: 'Fairytale Castle' };

it('changing a higher level of the location type clears the lower ones', () => {
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

it('choosing the same level of the location type again keeps the lower ones', () => {
  expect(changeLocation(castle, { kind: 'type', label: castle.type })).toBe(castle);
  expect(changeLocation(castle, { kind: 'category', label: castle.category })).toBe(castle);
});

it('a stored location draft is restored, and an invalid one ignored', () => {
  const full = { ...castle, name: 'Sky ', description: 'High\nup ', inhabitants: ['Owls'], climate: 'Windy' };
  const restored = parseLocationForm(JSON.stringify(full));
  expect(restored && isSameData(restored, full)).toBe(true);
  expect(parseLocationForm('[]')).toBeNull();
  expect(parseLocationForm('{')).toBeNull();
  expect(parseLocationForm(null)).toBeNull();
});
