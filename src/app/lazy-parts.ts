import { lazyPart } from '../shared/page/lazy-part.tsx';

export const StandIns = lazyPart(async () => (await import('./stand-ins.tsx')).StandIns);
export const Notices = lazyPart(async () => (await import('./page-notices.tsx')).PageNotices);
export const Messages = lazyPart(async () => (await import('./page-notices.tsx')).ToastRegion);
