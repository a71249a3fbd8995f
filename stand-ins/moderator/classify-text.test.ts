import { expect, it } from 'vitest';
import { classifyText } from './classify-text.ts';

it.each([
  ['fuuuuck', 'harassment'],
  ['f.u.c.k', 'harassment'],
  ['sh1t', 'harassment'],
  ['dumbass', 'harassment'],
  ['Dick Whittington and his cat, you dick', 'sexual'],
  ['a naked woman', 'sexual'],
  ['n a k e d', 'sexual'],
  ['a nude girl', 'sexual/minors'],
  ['p0rn', 'sexual'],
  ['kill yourself', 'self-harm'],
  ['I want to die', 'self-harm/intent'],
  ['how to kill yourself', 'self-harm/instructions'],
  ['she cut her own wrists', 'self-harm'],
  ['blood splattered everywhere', 'violence/graphic'],
  ['he cut off her head', 'violence/graphic'],
  ['I am going to kill you', 'harassment/threatening'],
  ['cocaine for sale', 'illicit'],
  ['how to make a bomb', 'illicit/violent'],
  ['call me at +44 7700 900 123', 'illicit'],
  ['write to bob@example.com', 'illicit'],
] as const)('classifyText flags “%s” as %s', (text, category) => {
  const { flagged, scores } = classifyText(text);
  expect(flagged).toBe(true);
  expect(scores[category]).toBeGreaterThanOrEqual(0.5);
});

it.each([
  'Dick Whittington and his cat',
  'Moby Dick',
  'shiitake mushrooms',
  'a pussy willow tree',
  'the pussycat and the owl',
  'the blue tit',
  'a tit-bit for the blue tit',
  'hell hound',
  'the dragon breathed fire',
  'a witch, a ghost and a vampire',
  'the knight drew his sword',
  'she pricked her finger on the spindle',
  'cock-a-doodle-doo, said the weathercock',
  'a murder of crows',
  'the naked mole-rat',
  'Scat! said the cat',
  'the big bad wolf ate grandmother',
  'a thousand and one nights',
  'the sturdy assassin bug in the grass',
])('classifyText does not flag “%s”', (text) => {
  expect(classifyText(text).flagged).toBe(false);
});

it('rough language gets a score below the flagged level, for products with their own thresholds', () => {
  const { flagged, scores } = classifyText('They killed the dragon.');
  expect(flagged).toBe(false);
  expect(scores.violence).toBeGreaterThan(0.3);
});
