import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../ui/notify.ts';
import { dialogPart, lazyPart, optionalPart } from './lazy-part.tsx';

/** Fails to load at first. */
function failsToLoadOnce(Part: ComponentType) {
  return vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Part);
}

it('an optional part that fails to load shows nothing, and is loaded again on each click', async () => {
  const load = failsToLoadOnce(() => <p>Notices</p>).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Notices = optionalPart(load);
  render(
    <>
      <Notices />
      <button>Save</button>
    </>,
  );
  await act(async () => undefined);
  expect(load).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => undefined);
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.queryByText('Notices')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Notices')).toBeTruthy();
});

it('a dialog that fails to load shows a message, is closed, and opens on the next click', async () => {
  const failed = vi.spyOn(notify, 'failure');
  const Dialog = dialogPart(failsToLoadOnce(() => <p>What is wrong?</p>));
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Report
        </button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
      </>
    );
  }
  render(<Page />);
  fireEvent.click(screen.getByRole('button', { expanded: false }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  fireEvent.click(await screen.findByRole('button', { expanded: false }));
  expect(await screen.findByText('What is wrong?')).toBeTruthy();
});

it('the replacement of a part is shown while it loads and after it has failed', async () => {
  const loading = Promise.withResolvers<ComponentType<{ title: string }>>();
  const Page = lazyPart(
    () => loading.promise,
    undefined,
    ({ title }: { title: string }) => <p>{title}, as served</p>,
  );
  render(<Page title="Ember" />);
  expect(screen.getByText('Ember, as served')).toBeTruthy();
  await act(async () => loading.reject(new TypeError('Failed to fetch')));
  expect(screen.getByText('Ember, as served')).toBeTruthy();
});
