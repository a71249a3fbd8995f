/** The server's time, because the device's clock may be wrong. */
export interface ServerClock {
  now: () => Promise<number>;
}
