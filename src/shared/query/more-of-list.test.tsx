import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { RestOfList } from './more-of-list.tsx';

function Names() {
  const [hasMore, setMore] = useState(true);
  const list = {
    unreadable: [],
    isPending: false,
    error: null,
    hasMore,
    isLoadingMore: false,
    showMore: (): undefined => {
      setMore(false);
    },
    showMoreInTurn: vi.fn(),
    retry: vi.fn(),
  };
  return (
    <>
      <a href="/characters/ember">Ember</a>
      {!hasMore && <a href="/characters/pip">Pip</a>}
      <RestOfList list={list} isSearching={false} found={1} nothing="" busyLabel="Loading" />
    </>
  );
}

it('after the last page the focus stays at the end of the list', async () => {
  const user = userEvent.setup();
  render(<Names />);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pip' }));
});
