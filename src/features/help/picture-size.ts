/** All pictures of the product have this size in pixels, so that nothing moves when one arrives. */
export const PICTURE_SIZE = { width: 1200, height: 750 } as const;
