import type { Page } from 'playwright-core';

/** Removes the CORS headers from every file of the bucket, as a new bucket at Google does not send them. */
export async function withoutCors(page: Page): Promise<void> {
  await page.context().route(/\/v0\/b\/.*alt=media/u, async (route) => {
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => !name.startsWith('access-control-'));
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
}
