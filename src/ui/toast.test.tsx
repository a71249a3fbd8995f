import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { isNoteUsed } from './note-use.ts';
import { notify } from './notify.ts';
import { ToastRegion } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const raise = (say: () => void) => act(say);
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('a repeated message replaces the shown toast', () => {
  render(<ToastRegion />);
  raise(() => notify.failure('Failed to load image', { detail: 'Ember' }));
  raise(() => notify.failure('Failed to load image', { detail: 'Pip' }));
  expect(screen.getAllByText('Failed to load image')).toHaveLength(1);
  expect(screen.getByText('Pip')).toBeTruthy();
});

test('a success replaces an earlier success; failures and toasts with Undo stay', () => {
  render(<ToastRegion />);
  raise(() => notify.success('Character saved!'));
  raise(() => notify.success('Story deleted', { action: { label: 'Undo', onClick: () => undefined } }));
  raise(() => notify.failure('Failed to load image'));
  raise(() => notify.success('Character created successfully!'));
  const shownToasts = [
    'Character saved!',
    'Story deleted',
    'Failed to load image',
    'Character created successfully!',
  ].map((message) => screen.queryByText(message) !== null);
  expect(shownToasts).toEqual([false, true, true, true]);
});

test('a toast with `until` stays until that promise settles, beside others with the same message', async () => {
  render(<ToastRegion />);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  for (const { promise: until } of [first, second])
    raise(() => notify.note('The picture is removed', { action: { label: 'Undo', onClick: () => undefined }, until }));
  pass(60_000);
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2);
  await act(async () => first.resolve());
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await act(async () => second.reject(new Error('offline')));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('all toasts except the newest are marked as older', () => {
  render(<ToastRegion />);
  const isOlder = (message: string) => screen.getByText(message).closest('[data-older]') !== null;
  raise(() => notify.failure('Failed to load image'));
  expect(isOlder('Failed to load image')).toBe(false);
  raise(() => notify.success('Story saved successfully!'));
  expect(isOlder('Failed to load image')).toBe(true);
  expect(isOlder('Story saved successfully!')).toBe(false);
  pass(5_100);
  expect(isOlder('Failed to load image')).toBe(false);
});

test('a success toast disappears after five seconds, a failure stays until dismissed', () => {
  render(<ToastRegion />);
  raise(() => notify.success('Story created successfully!'));
  raise(() => notify.failure('Failed to generate image'));
  pass(4_900);
  expect(screen.queryByText('Story created successfully!')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Story created successfully!')).toBeNull();
  pass(600_000);
  expect(screen.queryByText('Failed to generate image')).not.toBeNull();

  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.queryByText('Failed to generate image')).toBeNull();
});

test('a message repeated right after it disappeared is shown for its full time', () => {
  render(<ToastRegion />);
  raise(() => notify.success('Story saved successfully!'));
  pass(5_100);
  expect(screen.queryByText('Story saved successfully!')).toBeNull();
  raise(() => notify.success('Story saved successfully!'));
  pass(4_900);
  expect(screen.queryByText('Story saved successfully!')).not.toBeNull();
});

test('a message from before the toast region was loaded is shown once it is loaded', async () => {
  vi.resetModules();
  const { notify: early } = await import('./notify.ts');
  early.failure('Failed to fetch story');
  const { ToastRegion: LoadedLater } = await import('./toast.tsx');
  render(<LoadedLater />);
  expect(screen.queryByText('Failed to fetch story')).not.toBeNull();
  act(() => early.clear());
});

test('for screen readers, failures are assertive and successes polite', () => {
  render(<ToastRegion />);
  raise(() => notify.success('Story saved successfully!'));
  raise(() => notify.failure('Network error'));
  expect(within(screen.getByRole('alert')).getByText('Network error')).toBeTruthy();
  expect(within(screen.getByRole('status')).getByText('Story saved successfully!')).toBeTruthy();
});

test('pressing the action of a toast runs it and dismisses the toast', () => {
  const handleClick = vi.fn();
  render(<ToastRegion />);
  raise(() =>
    notify.failure('Failed to generate image', { action: { label: 'Generate Image', onClick: handleClick } }),
  );
  act(() => screen.getByRole('button', { name: 'Generate Image' }).click());
  expect(handleClick).toHaveBeenCalledOnce();
  expect(screen.queryByText('Failed to generate image')).toBeNull();
});

test.each([
  ['mouse', 1],
  ['touch', 0],
])('a success toast under a hovering %s is shown %i times after its duration', (pointerType, times) => {
  render(<ToastRegion />);
  raise(() => notify.success('Story saved successfully!'));
  const toastText = screen.getByText('Story saved successfully!');
  act(() => void fireEvent.pointerEnter(toastText, { pointerType }));
  pass(60_000);
  expect(screen.queryAllByText('Story saved successfully!')).toHaveLength(times);
  act(() => void fireEvent.pointerLeave(toastText, { pointerType }));
});

test('a toast counts as in use while it has the focus, except in a hidden page', () => {
  render(<ToastRegion />);
  raise(() => notify.note('Story deleted', { action: { label: 'Undo', onClick: () => undefined } }));
  expect(isNoteUsed()).toBe(false);
  screen.getByRole('button', { name: 'Undo' }).focus();
  expect(isNoteUsed()).toBe(true);
  vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  expect(isNoteUsed()).toBe(false);
});

describe('the focus after a toast', () => {
  function typeBesideToast(): HTMLElement {
    render(
      <>
        <main id="main" tabIndex={-1}>
          <input aria-label="Name" />
        </main>
        <ToastRegion />
      </>,
    );
    raise(() => notify.note('Story deleted', { action: { label: 'Undo', onClick: () => undefined } }));
    const field = screen.getByRole('textbox');
    field.focus();
    return field;
  }
  const NAMES = ['Undo', 'Dismiss'];

  test.each(NAMES)('the focus moves to the page if %s is pressed by keyboard', (name) => {
    typeBesideToast();
    const button = screen.getByRole('button', { name });
    button.focus();
    act(() => button.click());
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test.each(NAMES)('the focus stays in the field where somebody types if %s is clicked or tapped', (name) => {
    const field = typeBesideToast();
    const button = screen.getByRole('button', { name });
    // A browser moves the focus unless `mousedown` is prevented.
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect(document.activeElement).toBe(field);
  });
});

const dialog = () => screen.queryByRole('dialog');
const region = () => screen.getByRole('region', { name: 'Messages' });
const scene = (...titles: string[]) => (
  <>
    <main id="main" tabIndex={-1} />
    {titles.map((title) => (
      <Dialog key={title} title={title} onClose={() => undefined}>
        <button type="button">Make the link</button>
      </Dialog>
    ))}
    <ToastRegion />
  </>
);

test('while a dialog is open, the same toasts and live regions are in it, and afterwards in the page', () => {
  const { rerender } = render(scene());
  raise(() => notify.failure('Failed to load image'));
  const [live, words] = [screen.getByRole('alert'), screen.getByText('Failed to load image')];
  expect(region().closest('dialog')).toBeNull();
  rerender(scene('Share a story'));
  expect(region().closest('dialog')).toBe(dialog());
  rerender(scene('Share a story', 'Is a grown-up there?'));
  expect(region().closest('dialog')).toBe(screen.getByRole('dialog', { name: 'Is a grown-up there?' }));
  rerender(scene('Share a story'));
  expect(region().closest('dialog')).toBe(dialog());
  rerender(scene());
  expect(region().closest('dialog')).toBeNull();
  expect([screen.getByRole('alert'), screen.getByText('Failed to load image')]).toEqual([live, words]);
  expect(live.isConnected).toBe(true);
});

test('toasts whose code loads after a dialog has opened appear in the dialog', () => {
  const share = (
    <Dialog title="Share a story" onClose={() => undefined}>
      Only your family can see it.
    </Dialog>
  );
  const { rerender } = render(share);
  rerender(
    <>
      {share}
      <ToastRegion />
    </>,
  );
  expect(region().closest('dialog')).not.toBeNull();
});

test('the focus stays in the dialog once a toast is dismissed by keyboard', () => {
  render(scene('Share a story'));
  raise(() => notify.failure('Failed to update share settings'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  button.focus();
  act(() => button.click());
  expect(document.activeElement?.closest('dialog')).toBe(dialog());
});
