import { expect, it } from 'vitest';
import { translatePages } from '../support/translate-pages.ts';
import { setUpVisitor } from '../support/visitor.ts';
import { FAILED, walkFromSignUpToReader } from './first-walk.ts';

const visitor = setUpVisitor();

it(
  'a family whose browser translates the page signs up, chooses a theme, reads and listens',
  { timeout: 180_000 },
  async () => {
    const page = await visitor.open('phone');
    await translatePages(page.context());
    await walkFromSignUpToReader(page);
    expect(await page.getByText(FAILED).count()).toBe(0);
    expect(visitor.errors.filter((error) => !error.includes('400'))).toEqual([]);
  },
);
