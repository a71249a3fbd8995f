import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

/** Rows, each with a button that removes it, and a button that is replaced by another one. */
function RowList({ names }: { names: readonly string[] }) {
  const [remainingNames, setRemainingNames] = useState(names);
  const [isOff, setOff] = useState(false);
  return (
    <div ref={keepFocus} data-testid="whole">
      {remainingNames.length === 0 ? (
        <p>Nothing waits</p>
      ) : (
        <ol>
          {remainingNames.map((name) => (
            <li key={name}>
              <button onClick={() => setRemainingNames(remainingNames.filter((other) => other !== name))}>
                {name}
              </button>
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

const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focusedText = () => document.activeElement?.textContent;

it('focus moves to the row that replaces a removed row, without scrolling', async () => {
  render(<RowList names={['one', 'two', 'three']} />);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await pressButton('two');
  await waitFor(() => expect(focusedText()).toBe('three'));
  expect(document.activeElement?.tagName).toBe('LI');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  focus.mockRestore();
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

it('focus moves to the previous row if the last row is removed, and to the page if the only row is', async () => {
  render(<RowList names={['one', 'two']} />);
  await pressButton('two');
  await waitFor(() => expect(focusedText()).toBe('one'));
  await pressButton('one');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTestId('whole')));
});

it('focus moves to the container of a removed button until another button replaces it', async () => {
  render(<RowList names={[]} />);
  await pressButton('Off');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')));
});

it('removing a row does not move focus that is elsewhere', async () => {
  render(
    <>
      <RowList names={['one', 'two']} />
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

it('a row that is removed by navigation does not move the focus', async () => {
  render(<RowList names={['one', 'two']} />);
  const row = screen.getByRole('button', { name: 'one' });
  row.focus();
  const { pathname } = window.location;
  window.history.replaceState(null, '', '/elsewhere');
  row.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  expect(document.activeElement).toBe(document.body);
  window.history.replaceState(null, '', pathname);
});

it('a row that was removed while the focus was elsewhere does not move the focus later', async () => {
  render(
    <>
      <RowList names={['one', 'two']} />
      <input aria-label="Elsewhere" />
    </>,
  );
  const row = screen.getByRole('button', { name: 'one' });
  row.focus();
  screen.getByLabelText('Elsewhere').focus();
  row.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'one' })).toBeNull());
  screen.getByLabelText('Elsewhere').blur();
  screen.getByRole('button', { name: 'Off' }).click();
  await screen.findByRole('button', { name: 'On' });
  expect(document.activeElement).toBe(document.body);
});
