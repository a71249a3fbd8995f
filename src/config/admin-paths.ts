/** URLs of the admin area (docs/specification.md#2 names /admin/login and /admin/*; the rest is ours). */
export const ADMIN_PATHS = {
  home: '/admin',
  moderation: '/admin/moderation',
  sharedItem: '/admin/moderation/:shareId',
  messages: '/admin/messages',
  people: '/admin/people',
  person: '/admin/people/:uid',
  overview: '/admin/overview',
  settings: '/admin/settings',
  log: '/admin/log',
} as const;

export const ADMIN_PARAMS = { queue: 'queue', status: 'status' } as const;

export const queuePath = (queue: string): string =>
  `${ADMIN_PATHS.moderation}?${new URLSearchParams({ [ADMIN_PARAMS.queue]: queue }).toString()}`;
export const messagesPath = (status: string): string =>
  `${ADMIN_PATHS.messages}?${new URLSearchParams({ [ADMIN_PARAMS.status]: status }).toString()}`;

export const sharedItemPath = (shareId: string): string => `${ADMIN_PATHS.moderation}/${encodeURIComponent(shareId)}`;
export const personPath = (uid: string): string => `${ADMIN_PATHS.people}/${encodeURIComponent(uid)}`;
export const logPath = (target: string, id: string): string =>
  `${ADMIN_PATHS.log}?${new URLSearchParams({ target, id }).toString()}`;
