import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderWithServices } from '../../testing/render-with-services.tsx';
import { StageCover } from './stage-cover.tsx';

afterEach(cleanup);

const member = (name: string) => ({ id: name, name, type: 'Human - Explorer - Diver', imageUrl: null });

test.each([
  [null, 'The story of Kai and Wilhelmina'],
  ['Treasure Hunt', 'The Treasure Hunt of Kai and Wilhelmina'],
])('the cover of a new story shows the first of long names: theme %s', (theme, title) => {
  const cast = [member('Kai'), member('Wilhelmina Anastasia Featherstonehaugh of the Upper Meadows')];
  renderWithServices(<StageCover cast={cast} theme={theme} scene={null} ageRange="5-8" />);
  expect(screen.getByText(title)).toBeTruthy();
});

test('on the cover of a new story a painted hero has its own portrait, and an unpainted one the figure of its kind', () => {
  const painted = { ...member('Kai'), imageUrl: 'https://pictures.test/kai.webp' };
  const { container } = renderWithServices(
    <StageCover cast={[painted, member('Mina')]} theme={null} scene={null} ageRange="5-8" />,
  );
  const sources = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(sources).toEqual(['/kai.webp', '/art/cut-t-human.webp']);
});
