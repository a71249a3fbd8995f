/** Declared so that a build without a site key drops the code of App Check. */
interface ImportMetaEnv {
  readonly VITE_APP_CHECK_SITE_KEY?: string;
}
