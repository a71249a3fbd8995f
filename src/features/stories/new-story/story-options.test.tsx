import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { usageOf } from '../../../testing/fake-services.ts';
import { renderWithServices } from '../../../testing/render-with-services.tsx';
import { CustomElementsField } from './story-options.tsx';

function Words({ initialWords = '' }: { initialWords?: string }) {
  const [value, setValue] = useState(initialWords);
  return <CustomElementsField value={value} onChange={setValue} />;
}
const open = () => fireEvent.click(screen.getByRole('button', { name: 'Advanced: your own story elements' }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^What would you like in the story/);

test('the field for custom story elements counts characters, up to a thousand', async () => {
  renderWithServices(<Words />, { usage: usageOf('pro_monthly') });
  open();
  fireEvent.change(field(), { target: { value: 'A blue mitten.' } });
  expect(await screen.findByText('14 / 1000')).toBeTruthy();
  expect(field().maxLength).toBe(1000);
  expect(field().readOnly).toBe(false);
});

test('a plan without custom prompts shows the plans that include them, and earlier text stays readable', async () => {
  renderWithServices(<Words initialWords="A blue mitten." />, { usage: usageOf('free') });
  expect(await screen.findByText('Your own story ideas come with Pro and Unlimited.')).toBeTruthy();
  expect(field().readOnly).toBe(true);
  expect(field().value).toBe('A blue mitten.');
  fireEvent.click(screen.getByRole('link', { name: 'See the plans' }));
  expect(screen.getByText('Now at /subscription')).toBeTruthy();
});
