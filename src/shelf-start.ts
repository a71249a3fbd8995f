import { shelfFamily } from './app/shelf-family.ts';
import { shelfSnapshot } from './features/stories/shelf/shelf-snapshot.ts';

/*
 * Inlined in the app's document after #root, and allowed by its hash in the content security policy: paints a
 * remembered shelf before the app's scripts are loaded (docs/decisions/0190).
 */
const root = document.getElementById('root');
const uid = shelfFamily(window.location);
const html = uid === null ? null : shelfSnapshot(uid);
if (root && html !== null) root.innerHTML = html;
