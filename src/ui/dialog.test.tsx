import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, type FocusEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { QuestionDialog } from './question-dialog.tsx';

function TestDialog({ onClose }: { onClose: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Say goodbye to Pip?"
      onClose={onClose}
      initialFocus={keep}
      actions={
        <>
          <Button variant="danger">Delete Pip</Button>
          <Button ref={keep} variant="line">
            Keep Pip
          </Button>
        </>
      }
    >
      Stories stay on your shelf.
    </Dialog>
  );
}

function pressAt(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

test('a dialog opens as a named modal with the requested focus', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<TestDialog onClose={vi.fn()} />);
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Say goodbye to Pip?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep Pip' }));
});

test('a dialog that is taller than the screen opens at its title, although the requested focus is at its end', () => {
  const scrollToKeep = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target.textContent !== 'Keep Pip') return;
    for (const part of currentTarget.querySelectorAll('.dialog, .dialog-paper')) part.scrollTop = 300;
  };
  render(
    <div onFocus={scrollToKeep}>
      <TestDialog onClose={vi.fn()} />
    </div>,
  );
  const dialog = screen.getByRole('dialog');
  expect(document.activeElement?.textContent).toBe('Keep Pip');
  expect([dialog.scrollTop, dialog.querySelector('.dialog-paper')?.scrollTop]).toEqual([0, 0]);
});

test('Escape calls onClose and does not close the dialog itself', () => {
  const close = vi.fn();
  render(<TestDialog onClose={close} />);
  const stayedOpen = !fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledOnce();
  expect(stayedOpen).toBe(true);
});

test('a dialog that the browser closes, as at a third Escape, is opened again', () => {
  render(<TestDialog onClose={vi.fn()} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  act(() => dialog.close());
  expect(dialog.open).toBe(true);
});

test('a click on the backdrop closes the dialog, a click inside does not', () => {
  const close = vi.fn();
  render(<TestDialog onClose={close} />);
  pressAt(screen.getByText('Stories stay on your shelf.'));
  expect(close).not.toHaveBeenCalled();
  pressAt(screen.getByRole('dialog'));
  expect(close).toHaveBeenCalledOnce();
});

test('dragging from the text of a dialog to the backdrop does not close it', () => {
  const close = vi.fn();
  render(<TestDialog onClose={close} />);
  fireEvent.pointerDown(screen.getByText('Stories stay on your shelf.'));
  // A browser dispatches the click to the element that contains both ends of the drag.
  fireEvent.click(screen.getByRole('dialog'));
  expect(close).not.toHaveBeenCalled();
});

test('unmounting closes the native dialog, so that focus returns', () => {
  const nativeClose = vi.spyOn(HTMLDialogElement.prototype, 'close');
  render(<TestDialog onClose={vi.fn()} />).unmount();
  expect(nativeClose).toHaveBeenCalledOnce();
});

test('a question is read out with what it is about', () => {
  render(
    <QuestionDialog
      title="Say goodbye to Pip?"
      keep={{ children: 'Keep Pip', onClick: vi.fn() }}
      act={{ children: 'Delete Pip', onClick: vi.fn() }}
    >
      Stories stay on your shelf.
    </QuestionDialog>,
  );
  expect(screen.getByRole('dialog', { description: 'Stories stay on your shelf.' })).toBeTruthy();
});
