/* Separate, so that inlined scripts do not include PATHS. */
export const LOGIN_PATH = '/login';
export const STORIES_PATH = '/stories';
/** An uncached file on our origin with the names of the first scripts, which change with every build. */
export const VERSION_PATH = '/version.json';

export const PATHS = {
  home: '/',
  login: LOGIN_PATH,
  forgotPassword: '/forgot-password',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  sharedStory: '/stories/shared/:shareId',
  sharedCharacter: '/characters/shared/:shareId',
  helpGettingStarted: '/help/getting-started',
  helpCharacterCreation: '/help/character-creation',
  helpStoryWriting: '/help/story-writing',
  helpFaq: '/help/faq',
  create: '/create',
  stories: STORIES_PATH,
  story: '/stories/:storyId',
  read: '/stories/:storyId/read',
  books: '/books/:childId/*',
  characters: '/characters',
  locations: '/locations',
  createLocation: '/locations/create',
  profile: '/profile',
  subscription: '/subscription',
  goodbye: '/goodbye',
  admin: '/admin/*',
  adminLogin: '/admin/login',
} as const;

/** The file that Hosting serves for every URL that is neither `/` nor prerendered. */
export const APP_SHELL = '/app.html';

export const storyPath = (storyId: string): string => `/stories/${encodeURIComponent(storyId)}`;
