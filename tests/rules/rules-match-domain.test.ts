import { readFileSync } from 'node:fs';
import { RECENT_SIGN_IN_MINUTES } from '@talelantern/domain/accounts/leaving';
import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { GENDERS } from '@talelantern/domain/characters/character';
import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import { BORN_STATUS } from '@talelantern/domain/comments/comment';
import { FIRST_MESSAGE_STATUS } from '@talelantern/domain/contact/contact-message';
import { READING_LEVELS } from '@talelantern/domain/family/reading-levels';
import { LIMITS, MAX_PUBLIC_QUERY_LIMIT, MAX_QUERY_LIMIT, PAGE_SIZE } from '@talelantern/domain/limits/limits';
import { RATE_STAMPS } from '@talelantern/domain/rate/rate-stamps';
import { FIRST_REPORT_STATUS, REPORT_REASONS } from '@talelantern/domain/reports/report';
import { SHARE_ID_PATTERN } from '@talelantern/domain/sharing/share-id';
import * as shapes from '@talelantern/domain/stored/document-shapes';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { FIRST_PHASE, STORY_LENGTHS, STORY_PHASES } from '@talelantern/domain/stories/phases';
import { IDEA_PICTURES } from '@talelantern/domain/stories/story-ideas';
import { STORY_ID_PATTERN } from '@talelantern/domain/stories/story-id';
import { GRACE_DAYS, PAYING_STATUSES } from '@talelantern/domain/subscriptions/entitlement';
import { PLANS, type PlanLimits } from '@talelantern/domain/subscriptions/plans';
import { describe, expect, it } from 'vitest';

const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** What the constant function `name()` of the rules returns: a number, a text, a list or a map. */
function constant(name: string): unknown {
  const found = new RegExp(String.raw`function ${name}\(\) \{\s*return ([^;]*);`).exec(rules)?.[1];
  if (found === undefined) throw new Error(`firestore.rules has no constant ${name}()`);
  return JSON.parse(found.replaceAll("'", '"'));
}

