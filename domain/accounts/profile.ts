import { readNumber, readText, readTextOrNull, readTime, type StoredData } from '../stored/read-fields.ts';
import type { SubscriptionState } from '../subscriptions/entitlement.ts';

/** A family's profile, `users/{uid}` (specification §3, architecture §4). Times in ms since 1970. */
export interface Profile extends SubscriptionState {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  penName: string;
  cancelAtPeriodEnd: boolean;
  /** Starting values of the specification; what is enforced comes from plan table and usage (architecture §3). */
  stories: number;
  characters: number;
  storiesThisMonth: number;
  charactersThisMonth: number;
  /** Characters owned at once. */
  charactersTotal: number;
  /** Locations owned at once. */
  locationsTotal: number;
  childrenTotal: number;
  /** The UTC month, yyyymm, that the monthly counters belong to. */
  usagePeriod: number;
  adultConfirmedAt: number | null;
  /** Switched off by an administrator: the functions then treat every token as invalid. */
  disabled: boolean;
  createdAt: number | null;
}

/** Counters of a new profile (specification §9). */
export const STARTING_COUNTERS = {
  stories: 2,
  characters: 2,
  storiesThisMonth: 0,
  charactersThisMonth: 0,
  charactersTotal: 0,
  locationsTotal: 0,
  childrenTotal: 0,
} as const;

/** Reads a stored profile of today's or an earlier shape. */
export function readProfile(uid: string, data: StoredData): Profile {
  return {
    uid,
    email: readText(data['email']),
    displayName: readText(data['displayName']),
    photoURL: readTextOrNull(data['photoURL']),
    penName: readText(data['penName']),
    priceId: readTextOrNull(data['priceId']),
    subscriptionStatus: readTextOrNull(data['subscriptionStatus']),
    currentPeriodEnd: readTime(data['currentPeriodEnd']),
    cancelAtPeriodEnd: data['cancelAtPeriodEnd'] === true,
    stories: readNumber(data['stories'], STARTING_COUNTERS.stories),
    characters: readNumber(data['characters'], STARTING_COUNTERS.characters),
    storiesThisMonth: readNumber(data['storiesThisMonth']),
    charactersThisMonth: readNumber(data['charactersThisMonth']),
    charactersTotal: readNumber(data['charactersTotal']),
    locationsTotal: readNumber(data['locationsTotal']),
    childrenTotal: readNumber(data['childrenTotal']),
    usagePeriod: readNumber(data['usagePeriod']),
    adultConfirmedAt: readTime(data['adultConfirmedAt']),
    disabled: data['disabled'] === true,
    createdAt: readTime(data['createdAt']),
  };
}
