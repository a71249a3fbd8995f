const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** Security rules said no: to a stranger, to a wrong form, or about a document that does not exist. */
export const isDenied = (error: unknown): boolean => codeOf(error) === 'permission-denied';

/** The answer of `read`, or null where the rules do not tell a missing document from somebody else's. */
export async function nullIfDenied<T>(read: Promise<T | null>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}
