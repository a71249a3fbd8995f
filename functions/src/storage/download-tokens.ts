import { createHmac } from 'node:crypto';
import { downloadAddress } from '@talelantern/domain/images/media-address';

/** Tokens with which a file can be read by whoever has its address, and those addresses. */
interface DownloadTokens {
  tokenOf: (path: string) => string;
  addressOf: (path: string) => string;
}

interface DownloadTokenOptions {
  bucket: string;
  /** Where Storage answers download-token addresses. */
  publicUrl: string;
  secret: string;
  /** What the files are; another kind has other tokens. */
  kind: 'picture' | 'narration' | 'archive';
}

/**
 * A token is an HMAC of the path under `secret`: nobody can guess it, and doing the same thing twice gives the same
 * address.
 */
export function createDownloadTokens({ bucket, publicUrl, secret, kind }: DownloadTokenOptions): DownloadTokens {
  const tokenOf = (path: string): string => {
    const hex = createHmac('sha256', secret).update(`${kind}:${path}`).digest('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
  };
  return { tokenOf, addressOf: (path) => downloadAddress(publicUrl, { bucket, path, token: tokenOf(path) }) };
}
