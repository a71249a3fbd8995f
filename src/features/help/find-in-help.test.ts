import { beforeAll, expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { loadFindInHelp, type FindInHelp } from './find-in-help.ts';

let find: FindInHelp;
beforeAll(async () => {
  find = await loadFindInHelp();
});

const urlsOf = (question: string) => find(question).map(({ to }) => to);

it.each([
  ['delete account', `${PATHS.helpFaq}#delete`],
  ['how do I delete my account?', `${PATHS.helpFaq}#delete`],
  ['forgot pin', `${PATHS.helpFaq}#forgot-pin`],
  ['PASSWORD', `${PATHS.helpFaq}#password`],
  ['portrait', `${PATHS.helpCharacterCreation}#portrait`],
  ['bedtime', `${PATHS.helpStoryWriting}#read-and-listen`],
  ['grandma', `${PATHS.helpStoryWriting}#share`],
  ['cancel subscription', `${PATHS.helpFaq}#end-plan`],
  ['refund', `${PATHS.helpFaq}#end-plan`],
  ['credit card', `${PATHS.helpFaq}#plans`],
  ['price', `${PATHS.helpFaq}#plans`],
  ['scary', `${PATHS.helpFaq}#is-it-safe`],
  ['unshare', `${PATHS.helpFaq}#withdraw`],
  ['stop sharing', `${PATHS.helpFaq}#withdraw`],
  ['read aloud', `${PATHS.helpStoryWriting}#read-and-listen`],
  ['email did not arrive', `${PATHS.helpFaq}#verify`],
  ['privacy', `${PATHS.helpFaq}#what-leaves`],
])('the help search finds the answer to “%s”', (question, url) => {
  expect(urlsOf(question).slice(0, 3)).toContain(url);
});

const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  [`${PATHS.helpGettingStarted}#add-a-child`]: ['2 year old', 'toddler', 'siblings', 'add a child'],
  [`${PATHS.helpGettingStarted}#second-grown-up`]: ['husband', 'partner', 'second parent', 'family sharing'],
  [`${PATHS.helpGettingStarted}#home-screen`]: ['install', 'ipad', 'android', 'app'],
  [`${PATHS.helpGettingStarted}#ask-us`]: ['contact', 'support', 'customer service'],
  [`${PATHS.helpCharacterCreation}#real-children`]: ['upload photo', 'real name'],
  [`${PATHS.helpCharacterCreation}#change-or-delete`]: ['rename', 'edit', 'delete character'],
  [`${PATHS.helpStoryWriting}#begin`]: ['longer'],
  [`${PATHS.helpStoryWriting}#four-chapters`]: ['sequel', 'next chapter'],
  [`${PATHS.helpStoryWriting}#rewrite`]: ['typo', 'change title'],
  [`${PATHS.helpStoryWriting}#read-and-listen`]: ['font', 'dark mode', 'bedtime'],
  [`${PATHS.helpStoryWriting}#share`]: ['share', 'grandma'],
  [`${PATHS.helpStoryWriting}#print-or-delete`]: ['print', 'pdf', 'delete story'],
  [`${PATHS.helpFaq}#plans`]: ['upgrade', 'trial', 'gift', 'paypal', 'credit card'],
  [`${PATHS.helpFaq}#end-plan`]: ['cancel', 'billing'],
  [`${PATHS.helpFaq}#verify`]: ['verification', 'verify'],
  [`${PATHS.helpFaq}#failed`]: ['error', 'not working'],
  [`${PATHS.helpFaq}#change-sign-in`]: ['change email', 'change password', 'new password', 'sign out', 'logout'],
  [`${PATHS.helpFaq}#password`]: ['password', 'forgot password', 'login'],
  [`${PATHS.helpFaq}#languages`]: ['language', 'spanish', 'translate'],
  [`${PATHS.helpFaq}#delete`]: ['delete my account'],
};

it.each(Object.entries(ANSWERS).flatMap(([url, questions]) => questions.map((question) => [question, url] as const)))(
  'the first answer to “%s” is %s',
  (question, url) => {
    expect(urlsOf(question)[0]).toBe(url);
  },
);

it('the help search covers all four pages', () => {
  const pages = new Set(['first', 'portrait', 'chapter', 'plans'].flatMap(urlsOf).map((to) => to.split('#')[0]));
  expect(pages).toEqual(
    new Set([PATHS.helpGettingStarted, PATHS.helpCharacterCreation, PATHS.helpStoryWriting, PATHS.helpFaq]),
  );
});

it('the help search completes words and tolerates typos', () => {
  expect(urlsOf('narrat')).not.toEqual([]);
  expect(urlsOf('portriat')).toContain(`${PATHS.helpCharacterCreation}#portrait`);
  expect(urlsOf('pörtrait')).toContain(`${PATHS.helpCharacterCreation}#portrait`);
});

it('the help search shows the matching text without markup', () => {
  const [section] = find('grandma pen name');
  const excerpt = section?.excerpt ?? [];
  expect(excerpt.some(({ isFound }) => isFound)).toBe(true);
  expect(excerpt.map((part) => part.text).join('')).not.toMatch(/[*[\]]/);
});

it('the help search finds nothing for unknown words', () => {
  expect(find('zzzzxq')).toEqual([]);
  expect(find('?! ')).toEqual([]);
});
