import { describe, expect, it } from 'vitest';
import { useEveryFunction } from './support/every-function.ts';
import { createFamily } from './support/family.ts';
import { failure } from './support/function-under-test.ts';

const MOST = 6;
const TOO_FAST = { status: 429, json: failure('rate_limited', 'Rate limit exceeded. Please wait a moment.') };
const SIGNED_OUT = { status: 401, json: failure('unauthenticated', 'User authentication required') };

describe('calls from one address', () => {
  const functions = useEveryFunction({ settings: { CALLS_PER_MINUTE: String(MOST), TRUSTED_PROXIES: '1' } });

  const from = (forwarded: string) =>
    functions.call('generateStory', null, {}, { headers: { 'x-forwarded-for': forwarded } });
  async function useUp(address: string): Promise<void> {
    for (let call = 1; call <= MOST; call += 1) expect(await from(address)).toMatchObject(SIGNED_OUT);
  }

  it('H9: are answered up to a number a minute, whoever is signed in there, and then refused before anything is looked up', async () => {
    await useUp('203.0.113.1');
    const refused = await from('203.0.113.1');
    expect(refused).toMatchObject(TOO_FAST);
    expect(refused.headers.get('retry-after')).toBe('60');
    const family = await createFamily();
    const options = { headers: { 'x-forwarded-for': '203.0.113.1' } };
    expect(await functions.call('generateImage', family, {}, options)).toMatchObject(TOO_FAST);
    expect(await from('203.0.113.2')).toMatchObject(SIGNED_OUT);
  });

  it('are known by the address that our own proxy has seen, not by those that the caller claims', async () => {
    await useUp('198.51.100.7, 203.0.113.3');
    expect(await from('192.0.2.1, 203.0.113.3')).toMatchObject(TOO_FAST);
    expect(await from('203.0.113.3, 198.51.100.7')).toMatchObject(SIGNED_OUT);
  });

  it('are counted for a whole IPv6 network', async () => {
    await useUp('2001:db8:0:1::1');
    expect(await from('2001:db8:0:1:ffff::2')).toMatchObject(TOO_FAST);
    expect(await from('2001:db8:1:1::1')).toMatchObject(SIGNED_OUT);
  });

  it('do not count where the browser only asks whether it may', async () => {
    const options = { method: 'OPTIONS', headers: { 'x-forwarded-for': '203.0.113.4' } };
    for (let call = 0; call <= MOST; call += 1) {
      expect((await functions.call('generateStory', null, undefined, options)).status).toBe(204);
    }
    expect(await from('203.0.113.4')).toMatchObject(SIGNED_OUT);
  });

  it('are told apart without a proxy, as on one machine', async () => {
    for (let call = 1; call <= MOST; call += 1) {
      expect(await functions.call('generateStory', null)).toMatchObject(SIGNED_OUT);
    }
    expect(await functions.call('generateStory', null)).toMatchObject(TOO_FAST);
  });
});
