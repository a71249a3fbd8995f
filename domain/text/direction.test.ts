import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  ['ltr', 'Ember and the Lamp'],
  ['ltr', 'محمد and the Moon'],
  ['ltr', 'שירה ran to the pier.'],
  ['ltr', '1, 2, 3!'],
  ['rtl', 'محمد'],
  ['rtl', 'שירה רצה אל הים'],
  ['rtl', 'ראתה את Pip על הגשר'],
])('text is laid out %s: “%s”', (direction, text) => {
  expect(directionOf(text)).toBe(direction);
});
