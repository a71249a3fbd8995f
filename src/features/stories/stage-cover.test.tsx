import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StageCover } from './stage-cover.tsx';

const member = (name: string) => ({ id: name, name, type: 'Human - Explorer - Diver', imageUrl: null });

test.each([
  [null, 'The story of Kai and Wilhelmina'],
  ['Treasure Hunt', 'The Treasure Hunt of Kai and Wilhelmina'],
])('the cover of a new story shortens a long name to its first word: theme %s', (theme, title) => {
  const cast = [member('Kai'), member('Wilhelmina Anastasia Featherstonehaugh of the Upper Meadows')];
  render(<StageCover cast={cast} theme={theme} scene={null} ageRange="5-8" />);
  expect(screen.getByText(title)).toBeTruthy();
});

test('the cover of a new story shows a figure of the hero’s type only if the hero has no portrait', () => {
  const withPortrait = { ...member('Mina'), imageUrl: 'https://pictures.test/mina.webp' };
  const { container } = render(
    <StageCover cast={[withPortrait, member('Kai')]} theme={null} scene={null} ageRange="5-8" />,
  );
  expect([...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname)).toEqual([
    '/art/cut-t-human.webp',
  ]);
});
