import { mailtoUrl } from '../mailto-url.ts';

const EMAIL = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[\p{L}\d-]{2,}/u;

/** A link for the answer to a report, if its reporter has added an email address. */
export function AnswerLink({ details }: { details: string }) {
  const [email] = EMAIL.exec(details) ?? [];
  if (email === undefined) return null;
  return (
    <a href={mailtoUrl(email, 'Your report to Talelantern')} className="inline-block py-2.5">
      Answer by email
    </a>
  );
}
