import { lazyPart } from '../shared/page/lazy-part.tsx';

export const StandIns = lazyPart(async () => (await import('./stand-ins.tsx')).StandIns, null);
export const Notices = lazyPart(async () => (await import('./page-notices.tsx')).PageNotices, null);
export const Messages = lazyPart(async () => (await import('./page-notices.tsx')).ToastRegion, null);
