import { expect, it } from 'vitest';
import { createTabMutex } from './tab-mutex.ts';

const NEVER = new AbortController().signal;

/** The lock manager that all tabs of a browser share. */
function createLocks(): Pick<LockManager, 'request'> {
  const waiters: (() => void)[] = [];
  let isHeld = false;
  async function request(
    name: string,
    { ifAvailable = false, signal }: LockOptions,
    callback: LockGrantedCallback<unknown>,
  ): Promise<unknown> {
    if (isHeld && ifAvailable) return callback(null);
    if (isHeld)
      await new Promise<void>((resolve, reject) => {
        waiters.push(resolve);
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    isHeld = true;
    try {
      return await callback({ name, mode: 'exclusive' });
    } finally {
      isHeld = false;
      waiters.shift()?.();
    }
  }
  return { request: request as LockManager['request'] };
}

it('a second tab waits until the first has released the mutex', async () => {
  const locks = createLocks();
  const [one, other] = [createTabMutex(locks), createTabMutex(locks)];
  expect(await one.acquire('s1', NEVER)).toBe(false);
  const order: string[] = [];
  const secondTurn = other.acquire('s1', NEVER).then((hasWaited) => order.push(`second, waited: ${hasWaited}`));
  await Promise.resolve();
  order.push('first ends');
  one.release('s1');
  await secondTurn;
  expect(order).toEqual(['first ends', 'second, waited: true']);
});

it('waiting for the mutex can be cancelled', async () => {
  const locks = createLocks();
  const [one, other] = [createTabMutex(locks), createTabMutex(locks)];
  await one.acquire('s1', NEVER);
  const cancel = new AbortController();
  const secondTurn = other.acquire('s1', cancel.signal);
  await new Promise((resolve) => setImmediate(resolve));
  cancel.abort();
  await expect(secondTurn).rejects.toThrow();
});

it('a tab that already holds the mutex does not wait', async () => {
  const mutex = createTabMutex(createLocks());
  await mutex.acquire('s1', NEVER);
  expect(await mutex.acquire('s1', NEVER)).toBe(false);
});

it('without Web Locks, no tab waits for the mutex', async () => {
  expect(await createTabMutex(undefined).acquire('s1', NEVER)).toBe(false);
});

it('in a browser that refuses locks together with storage, no tab waits for the mutex', async () => {
  const request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  expect(await createTabMutex({ request }).acquire('s1', NEVER)).toBe(false);
});
