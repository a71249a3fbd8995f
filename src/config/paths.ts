/** Stands alone for the script of the landing page. */
export const LOGIN_PATH = '/login';

/** Every address of the app (specification §2). */
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
  stories: '/stories',
  story: '/stories/:storyId',
  read: '/stories/:storyId/read',
  characters: '/characters',
  locations: '/locations',
  createLocation: '/locations/create',
  profile: '/profile',
  subscription: '/subscription',
  goodbye: '/goodbye',
  admin: '/admin/*',
  adminLogin: '/admin/login',
} as const;

/** The file that every address but `/` answers with; opened itself it is the app at `/`. */
export const APP_SHELL = '/app.html';

/** One location of the family: its picture and all that is known of it. */
export const locationPath = (locationId: string): string => `${PATHS.locations}?open=${encodeURIComponent(locationId)}`;

export const storyPath = (storyId: string): string => `/stories/${encodeURIComponent(storyId)}`;
export const readPath = (storyId: string): string => `${storyPath(storyId)}/read`;
