import { describe, expect, it } from 'vitest';
import { storyDate } from './story-date.ts';

const NOW = new Date(2026, 10, 21, 19, 30).getTime();
const at = (month: number, day: number, year = 2026) => new Date(year, month, day, 8).getTime();

describe('the date of a story', () => {
  it('is said as a family would say it', () => {
    expect(storyDate(at(10, 21), NOW)).toBe('Today');
    expect(storyDate(at(10, 20), NOW)).toBe('Yesterday');
    expect(storyDate(at(10, 17), NOW)).toBe(new Date(at(10, 17)).toLocaleDateString(undefined, { weekday: 'long' }));
    expect(storyDate(at(10, 9), NOW)).toMatch(/9/);
    expect(storyDate(at(10, 9), NOW)).not.toMatch(/2026/);
    expect(storyDate(at(10, 9, 2025), NOW)).toMatch(/2025/);
  });

  it('is today for a device whose clock runs behind, and empty where nobody knows', () => {
    expect(storyDate(NOW + 3_600_000 * 30, NOW)).toBe('Today');
    expect(storyDate(null, NOW)).toBe('');
  });
});
