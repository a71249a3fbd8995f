/** The app's own HTML as its Hosting serves it now, and the security headers that come with it. */
export interface AppShell {
  html: string;
  headers: Readonly<Record<string, string>>;
}

/** Answers what is deployed, at most a minute old; null while it cannot be had. Never rejects. */
export type FindAppShell = () => Promise<AppShell | null>;
