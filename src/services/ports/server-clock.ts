/** The time as the server knows it: the device's clock may be wrong (architecture §3 'usagePeriod'). */
export interface ServerClock {
  /** Milliseconds since 1970. The server is asked once per visit; later answers add the time that has passed. */
  now: () => Promise<number>;
}
