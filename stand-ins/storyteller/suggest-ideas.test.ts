import { expect, it } from 'vitest';
import { buildBrief } from './sample-brief.ts';
import type { Phase } from './story-brief.ts';
import { suggestIdeas } from './suggest-ideas.ts';

const PHASES: readonly Phase[] = ['introduction', 'development', 'climax'];
const SEEDS = Array.from({ length: 30 }, (_, index) => `family ${index}`);
const ideas = PHASES.flatMap((phase) =>
  SEEDS.flatMap((seed) => suggestIdeas({ ...buildBrief({ phase }), task: 'bible', chapter: [] }, seed)),
);

it.each([
  ['The moving bridge', 'bridge'],
  ['The night market', 'stalls'],
  ['Somebody lost', 'stray'],
  ['The sleepy giant', 'giant'],
  ['Two roads', 'crossroads'],
  ['The hat storm', 'hats'],
  ['News from home', 'letter'],
  ['The honest mirror', 'mirror'],
  ['Brave fireworks', 'fireworks'],
  ['The potato statue', 'statue'],
  ['A second map', 'map'],
])('the idea “%s” has a picture of its subject', (title, picture) => {
  const sameTitleIdeas = ideas.filter((idea) => idea.title === title);
  expect(new Set(sameTitleIdeas.map((idea) => idea.picture))).toEqual(new Set([picture]));
});