describe('the rules and the domain agree', () => {
  const capNames = [...rules.matchAll(/function (\w+)Limit\(\)/g)].map((match) => match[1] ?? '');
  const queries: Record<string, number> = {
    query: MAX_QUERY_LIMIT,
    publicQuery: MAX_PUBLIC_QUERY_LIMIT,
    draftQuery: PAGE_SIZE,
  };
  /** Caps that only rules have: what they check of a list entry by entry. */
  const OF_THE_RULES = ['tenRelationships', 'tenPictures', 'threeIdeas'];

  it.each(capNames.filter((name) => !OF_THE_RULES.includes(name)))('on the cap of %s', (name) => {
    const caps: Record<string, number> = { ...LIMITS, ...queries };
    expect(constant(`${name}Limit`)).toBe(caps[name]);
  });

  it('on the cap of ten pictures: paths and addresses, parted by blanks', () => {
    expect(constant('tenPicturesLimit')).toBe(10 * (LIMITS.path + LIMITS.address + 2));
  });

  it('on the cap of three ideas: titles, lines and the names of pictures', () => {
    const longest = Math.max(...IDEA_PICTURES.map(({ length }) => length));
    expect(constant('threeIdeasLimit')).toBe(LIMITS.ideas * (LIMITS.name + LIMITS.listEntry + longest));
  });

  it('on how long ago a sign-in may be that changes the lock', () => {
    expect(constant('recentSignInMinutes')).toBe(RECENT_SIGN_IN_MINUTES);
  });

  const plans = Object.values(PLANS);
  const allowed: [string, (limits: PlanLimits) => number | undefined][] = [
    ['storiesPerMonth', ({ storiesPerMonth, storiesPerYear }) => storiesPerMonth ?? storiesPerYear],
    ['charactersPerStory', ({ charactersPerStory }) => charactersPerStory],
    ['charactersTotal', ({ charactersTotal }) => charactersTotal],
    ['locationsTotal', ({ locations }) => locations],
  ];
  it.each(allowed)('on what each plan allows: %s', (name, limitOf) => {
    const limited = plans.map(({ id, limits }) => [id, limitOf(limits)]).filter(([, limit]) => limit !== undefined);
    expect(constant(name)).toEqual(Object.fromEntries(limited));
  });

  it('on when a plan is in force', () => {
    expect(constant('plans')).toEqual(plans.map(({ id }) => id));
    expect(constant('payingStatuses')).toEqual(PAYING_STATUSES);
    expect(constant('graceDays')).toBe(GRACE_DAYS);
  });

  it('on the choices', () => {
    expect(constant('genders')).toEqual(GENDERS);
    expect(constant('roles')).toEqual(CHARACTER_ROLES);
    expect(constant('ageRanges')).toEqual(AGE_RANGES);
    expect(constant('readingLevels')).toEqual(READING_LEVELS);
    expect(constant('reportReasons')).toEqual(REPORT_REASONS);
    expect(constant('storyLengths')).toEqual(STORY_LENGTHS);
    expect(constant('firstPhase')).toBe(FIRST_PHASE);
    const steps = STORY_PHASES.slice(1).map((phase, index) => [STORY_PHASES[index], phase]);
    expect(constant('phaseAfter')).toEqual(Object.fromEntries(steps));
  });

  const lists: [string, readonly string[]][] = [
    ['profileStart', shapes.PROFILE_START],
    ['profileEditable', shapes.PROFILE_EDITABLE],
    ['storyCounters', shapes.STORY_COUNTERS],
    ['characterCounters', shapes.CHARACTER_COUNTERS],
    ['deviceInfoFields', shapes.DEVICE_INFO_FIELDS],
    ['itemStart', shapes.ITEM_START],
    ['characterDetails', shapes.CHARACTER_DETAILS],
    ['locationDetails', shapes.LOCATION_DETAILS],
    ['pictureFields', shapes.PICTURE_KEYS],
    ['appearanceFields', shapes.APPEARANCE_KEYS],
    ['advancedFeaturesFields', shapes.ADVANCED_FEATURES_KEYS],
    ['imageHistoryFields', shapes.IMAGE_HISTORY_KEYS],
    ['storyStart', shapes.STORY_START],
    ['storyEditable', shapes.STORY_EDITABLE],
    ['relationshipFields', shapes.RELATIONSHIP_KEYS],
    ['storyMarks', shapes.STORY_MARKS],
    ['settingsFields', shapes.STORY_SETTINGS_KEYS],
    ['ideaFields', shapes.STORY_IDEA_KEYS],
    ['sceneImageFields', shapes.SCENE_IMAGE_KEYS],
    ['readingPlaceFields', shapes.READING_PLACE_KEYS],
    ['childDetails', shapes.CHILD_DETAILS],
    ['childTimes', shapes.CHILD_TIMES],
    ['likeFields', shapes.LIKE_KEYS],
    ['commentFields', shapes.COMMENT_KEYS],
    ['commentAuthorFields', shapes.COMMENT_AUTHOR_KEYS],
    ['contactMessageFields', shapes.CONTACT_MESSAGE_KEYS],
    ['reportFields', shapes.REPORT_KEYS],
  ];
  it.each(lists)('on the list %s', (name, fields) => {
    expect(constant(name)).toEqual(fields);
  });

  it('on the first status of what is sent, and the seconds between', () => {
    const inMatch = (path: string): string => rules.split(`match /${path}/{`)[1]?.split('\n    match /')[0] ?? '';
    expect(inMatch('comments')).toContain(`data.status == '${BORN_STATUS}'`);
    expect(inMatch('contact_messages')).toContain(`data.status == '${FIRST_MESSAGE_STATUS}'`);
    expect(inMatch('reports')).toContain(`data.status == '${FIRST_REPORT_STATUS}'`);
    for (const [collection, { at, id, seconds }] of Object.entries(RATE_STAMPS)) {
      expect(inMatch('rate')).toContain(`changed, '${at}', ${seconds}, '${id}', '${collection}')`);
      expect(inMatch(collection)).toContain(`isStampedWith('${at}', '${id}', id)`);
    }
  });

  it('on the ids of shares', () => {
    expect(rules).toContain(`contentId.matches('${SHARE_ID_PATTERN.source.slice(1, -1)}')`);
  });

  it('on the starting counters, the number of traits and the ids of stories', () => {
    for (const [counter, start] of Object.entries(STARTING_COUNTERS)) {
      expect(rules).toContain(`&& data.${counter} == ${start}\n`);
    }
    expect(rules).toContain(`value.split(' and ').size() <= ${MAX_TRAITS};`);
    expect(rules).toContain(
      `id.matches('${STORY_ID_PATTERN.source.replaceAll(String.raw`\d`, '[0-9]').slice(1, -1)}')`,
    );
  });
});
