import { expect, it } from 'vitest';
import { hasProductName } from './product-name.ts';

it.each([
  'Talelantern',
  'TALELANTERN support',
  'Your friends at Talelantern',
  'The Tale Lantern Team',
  'T.a.l.e.l.a.n.t.e.r.n',
  'Tale-Lantern',
  'Tálelántern',
  'Tale\u200blantern',
  'Ｔａｌｅｌａｎｔｅｒｎ',
])('%s is taken for us', (penName) => {
  expect(hasProductName(penName)).toBe(true);
});

it.each(['The Lantern Lane Family', 'Fairy Tale Lantern', 'Tales', 'Nana Jo', 'Тимур'])(
  '%s is the name of a family',
  (penName) => {
    expect(hasProductName(penName)).toBe(false);
  },
);
