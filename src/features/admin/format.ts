const COUNT_FORMAT = new Intl.NumberFormat('en');
const DOLLAR_FORMAT = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const DAY_FORMAT = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const MICROS = 1_000_000;

export const formatCount = (count: number): string => COUNT_FORMAT.format(count);

export const formatCost = (micros: number): string => DOLLAR_FORMAT.format(micros / MICROS);

/** Ms since 1970 as 'Nov 22, 2026, 6:04 PM', in local time; 'Not known' for null. */
export const formatDateTime = (moment: number | null): string =>
  moment === null ? 'Not known' : DATE_TIME_FORMAT.format(moment);

export const formatDate = (moment: number): string => DATE_FORMAT.format(moment);

export function formatShortDay(day: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  return DAY_FORMAT.format(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}
