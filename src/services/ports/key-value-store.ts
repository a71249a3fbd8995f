/** What localStorage and sessionStorage are. They may refuse to work (private windows): then nothing is kept. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
