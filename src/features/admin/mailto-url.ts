export function mailtoUrl(email: string, subject: string): string {
  // The @ must not be encoded (RFC 6068).
  const recipient = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}`;
}
