import { expect, it } from 'vitest';
import { storyDate } from './story-facts.tsx';

const NOW = new Date(2026, 10, 21, 19, 30).getTime();
const at = (month: number, day: number, year = 2026) => new Date(year, month, day, 8).getTime();

it('the date of a story is relative to today', () => {
  expect(storyDate(at(10, 21), NOW)).toBe('Today');
  expect(storyDate(at(10, 20), NOW)).toBe('Yesterday');
  expect(storyDate(at(10, 17), NOW)).toBe(new Date(at(10, 17)).toLocaleDateString(undefined, { weekday: 'long' }));
  expect(storyDate(at(10, 9), NOW)).toMatch(/9/);
  expect(storyDate(at(10, 9), NOW)).not.toMatch(/2026/);
  expect(storyDate(at(10, 9, 2025), NOW)).toMatch(/2025/);
});

it("the date of a story is today if the device's clock is slow", () => {
  expect(storyDate(NOW + 3_600_000 * 30, NOW)).toBe('Today');
});

it('the date of a story counts calendar days when clocks change', () => {
  const zone = process.env['TZ'];
  try {
    process.env['TZ'] = 'Europe/Berlin';
    // The day before has 25 hours, because clocks change.
    const monday = new Date(2026, 9, 26, 19, 30).getTime();
    expect(storyDate(new Date(2026, 9, 25, 0, 30).getTime(), monday)).toBe('Yesterday');
    expect(storyDate(new Date(2026, 9, 24, 23, 30).getTime(), monday)).not.toBe('Yesterday');
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});
