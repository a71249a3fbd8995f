import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeepPlace } from './use-keep-place.ts';

afterEach(cleanup);

/** Rows whose button takes them away, and one button that changes into another. */
function Work({ names }: { names: readonly string[] }) {
  const whole = useKeepPlace<HTMLDivElement>();
  const [left, setLeft] = useState(names);
  const [isOff, setOff] = useState(false);
  return (
    <div ref={whole} data-testid="whole">
      {left.length === 0 ? (
        <p>Nothing waits</p>
      ) : (
        <ol>
          {left.map((name) => (
            <li key={name}>
              <button onClick={() => setLeft(left.filter((other) => other !== name))}>{name}</button>
            </li>
          ))}
        </ol>
      )}
      <div role="group">
        {isOff ? (
          <button key="on">On</button>
        ) : (
          <button key="off" onClick={() => setOff(true)}>
            Off
          </button>
        )}
      </div>
    </div>
  );
}

const leave = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

it('the row that takes the place of the one that left has the focus', async () => {
  render(<Work names={['one', 'two', 'three']} />);
  await leave('two');
  await waitFor(() => expect(focused()).toBe('three'));
  expect(document.activeElement?.tagName).toBe('LI');
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it('after the last row the one before it has the focus, and after the only one the page', async () => {
  render(<Work names={['one', 'two']} />);
  await leave('two');
  await waitFor(() => expect(focused()).toBe('one'));
  await leave('one');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('whole')));
});

it('what a button stood among has the focus once another is there in its place', async () => {
  render(<Work names={[]} />);
  await leave('Off');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
});

it('whoever is busy elsewhere stays there', async () => {
  render(
    <>
      <Work names={['one', 'two']} />
      <input aria-label="Elsewhere" />
    </>,
  );
  const row = screen.getByRole('button', { name: 'one' });
  row.focus();
  screen.getByLabelText('Elsewhere').focus();
  row.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'));
});
