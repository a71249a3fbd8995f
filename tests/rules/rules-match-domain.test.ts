import { readFileSync } from 'node:fs';
import { STARTING_COUNTERS } from '@talelantern/domain/accounts/profile';
import { GENDERS } from '@talelantern/domain/characters/character';
import { MAX_TRAITS } from '@talelantern/domain/characters/personality';
import { CHARACTER_ROLES } from '@talelantern/domain/characters/roles';
import { LIMITS, MAX_QUERY_LIMIT, PAGE_SIZE } from '@talelantern/domain/limits/limits';
import {
  ADVANCED_FEATURES_KEYS,
  APPEARANCE_KEYS,
  CHARACTER_DETAILS,
  CHARACTER_PICTURE,
  CHARACTER_START,
  DEVICE_INFO_FIELDS,
  PROFILE_COUNTERS,
  PROFILE_EDITABLE,
  PROFILE_START,
  STORY_EDITABLE,
  STORY_SETTINGS_KEYS,
  STORY_START,
} from '@talelantern/domain/stored/document-shapes';
import { AGE_RANGES } from '@talelantern/domain/stories/ages';
import { FIRST_PHASE, STORY_LENGTHS, STORY_PHASES } from '@talelantern/domain/stories/phases';
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
  const queries: Record<string, number> = { query: MAX_QUERY_LIMIT, draftQuery: PAGE_SIZE };

  it.each(capNames)('on the cap of %s', (name) => {
    const caps: Record<string, number> = { ...LIMITS, ...queries };
    expect(constant(`${name}Limit`)).toBe(caps[name]);
  });

  it('on what each plan allows', () => {
    const known = ({ storiesPerMonth, storiesPerYear, charactersPerStory, charactersTotal }: PlanLimits) => ({
      storiesPerMonth: storiesPerMonth ?? storiesPerYear,
      charactersPerStory,
      charactersTotal,
    });
    const allowed = Object.values(PLANS).map(({ id, limits }) => [id, known(limits)]);
    expect(constant('planLimits')).toEqual(Object.fromEntries(allowed));
  });

  it('on when a plan is in force', () => {
    expect(constant('payingStatuses')).toEqual(PAYING_STATUSES);
    expect(constant('graceDays')).toBe(GRACE_DAYS);
  });

  it('on the choices of characters and stories', () => {
    expect(constant('genders')).toEqual(GENDERS);
    expect(constant('roles')).toEqual(CHARACTER_ROLES);
    expect(constant('ageRanges')).toEqual(AGE_RANGES);
    expect(constant('storyLengths')).toEqual(STORY_LENGTHS);
    expect(constant('firstPhase')).toBe(FIRST_PHASE);
    const steps = STORY_PHASES.slice(1).map((phase, index) => [STORY_PHASES[index], phase]);
    expect(constant('phaseAfter')).toEqual(Object.fromEntries(steps));
  });

  const lists: [string, readonly string[]][] = [
    ['profileStart', PROFILE_START],
    ['profileEditable', PROFILE_EDITABLE],
    ['profileCounters', PROFILE_COUNTERS],
    ['deviceInfoFields', DEVICE_INFO_FIELDS],
    ['characterStart', CHARACTER_START],
    ['characterDetails', CHARACTER_DETAILS],
    ['characterPicture', CHARACTER_PICTURE],
    ['appearanceFields', APPEARANCE_KEYS],
    ['advancedFeaturesFields', ADVANCED_FEATURES_KEYS],
    ['storyStart', STORY_START],
    ['storyEditable', STORY_EDITABLE],
    ['settingsFields', STORY_SETTINGS_KEYS],
  ];
  it.each(lists)('on the list %s', (name, fields) => {
    expect(constant(name)).toEqual(fields);
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
