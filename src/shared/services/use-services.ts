import { createContext } from 'react';
import type { Services } from '../../services/services.ts';
import { useRequired } from './use-required.ts';

export const ServicesContext = createContext<Services | null>(null);

export const useServices = (): Services => useRequired(ServicesContext, 'useServices: nobody is signed in here');
