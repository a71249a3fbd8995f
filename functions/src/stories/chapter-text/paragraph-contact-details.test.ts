import { expect, it } from 'vitest';
import { paragraphHasContactDetails } from './paragraph-contact-details.ts';

it.each([
  'Write to pip@evil.test soon.',
  'Look at https://evil.test/y today.',
  'Look at www.evil.com today.',
  'Look at evil.com today.',
  'Her page was lily-bear.co.uk.',
  'Find her at @lilybear on the phone.',
  'Call +49 30 901820, said Pip.',
  'Call 0171 555 0199 now.',
  'The number was 030 1234567.',
  'Ring me on (212) 555-0142.',
  'Her number is 555 0199 22.',
  'Call 0176/123 45 67, said Pip.',
  'Call +1 212 736 5000.',
  'FOXES.COM was on the sign.',
  'Watch youtu.be/pipfox tonight.',
  'Go to Foxes.Com, said Pip.',
  'Look at foxes.club.',
  'My number is 5550199.',
  'Dial 0800 123 456 now.',
  'Her page is pip.io today.',
])('%j has contact details', (paragraph) => {
  expect(paragraphHasContactDetails(paragraph)).toBe(true);
});

it.each([
  'Pip counted 10 20 30 40 50 sheep on 24.12.1999, and 1000000 stars.',
  'Platform 12-14-16.',
  'It was dark.It was late.',
  'it was dark.it was late.so they slept.',
  'One, two, three, four, five, six, seven.',
  '1 2 3 4 5 6 7 8 9 10, ready or not!',
  '10, 9, 8, 7, 6, 5, 4, 3, 2, 1, lift-off!',
  'Mr.Whiskers met Dr.Owl at 10.30.',
  'The treasure of 1789-1815 weighed 123456 grams.',
  'Number 7 was called at 7.15 p.m. sharp.',
  'In 2024 2025 2026 they came back.',
  'They were 100 000 000 miles from home.',
  'Meet me at the pond.',
  'The code was 4 8 15 16 23 42.',
  'The phone rang 3 times, then 12 times.',
  'She rang the bell 2000 times.',
  'The dragon’s egg no. 5 hatched.',
  'Pip read pages 100-200, 210-230 and 240-250.',
  'It was late.red stars shone.',
  'The sea was blue.fish swam by.',
  'The door opened.out came Pip.',
  'Stop.look at this!',
  'Ring the bell 1000000 times, said Pip.',
  'He called out 100 200 300 400.',
  'The number 1234567 was lucky.',
  'The lighthouse had 1 2 3 4 5 6 7 8 9 steps, and the bell rang.',
  'The number was 1,000,000,000.',
])('%j has no contact details', (paragraph) => {
  expect(paragraphHasContactDetails(paragraph)).toBe(false);
});

const RHYMES: readonly ((from: number, step: number) => string)[] = [
  (n, step) => `${count(n, step, 5).join(', ')}, once I caught a fish alive.`,
  (n, step) => `${count(n, step, 8).join(' ')}, who is knocking at the gate?`,
  (n, step) => `${count(n, step, 10).toReversed().join(', ')}, lift-off!`,
  (n, step) => `${count(n, step, 4).join('-')}! The crab called out its number, and ran.`,
  (n, step) => `“${count(n, step, 6).join('. ')}.” The bell rang ${n} times.`,
  (n, step) => `${n} little ducks met ${n + step} big ducks at ${n % 12}.30, and ${n * 100} frogs.`,
  (n, step) => `Number ${n} has a shoe, number ${n + step} has none, number ${n + 2 * step} has ${n * 1000}.`,
  (n, step) => `Phone the moon! It rang ${count(n, step, 3).join(' and ')} times.`,
  (n, step) => `${count(n, step, 12).join(' … ')} … and the sheep were all asleep.`,
  (n, step) => `In the year ${1900 + n} they sailed ${n * 10000} miles, and in ${1900 + n + step} they sailed back.`,
];

const count = (from: number, step: number, length: number): number[] =>
  Array.from({ length }, (_, index) => from + index * step);

it('at most one in a hundred counting rhymes is taken for a phone number', () => {
  const rhymes = RHYMES.flatMap((rhyme) =>
    count(1, 7, 5).flatMap((from) => count(1, 3, 4).map((step) => rhyme(from, step))),
  );
  expect(rhymes).toHaveLength(200);
  expect(rhymes.filter(paragraphHasContactDetails).length).toBeLessThanOrEqual(2);
});
