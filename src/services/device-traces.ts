import { DAY_MS } from '@talelantern/domain/time/day';

/** Everything by which a device remembers a family; one home, so that nothing of it is forgotten when it leaves. */
export interface DeviceTraces {
  /** The family is signed in on this device: what was kept for it is its own again. */
  arrive: (uid: string) => void;
  /** The family chooses to leave. Every tab learns by it that nothing is to be kept. */
  leave: (uid: string) => void;
  /**
   * The session of the family is over in this tab. 'left': it chose so, and all of it is taken away. 'ended': the
   * sign-in service ended it, so what it had begun is kept for it alone for KEPT_FOR_MS.
   */
  close: (uid: string) => 'left' | 'ended';
  /** Nobody is signed in: closes every family that is still noted as here. Answers those. */
  closeAll: () => string[];
  /** Takes away what was kept for families that have not come back in time. */
  sweep: () => void;
  /** Remembers through a reload of this tab why the session ended, until somebody arrives. */
  noteEnd: (end: SessionEnd) => void;
  lastEnd: () => SessionEnd | null;
}

/** A session that ended without its family wanting it. */
export interface SessionEnd {
  uid: string;
  /** A sentence for the family. */
  reason: string;
}

/** How long drafts wait for a family whose sign-in has ended. */
export const KEPT_FOR_MS = 7 * DAY_MS;
