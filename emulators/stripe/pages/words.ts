import type { Price } from '../account/records.ts';

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '22 November 2026', from seconds. */
export const dateWords = (seconds: number): string => DATE.format(seconds * 1000);

/** '$9.99', from cents. */
export const moneyWords = (cents: number): string => DOLLARS.format(cents / 100);

/** 'per month' */
export const intervalWords = ({ recurring }: Price): string =>
  recurring === null ? 'once' : `per ${recurring.interval}`;
