import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ChipGroup, MultiChipGroup } from './chip-group.tsx';

const options = ['Brave', 'Kind', 'Wise'].map((value) => ({ value, label: value }));

function Traits() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <MultiChipGroup
      label="Traits"
      options={options}
      values={values}
      onChange={setValues}
      max={2}
      maxReached="Two chosen. Remove one to swap."
    />
  );
}

const chip = (name: string) => screen.getByRole('button', { name });
const pressed = () => options.map(({ label }) => chip(label).getAttribute('aria-pressed'));

test('when the maximum is chosen, other chips stay focusable but cannot be chosen', async () => {
  render(<Traits />);
  expect(screen.queryByText('Two chosen. Remove one to swap.')).toBeNull();

  await userEvent.click(chip('Brave'));
  await userEvent.click(chip('Kind'));
  expect(screen.getByText('Two chosen. Remove one to swap.')).toBeTruthy();
  expect(chip('Wise').getAttribute('aria-disabled')).toBe('true');

  await userEvent.click(chip('Wise'));
  expect(pressed()).toEqual(['true', 'true', 'false']);

  await userEvent.click(chip('Brave'));
  await userEvent.click(chip('Wise'));
  expect(pressed()).toEqual(['false', 'true', 'true']);
});

test('a single choice is a named radio group', async () => {
  const choose = vi.fn();
  render(<ChipGroup label="Gender" options={options} value="Kind" onChange={choose} error="Please choose" />);
  const group = screen.getByRole('radiogroup', { name: 'Gender' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kind' }).checked).toBe(true);

  await userEvent.click(screen.getByText('Wise'));
  expect(choose).toHaveBeenCalledWith('Wise');
});

test('pressing the chosen chip of an optional choice clears it', async () => {
  const clear = vi.fn();
  render(<ChipGroup label="Power" options={options} value="Kind" onChange={vi.fn()} onClear={clear} />);
  await userEvent.click(screen.getByText('Kind'));
  expect(clear).toHaveBeenCalledOnce();
});
