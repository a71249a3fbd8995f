const COUNT = new Intl.NumberFormat('en');
const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

const MICROS = 1_000_000;

/** '1,234'. */
export const countWords = (count: number): string => COUNT.format(count);

/** Millionths of a US dollar as '$1.23'. */
export const costWords = (micros: number): string => DOLLARS.format(micros / MICROS);

/** Ms since 1970 as '22 Nov 2026, 18:04', by this device's clock; null as nobody knowing. */
export const momentWords = (moment: number | null): string => (moment === null ? 'Not known' : MOMENT.format(moment));

/** Ms since 1970 as '22 Nov 2026', UTC. */
export const dateWords = (moment: number): string => DATE.format(moment);

/** A UTC day 'yyyymmdd' as '22 Nov'. */
export function dayWords(day: string): string {
  const [, year = '', month = '', date = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(day) ?? [];
  return DAY.format(Date.UTC(Number(year), Number(month) - 1, Number(date)));
}
