import { createContext } from 'react';

/** True inside a tile or link, where a picture must not bring buttons of its own. */
export const InsideControl = createContext(false);
