export const DEFAULT_APPEARANCE = {
  height: 'average',
  build: 'normal',
  color: 'natural',
  distinguishingFeature: 'none',
} as const;

/** The value that was chosen for a field; empty if none was. */
export const unlessDefault = (field: keyof typeof DEFAULT_APPEARANCE, value: string): string =>
  value === DEFAULT_APPEARANCE[field] ? '' : value;
