import type { Price } from '../account/records.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const DOLLAR_FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats seconds as a date such as 'November 22, 2026'. */
export const formatDate = (seconds: number): string => DATE.format(seconds * 1000);

/** Formats cents as an amount such as '$9.99'. */
export const formatMoney = (cents: number): string => DOLLAR_FORMAT.format(cents / 100);

/** For example 'per month'. */
export const formatInterval = ({ recurring }: Price): string =>
  recurring === null ? 'once' : `per ${recurring.interval}`;
