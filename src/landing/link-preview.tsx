const SITE = 'Talelantern';
export const LANDING_TITLE = `${SITE}: picture books your family makes`;
export const LANDING_DESCRIPTION =
  'Make heroes and hiding places with your child. Talelantern turns them into a four-chapter picture book you can read aloud or listen to.';

const PICTURE = { path: '/icons/social-preview.jpg', width: 1200, height: 630 } as const;

interface LinkPreviewProps {
  /** E.g. 'https://talelantern.web.app': link previews need absolute URLs. */
  origin: string;
  /** The URL of the page; null for a document that is served at many URLs. */
  path: string | null;
  title: string;
  description: string;
  /** Whether chats show a picture; without it they show the title and the description only. */
  hasPicture?: boolean;
}

/** Metadata for search results and link previews. */
export const LinkPreview = ({ origin, path, title, description, hasPicture = true }: LinkPreviewProps) => (
  <>
    <meta name="description" content={description} />
    {path !== null && <link rel="canonical" href={`${origin}${path}`} />}
    {hasPicture && (
      <>
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={SITE} />
        {path !== null && <meta property="og:url" content={`${origin}${path}`} />}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:image" content={`${origin}${PICTURE.path}`} />
        <meta property="og:image:width" content={String(PICTURE.width)} />
        <meta property="og:image:height" content={String(PICTURE.height)} />
        <meta property="og:image:alt" content="A red dragon smiles under a full moon, a lantern beside it" />
        <meta name="twitter:card" content="summary_large_image" />
      </>
    )}
  </>
);
