import { encode } from 'uqr';

/** Dots of white around the code, without which cameras do not find it. */
const BORDER = 4;

/** The outline of every dark dot: one square of side 1 each. */
const dotsOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** `address` for another phone's camera. uqr reckons the code; it is small, and errors in a code are not seen by eye. */
export function QrCode({ address }: { address: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: BORDER });
  return (
    <figure className="mt-4 grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label="The link as a QR code"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-48 rounded-field bg-white text-black"
      >
        <path d={dotsOf(data)} fill="currentColor" />
      </svg>
      <figcaption className="text-center text-15">Point another phone’s camera at it.</figcaption>
    </figure>
  );
}
