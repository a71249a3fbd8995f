// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usageOf } from '../../fake-services.ts';
import { renderWithServices } from '../../render-with-services.tsx';
import { OwnWords } from './own-words.tsx';

afterEach(cleanup);

function Words({ kept = '' }: { kept?: string }) {
  const [words, setWords] = useState(kept);
  return <OwnWords value={words} onChange={setWords} />;
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Advanced: your own story elements' }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^What should come up/);

test('own words are counted up to a thousand characters', async () => {
  renderWithServices(<Words />, { usage: usageOf('pro_monthly') });
  open();
  fireEvent.change(field(), { target: { value: 'A blue mitten.' } });
  expect(await screen.findByText('14 / 1000')).toBeTruthy();
  expect(field().maxLength).toBe(1000);
  expect(field().readOnly).toBe(false);
});

test('a plan without custom prompts says which have them and leads there; what was typed before can be read', async () => {
  renderWithServices(<Words kept="A blue mitten." />, { usage: usageOf('free') });
  expect(await screen.findByText('Your own words for a story come with Pro and Unlimited.')).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(field().value).toBe('A blue mitten.');
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});
