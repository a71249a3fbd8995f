import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useReaderKeys } from './use-device-controls.ts';

function Book({ leave }: { leave: () => void }) {
  const unexpected = () => expect.fail('an unexpected action');
  useReaderKeys({
    turn: unexpected,
    toFirstPage: unexpected,
    toLastPage: unexpected,
    playOrPause: unexpected,
    leave,
  });
  return null;
}

it.each([
  ['leaves the book', false],
  ['closes an open dialog only, even if the focus is nowhere in it', true],
])('Escape %s', (_what, hasDialog) => {
  const leave = vi.fn();
  render(
    <>
      <Book leave={leave} />
      {hasDialog && <dialog open />}
    </>,
  );
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(leave).toHaveBeenCalledTimes(hasDialog ? 0 : 1);
});
