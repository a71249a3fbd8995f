import { createContext, use } from 'react';
import type { Services } from '../services/services.ts';

/** Filled by src/app once somebody is signed in; tests fill it with fakes. */
export const ServicesContext = createContext<Services | null>(null);

/** The services of the signed-in family. Only below the signed-in part of the app. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices: nobody is signed in here');
  return services;
}
