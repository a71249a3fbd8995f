import { encode } from 'uqr';

/** Quiet zone: white modules that scanners need around the code. */
const QUIET_ZONE = 4;

const toSvgPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** `url` as a QR code. Encoded by a library, because errors of our own encoder would go unnoticed. */
export function QrCode({ url }: { url: string }) {
  const { data, size } = encode(url, { ecc: 'M', border: QUIET_ZONE });
  return (
    <figure className="mt-4 grid justify-items-center gap-2">
      <svg
        role="img"
        aria-label="The link as a QR code"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-48 rounded-field bg-white text-black"
      >
        <path d={toSvgPath(data)} fill="currentColor" />
      </svg>
      <figcaption className="text-center text-15">Point another phone’s camera at it.</figcaption>
    </figure>
  );
}
