const WEEK_DAYS = 6;

/**
 * When a story was last touched, as a family would say it: 'Today', 'Yesterday', a weekday, then the date. A clock that
 * runs behind never says anything in the future. Times in ms.
 */
export function storyDate(time: number | null, now: number): string {
  if (time === null) return '';
  if (time >= startOfDay(now, 0)) return 'Today';
  if (time >= startOfDay(now, 1)) return 'Yesterday';
  const date = new Date(time);
  if (time >= startOfDay(now, WEEK_DAYS)) return date.toLocaleDateString(undefined, { weekday: 'long' });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}

/** Midnight of the device `daysAgo` days before `now`: a day in which clocks change has 23 or 25 hours. */
function startOfDay(now: number, daysAgo: number): number {
  const day = new Date(now);
  day.setDate(day.getDate() - daysAgo);
  return day.setHours(0, 0, 0, 0);
}
