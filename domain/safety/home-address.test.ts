import { expect, it } from 'vitest';
import { hasHomeAddress } from './home-address.ts';

it.each([
  'We live at 12 Elm Street, Springfield',
  '221B Baker Street NW1 6XE',
  'come to 12 elm street',
  '４ Privet Drive',
  '7 St. James Road',
  '7 St James’s Sq, or 3 Kings Rd',
  '1600 Pennsylvania Ave',
  '350 5th Avenue',
  '9 Old Mill Way',
  '12  Elm  Street',
  '12 \u2003 Elm\tStreet',
  '5 Robin Circle',
  '5 Robin Cir.',
  '31 Oregon Trail',
  '8 Garden State Parkway',
  '8 Garden State Pkwy',
  '2 Kew Gardens',
  '6 Ash Grove',
  '6 Ash Ct, Springfield',
  '12 Elm Dr',
  '12 Elm Dr., Springfield',
  '3 Rose Close',
  'our flat is 10 West 42nd St.',
  'SW1A 1AA',
  'the house near nw1 6xe',
  'M1 1AE',
  'Ottawa K1A 0B1',
  'Springfield, IL 62704',
  'Lindenstraße 12',
  'Berliner Str. 5a',
  'Wir wohnen im Waldweg 3',
  '12 rue de la Paix',
  '12 bis, rue Mozart',
  'Calle Mayor 12',
  'calle de Alcalá, 45',
])('a home address is found in “%s”', (text) => {
  expect(hasHomeAddress(text)).toBe(true);
});

it.each([
  'Chapter 3 on the way home was best',
  'We read 12 stories on the road',
  '12 foxes crossed the road',
  'My 3 kids laughed all the way',
  'He is 3 and very close to the dragon',
  'Only 2 bears were close, and 5 owls took a place',
  'A 7 year old road builder loved it',
  'We read it 20 times. Road trips are long.',
  'They danced down Lantern Lane at 12',
  'Three owls on Elm Street',
  'My 3 kids love Dr. Seuss too',
  '2 boys love Dr Seuss',
  '2 boys love  Dr.  Seuss',
  'We had 4 lanterns in a circle, 2 on the forest trail and 9 in wild gardens',
  'Chapter 4 2nd page, 10000 stars',
  'Auf dem Heimweg 3 Igel gesehen',
  'En la calle vimos 3 gatos',
  'La rue aux 3 lanternes',
  'Part 1 of 2: 1st, 2nd, 3rd and 4th',
  'OK 10000 times yes',
])('no home address is found in “%s”', (text) => {
  expect(hasHomeAddress(text)).toBe(false);
});

it.each(['a', '1 ', '12 a ', 'A ', 'st. ', 'calle de ', 'Ab1', '1 A  ', ' '])(
  'home addresses are searched in linear time in repeated “%s”',
  (part) => {
    expect(() => hasHomeAddress(part.repeat(200_000 / part.length))).not.toThrow();
  },
);
