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
  'TaIelantern Support',
  'TALEIANTERN',
  'Ta1e1antern',
  'Ta|e Lantern',
  'Official Tale Lantern',
  'Team Tale Lantern',
  'Help from Tale Lantern',
])('the pen name %s may be mistaken for ours', (penName) => {
  expect(hasProductName(penName)).toBe(true);
});

it.each(['The Lantern Lane Family', 'Fairy Tale Lantern', 'Team Fairy Tale', 'Tales', 'Nana Jo', 'Тимур'])(
  'the pen name %s is accepted as a family’s',
  (penName) => {
    expect(hasProductName(penName)).toBe(false);
  },
);
