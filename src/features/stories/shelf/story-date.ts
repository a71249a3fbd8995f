const DAY_MS = 86_400_000;
const WEEK_DAYS = 6;

/**
 * When a story was last touched, as a family would say it: 'Today', 'Yesterday', a weekday, then the date. A clock that
 * runs behind never says anything in the future. Times in ms.
 */
export function storyDate(time: number | null, now: number): string {
  if (time === null) return '';
  const startOfToday = new Date(now).setHours(0, 0, 0, 0);
  if (time >= startOfToday) return 'Today';
  if (time >= startOfToday - DAY_MS) return 'Yesterday';
  const date = new Date(time);
  if (time >= startOfToday - WEEK_DAYS * DAY_MS) return date.toLocaleDateString(undefined, { weekday: 'long' });
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'short',
    ...(sameYear ? {} : { year: 'numeric' }),
  });
}
