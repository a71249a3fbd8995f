import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('a write without a network fails instead of waiting for the network', async () => {
  onlineManager.setOnline(false);
  const offline = new Error('offline');
  const write = new MutationObserver(createQueryClient({ staleTime: 0, retry: false }), {
    mutationFn: () => Promise.reject(offline),
  });
  const outcome = write.mutate().catch((error: unknown) => error);
  expect(write.getCurrentResult().isPaused).toBe(false);
  expect(await outcome).toBe(offline);
});
