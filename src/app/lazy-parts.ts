import { lazy } from 'react';

export const StandIns = lazy(async () => ({ default: (await import('./stand-ins.tsx')).StandIns }));
export const Notices = lazy(async () => ({ default: (await import('./page-notices.tsx')).PageNotices }));
export const Messages = lazy(async () => ({ default: (await import('./page-notices.tsx')).ToastRegion }));
