const LISTEN_FAILED = 'Can’t read aloud right now';

/** Makes the served Listen button say that its code did not load; the next click tries again. */
export function sayListenFailed(content: ParentNode): void {
  for (const label of content.querySelectorAll('#served-listen span,#served-listen-status'))
    label.textContent = LISTEN_FAILED;
}

export function offerListen(content: ParentNode): void {
  const label = content.querySelector('#served-listen span');
  if (label) label.textContent = 'Listen';
}
