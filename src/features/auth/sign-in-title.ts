export const SIGN_IN_TITLE = 'Sign in';
