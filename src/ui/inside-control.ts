import { createContext } from 'react';

export const InsideControl = createContext(false);
