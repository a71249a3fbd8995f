import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from '../../ui/button.tsx';
import { createQueryClient } from './create-query-client.ts';

function SaveButton({ onSave }: { onSave: () => Promise<never> }) {
  const { mutate, isPending } = useMutation({ mutationFn: onSave });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      Save
    </Button>
  );
}

test('two clicks of a double tap cause one write', async () => {
  const save = vi.fn(() => new Promise<never>(() => undefined));
  render(
    <QueryClientProvider client={createQueryClient({ staleTime: 0, retry: false })}>
      <SaveButton onSave={save} />
    </QueryClientProvider>,
  );
  await userEvent.setup({ delay: null }).dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledOnce();
});
