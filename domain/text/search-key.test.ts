import { expect, it } from 'vitest';
import { isFoundIn } from './search-key.ts';

it.each([
  ['Zoë', 'zoe'],
  ['Zoë', 'Zoe\u0308'],
  ['O’Neill', "O'Neill"],
  ['O’Neill', 'oneill'],
  ['İpek', 'ipek'],
  ['Işıl', 'isil'],
  ['Nguyễn Thị Ánh', 'thi anh'],
  ['Anne-Marie', 'anne marie'],
  ['Łukasz and Þóra', 'thora'],
  ['Ｍｉａ 🦄', 'mia 🦄'],
  ['प्रिया', 'प्रि'],
  ['The Map', ' '],
])('%s is found by %s', (text, query) => {
  expect(isFoundIn(['Ember', text], query)).toBe(true);
});

it.each([
  ['Zoë', 'zoo'],
  ['Anne', 'annemarie'],
  ['कीरा', 'कारा'],
  ['Mia', '🦄'],
])('%s is not found by %s', (text, query) => {
  expect(isFoundIn([text], query)).toBe(false);
});
