import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { ADMIN_ACTIONS } from './admin/actions.ts';
import { AS_CONFIGURED } from './admin/site-settings.ts';
import { generateAudioNarrationContract } from './generate-audio-narration.ts';
import { generateSceneWithImagesContract } from './generate-scene-with-images.ts';
import { generateStoryContract } from './generate-story.ts';
import { reportFailureContract } from './report-failure.ts';
import { reportContract } from './report.ts';

type Case = readonly [
  what: string,
  schema: z.ZodMiniType,
  bodyOf: (size: number) => unknown,
  least: number,
  most: number,
];

const text = (length: number): string => 'x'.repeat(length);
const list = (length: number, entry: unknown): unknown[] => Array.from({ length }, () => entry);
const story = generateStoryContract.request;
const settings = (fields: object) => ({ settings: fields });
const rewrite = (overrides: object) =>
  settings({ rewrite: { part: 0, paragraph: 0, wish: { kind: 'easier' }, ...overrides } });
const relationship = { fromCharacterId: 'a', toCharacterId: 'b', type: 'Friend' };
const share = `s_${text(22)}`;

const STORY: readonly Case[] = [
  ['a custom prompt', story, (size) => ({ prompt: text(size) }), 0, 1_000],
  ['a theme', story, (size) => ({ theme: text(size) }), 0, 200],
  ['the characters', story, (size) => ({ characters: list(size, {}) }), 0, 20],
  ['the locations', story, (size) => ({ locations: list(size, { name: 'Bay' }) }), 0, 20],
  ['the name of a location', story, (size) => ({ locations: [{ name: text(size) }] }), 1, 80],
  [
    'the description of a location',
    story,
    (size) => ({ locations: [{ name: 'Bay', description: text(size) }] }),
    0,
    1_000,
  ],
  [
    'the dangers of a location',
    story,
    (size) => ({ locations: [{ name: 'Bay', dangers: list(size, 'a cliff') }] }),
    0,
    20,
  ],
  ['the relationships', story, (size) => settings({ relationships: list(size, relationship) }), 0, 20],
  [
    'the details of a relationship',
    story,
    (size) => settings({ relationships: [{ ...relationship, details: text(size) }] }),
    0,
    1_000,
  ],
  ['an idea', story, (size) => settings({ idea: text(size) }), 0, 200],
  ['the length of a chapter', story, (size) => settings({ maxLength: size }), 1, 20_000],
  ['the temperature', story, (size) => settings({ temperature: size }), 0, 2],
  ['the chapter of a rewrite', story, (size) => rewrite({ part: size }), 0, 3],
  ['the words of a rewrite', story, (size) => rewrite({ wish: { kind: 'own', words: text(size) } }), 1, 1_000],
  ['a request id', story, (size) => ({ requestId: text(size) }), 16, 40],
];

const OTHERS: readonly Case[] = [
  [
    'the pictures for a scene',
    generateSceneWithImagesContract.request,
    (size) => ({ characterImageUrls: list(size, { type: 'character', url: 'https://x.test' }) }),
    0,
    20,
  ],
  ['the chapter of a narration', generateAudioNarrationContract.request, (size) => ({ part: size }), 0, 3],
  [
    'the details of a report',
    reportContract.request,
    (size) => ({ contentId: share, commentId: null, reason: 'spam', details: text(size) }),
    0,
    1_000,
  ],
  [
    'the frames of a failure',
    reportFailureContract.request,
    (size) => ({ error: 'TypeError', frames: list(size, 'a.js:1:1') }),
    1,
    10,
  ],
];

const { changeSettings, decideComment, decideShare, findPeople, listReports, readOverview, readPerson, updateMessage } =
  ADMIN_ACTIONS;
const changedSettings = (overrides: object) => ({
  action: 'changeSettings',
  ...AS_CONFIGURED,
  ...overrides,
  revision: 0,
});
const starts = (name: string) => (size: number) =>
  changedSettings({ starts: { ...AS_CONFIGURED.starts, [name]: size } });

const ADMIN: readonly Case[] = [
  ['a search', findPeople.request, (size) => ({ action: 'findPeople', query: text(size) }), 2, 200],
  ['a uid', readPerson.request, (size) => ({ action: 'readPerson', uid: text(size) }), 1, 128],
  ['the days of the overview', readOverview.request, (days) => ({ action: 'readOverview', days }), 1, 92],
  [
    'a cursor',
    listReports.request,
    (size) => ({ action: 'listReports', status: 'pending', cursor: text(size) }),
    1,
    1_523,
  ],
  [
    'the id of a comment',
    decideComment.request,
    (size) => ({ action: 'decideComment', commentId: text(size), decision: 'hide' }),
    1,
    1_500,
  ],
  [
    'the words that were seen of a share',
    decideShare.request,
    (size) => ({
      action: 'decideShare',
      shareId: share,
      decision: 'hide',
      seen: { copy: text(43), words: list(size, text(43)) },
    }),
    0,
    1_000,
  ],
  [
    'the reason of a decision',
    decideComment.request,
    (size) => ({ action: 'decideComment', commentId: 'c1', decision: 'show', note: text(size) }),
    0,
    1_000,
  ],
  [
    'a note about a message',
    updateMessage.request,
    (size) => ({ action: 'updateMessage', messageId: 'm1', from: 'pending', note: text(size) }),
    1,
    1_000,
  ],
  ['the banner', changeSettings.request, (size) => changedSettings({ banner: text(size) }), 0, 200],
  [
    'a daily spend cap',
    changeSettings.request,
    (free) => changedSettings({ spendCapMicros: { ...AS_CONFIGURED.spendCapMicros, free } }),
    0,
    5_000_000_000,
  ],
  ['the starts per minute', changeSettings.request, starts('perMinute'), 1, 60],
  ['the starts per day on Free', changeSettings.request, starts('perDayFree'), 5, 500],
  ['the starts per day on paid plans', changeSettings.request, starts('perDayPaid'), 20, 2_000],
  ['the refusals per hour', changeSettings.request, starts('refusalsPerHour'), 1, 100],
];

describe.each([...STORY, ...OTHERS, ...ADMIN])('%s', (_what, schema, bodyOf, least, most) => {
  it('a value is accepted within its limits only', () => {
    for (const size of [least, most]) expect(schema.safeParse(bodyOf(size)).success, String(size)).toBe(true);
    const tooSmall = least === 0 ? [] : [least - 1];
    for (const size of [...tooSmall, most + 1])
      expect(schema.safeParse(bodyOf(size)).success, String(size)).toBe(false);
  });
});
