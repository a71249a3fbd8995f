import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/account-data';
import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { DOCUMENTS } from '@talelantern/domain/documents/documents';
import { LIMITS, MAX_PUBLIC_QUERY_LIMIT, MAX_QUERY_LIMIT, PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { RATE_STAMPS } from '@talelantern/domain/limits/rate-stamps';
import { LOCATION_LIST_FIELDS } from '@talelantern/domain/locations/location';
import { GRACE_DAYS, KEPT_STATUS, PAYING_STATUSES } from '@talelantern/domain/plans/entitlement';
import { MAX_STORIES_PER_MONTH, PLANS, type PlanLimits } from '@talelantern/domain/plans/plans';
import { SHARE_ID_PATTERN } from '@talelantern/domain/sharing/share-id';
import type { RuleValue } from '@talelantern/domain/stored/define-document';
import { MAX_CHARACTERS, MAX_LOCATIONS } from '@talelantern/domain/stories/story-choices';
import { STORY_ID_PATTERN } from '@talelantern/domain/stories/story';
import { IDEA_PICTURES } from '@talelantern/domain/stories/story-ideas';

/** In a map by plan, a plan without an entry has no limit. */
const byPlan = (limitOf: (limits: PlanLimits) => number | undefined): RuleValue =>
  Object.fromEntries(
    Object.values(PLANS).flatMap(({ id, limits }) => {
      const limit = limitOf(limits);
      return limit === undefined ? [] : [[id, limit]];
    }),
  );

/** matches() compares the whole text, so anchors are removed. */
const pattern = ({ source }: RegExp): string => source.replaceAll(String.raw`\d`, '[0-9]').replace(/^\^|\$$/g, '');

const appearance = 5 * LIMITS.listEntry + LIMITS.name;
const character = LIMITS.name + 5 * LIMITS.listEntry + LIMITS.freeText + appearance + LIMITS.path + LIMITS.url;
const longestLocationLists = LOCATION_LIST_FIELDS.length * LIMITS.listEntries * (LIMITS.listEntry + 1);
const separators = 7;
const location = LIMITS.name + 5 * LIMITS.listEntry + LIMITS.freeText + separators + longestLocationLists;
const longestIdeaPicture = Math.max(...IDEA_PICTURES.map(({ length }) => length));

/** The functions without parameters that `npm run rules` writes, under the heading of each group. */
export const RULE_CONSTANTS: Readonly<Record<string, Readonly<Record<string, RuleValue>>>> = {
  'Size limits, in characters or entries.': {
    nameLimit: LIMITS.name,
    titleLimit: LIMITS.title,
    penNameLimit: LIMITS.penName,
    nicknameLimit: LIMITS.nickname,
    freeTextLimit: LIMITS.freeText,
    chapterLimit: LIMITS.chapter,
    contentLimit: LIMITS.content,
    listEntriesLimit: LIMITS.listEntries,
    listEntryLimit: LIMITS.listEntry,
    sceneImagesLimit: LIMITS.sceneImages,
    sceneAltLimit: LIMITS.sceneAlt,
    imageHistoryLimit: LIMITS.imageHistory,
    imagePromptLimit: LIMITS.imagePrompt,
    urlLimit: LIMITS.url,
    pathLimit: LIMITS.path,
    chaptersLimit: LIMITS.chapters,
    addedEntriesLimit: LIMITS.addedEntries,
    ideasLimit: LIMITS.ideas,
    childrenLimit: LIMITS.children,
    commentLimit: LIMITS.comment,
    contactMessageLimit: LIMITS.contactMessage,
    maxCharacters: MAX_CHARACTERS,
    maxLocations: MAX_LOCATIONS,
    maxTraits: MAX_TRAITS,
  },
  'Size limits of whole lists, checked as one text.': {
    charactersLimit: MAX_CHARACTERS * character,
    storyLocationsLimit: MAX_LOCATIONS * location,
    relationshipsLimit: LIMITS.listEntries * (LIMITS.freeText + LIMITS.listEntry),
    picturesLimit: LIMITS.listEntries * (LIMITS.path + LIMITS.url + 2),
    threeIdeasLimit: LIMITS.ideas * (LIMITS.name + LIMITS.listEntry + longestIdeaPicture),
  },
  'Query limits, in documents.': {
    queryLimit: MAX_QUERY_LIMIT,
    publicQueryLimit: MAX_PUBLIC_QUERY_LIMIT,
    draftQueryLimit: PAGE_SIZE,
  },
  "Plans; one that is missing has no limit. The functions enforce the stories of a yearly plan's year.": {
    storiesPerMonth: byPlan(
      ({ storiesPerMonth, storiesPerYear }) => storiesPerMonth ?? storiesPerYear ?? MAX_STORIES_PER_MONTH,
    ),
    maxStoriesPerMonth: MAX_STORIES_PER_MONTH,
    charactersPerStory: byPlan(({ charactersPerStory }) => charactersPerStory),
    charactersTotal: byPlan(({ charactersTotal }) => charactersTotal),
    locationsTotal: byPlan(({ locations }) => locations),
    plans: Object.values(PLANS).map(({ id }) => id),
    payingStatuses: PAYING_STATUSES,
    keptStatus: KEPT_STATUS,
    graceDays: GRACE_DAYS,
  },
  'Accounts and rate limits.': {
    recentSignInMinutes: RECENT_SIGN_IN_MINUTES,
    rateStamps: RATE_STAMPS,
  },
  'Formats of ids.': {
    storyIdPattern: pattern(STORY_ID_PATTERN),
    shareIdPattern: pattern(SHARE_ID_PATTERN),
  },
  ...Object.fromEntries(
    Object.values(DOCUMENTS)
      .filter(({ rules }) => Object.keys(rules).length > 0)
      .map(({ collection, rules }): [string, Readonly<Record<string, RuleValue>>] => [
        `${collection}: keys and values.`,
        rules,
      ]),
  ),
};
