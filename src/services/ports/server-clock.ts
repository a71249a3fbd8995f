import type { createServerClock } from '../../firebase/server-clock.ts';

/** The server's time, because the device's clock may be wrong. */
export type ServerClock = ReturnType<typeof createServerClock>;
