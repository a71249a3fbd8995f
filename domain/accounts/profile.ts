import { defineDocument, readFields, type ValuesOf } from '../stored/define-document.ts';
import { readBoolean, readNumber, readText, readTextOrNull, readTime, type StoredData } from '../stored/read-fields.ts';
import { DEVICE_INFO_FIELDS } from './device-info.ts';

export const STARTING_COUNTERS = {
  stories: 2,
  characters: 2,
  storiesThisMonth: 0,
  charactersThisMonth: 0,
  charactersTotal: 0,
  locationsTotal: 0,
  childrenTotal: 0,
} as const;

/** Monthly counters, which change only with the story or character that they count. */
const MONTH_COUNTERS = ['storiesThisMonth', 'charactersThisMonth', 'usagePeriod'];

/** A family's profile, `users/{uid}` (docs/specification.md#3). Times in ms since 1970. */
export const PROFILE = defineDocument({
  collection: 'users',
  version: 5,
  fields: {
    email: readText,
    displayName: readText,
    photoURL: readTextOrNull,
    penName: readText,
    priceId: readTextOrNull,
    /** The plan that replaces `priceId` with the next period; null for no change. */
    nextPriceId: readTextOrNull,
    subscriptionStatus: readTextOrNull,
    /** Start of the period that is paid for; null in a profile that was written before 2026-12-02. */
    currentPeriodStart: readTime,
    currentPeriodEnd: readTime,
    cancelAtPeriodEnd: readBoolean,
    /** When the contract of the subscription began, so that a family can withdraw from it. */
    subscribedAt: readTime,
    /** Starting values of the specification; limits come from the plans and usage. */
    stories: (value: unknown) => readNumber(value, STARTING_COUNTERS.stories),
    characters: (value: unknown) => readNumber(value, STARTING_COUNTERS.characters),
    storiesThisMonth: readNumber,
    charactersThisMonth: readNumber,
    charactersTotal: readNumber,
    locationsTotal: readNumber,
    childrenTotal: readNumber,
    /** The UTC month, yyyymm, that the monthly counters belong to. */
    usagePeriod: readNumber,
    adultConfirmedAt: readTime,
    /** Disabled by an administrator: functions then treat every token as invalid. */
    disabled: readBoolean,
    createdAt: readTime,
  },
  required: [],
  rules: {
    startingCounters: STARTING_COUNTERS,
    /** Fields of a new profile that its user cannot change, except as counters. */
    profileStart: [...Object.keys(STARTING_COUNTERS), 'usagePeriod', 'createdAt'],
    /** Fields that its user may write at any time; the email must equal the email of the token. */
    profileEditable: [
      'email',
      'displayName',
      'photoURL',
      'penName',
      'preferences',
      'lock',
      'adultConfirmedAt',
      'deviceInfo',
      'lastLoginAt',
      'updatedAt',
    ],
    monthCounters: MONTH_COUNTERS,
    storyCounters: [...MONTH_COUNTERS, 'lastStoryId'],
    deviceInfoFields: DEVICE_INFO_FIELDS,
  },
});

export interface Profile extends ValuesOf<typeof PROFILE.fields> {
  uid: string;
}

export const readProfile = (uid: string, data: StoredData): Profile => ({ uid, ...readFields(PROFILE.fields, data) });
