import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import jsQR from 'jsqr';
import { expect, test, vi } from 'vitest';
import { ShareLink } from './share-link.tsx';

const SHARE_URL = `https://talelantern.app/stories/shared/s_${'a1B2'.repeat(5)}xy`;
const DOT_PX = 4;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Renders the SVG path as black pixels on white, for the decoder. */
function rasterize(code: Element): { pixels: Uint8ClampedArray; side: number } {
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
  const side = size * DOT_PX;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  const svgPath = code.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, x, y] of svgPath.matchAll(/M(\d+) (\d+)/g))
    for (let line = 0; line < DOT_PX; line += 1) {
      const start = ((Number(y) * DOT_PX + line) * side + Number(x) * DOT_PX) * 4;
      for (let pixel = 0; pixel < DOT_PX; pixel += 1) pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3);
    }
  return { pixels, side };
}

test('the QR code contains the link', async () => {
  render(<ShareLink url={SHARE_URL} title="Ember" />);
  await press('QR code');
  const { pixels, side } = rasterize(await screen.findByRole('img', { name: 'The link as a QR code' }));
  expect(jsQR(pixels, side, side)?.data).toBe(SHARE_URL);
  await press('QR code');
  expect(screen.queryByRole('img')).toBeNull();
});

test('the share button opens the share menu of the device', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { share });
  render(<ShareLink url={SHARE_URL} title="Ember" />);
  await press('Pass it on');
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Ember', url: SHARE_URL });
});

test('without a share menu of the device, no share button is shown', () => {
  render(<ShareLink url={SHARE_URL} title="Ember" />);
  expect(screen.queryByRole('button', { name: 'Pass it on' })).toBeNull();
});

test.each([
  ['closing the share menu of the device copies nothing', new DOMException('closed', 'AbortError'), 0],
  ['if the share menu of the device fails, the link is copied instead', new DOMException('no', 'NotAllowedError'), 1],
])('%s', async (_what, refusal, copies) => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText }, share: () => Promise.reject(refusal) });
  render(<ShareLink url={SHARE_URL} title="Ember" />);
  await press('Pass it on');
  expect(writeText).toHaveBeenCalledTimes(copies);
  expect(screen.queryAllByText('Copied.')).toHaveLength(copies);
});
