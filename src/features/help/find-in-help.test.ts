import { beforeAll, expect, it } from 'vitest';
import { PATHS } from '../../config/paths.ts';
import { loadFindInHelp, type FindInHelp } from './find-in-help.ts';

let find: FindInHelp;
beforeAll(async () => {
  find = await loadFindInHelp();
});

const places = (question: string) => find(question).map(({ to }) => to);

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
  ['print', `${PATHS.helpFaq}#download`],
  ['read aloud', `${PATHS.helpStoryWriting}#read-and-listen`],
  ['email did not arrive', `${PATHS.helpFaq}#verify`],
  ['privacy', `${PATHS.helpFaq}#what-leaves`],
])('the help search finds the answer to “%s”', (question, place) => {
  expect(places(question).slice(0, 3)).toContain(place);
});

it('the help search covers all four pages', () => {
  const pages = new Set(['first', 'portrait', 'chapter', 'plans'].flatMap(places).map((to) => to.split('#')[0]));
  expect(pages).toEqual(
    new Set([PATHS.helpGettingStarted, PATHS.helpCharacterCreation, PATHS.helpStoryWriting, PATHS.helpFaq]),
  );
});

it('the help search completes words and tolerates typos', () => {
  expect(places('narrat')).not.toEqual([]);
  expect(places('portriat')).toContain(`${PATHS.helpCharacterCreation}#portrait`);
  expect(places('pörtrait')).toContain(`${PATHS.helpCharacterCreation}#portrait`);
});

it('the help search shows the matching text without markup', () => {
  const [place] = find('grandma pen name');
  const excerpt = place?.excerpt ?? [];
  expect(excerpt.some(({ isFound }) => isFound)).toBe(true);
  expect(excerpt.map(({ words }) => words).join('')).not.toMatch(/[*[\]]/);
});

it('the help search finds nothing for unknown words', () => {
  expect(find('zzzzxq')).toEqual([]);
  expect(find('?! ')).toEqual([]);
});
