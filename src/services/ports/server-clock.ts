/** The server's time: the device's clock may be wrong. */
export interface ServerClock {
  now: () => Promise<number>;
}
