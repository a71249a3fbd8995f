/** Messages to the people who look after the place. */
export interface ContactService {
  /**
   * Sends what was written, at most LIMITS.contactMessage characters. Throws AppError: `invalid`
   * 'User ID and message are required'; `rate_limited` with the seconds to wait; else 'Failed to send message'.
   */
  send: (text: string) => Promise<void>;
}

export const SEND_MESSAGE_FAILED = 'Failed to send message';
