const MEGABYTE = 1_000_000;

/** '12 MB', '1.4 GB'; nothing is smaller than a tenth of a megabyte. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / MEGABYTE;
  if (megabytes >= 1_000) return `${(megabytes / 1_000).toFixed(1)} GB`;
  return `${megabytes >= 10 ? Math.round(megabytes) : Math.max(0.1, Math.round(megabytes * 10) / 10)} MB`;
}

/** A moment (ms) as people say it where they are, e.g. 'Monday 23 November, 18:20'. */
export const timeWords = (moment: number): string =>
  new Date(moment).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
