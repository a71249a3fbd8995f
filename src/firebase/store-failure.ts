const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** The rules denied it: another owner, invalid data, or a missing document. */
export const isDenied = (error: unknown): boolean => codeOf(error) === 'permission-denied';

/** Null if denied: the rules do not distinguish a missing document from another user's. */
export async function nullIfDenied<T>(read: Promise<T | null>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}
