export interface NoticeDetails {
  detail?: string | undefined;
  /**
   * When to try again. In a separate paragraph, because the message and the detail may be sentences of the
   * specification.
   */
  wait?: string | null;
  action?: { label: string; onClick: () => void } | undefined;
  durationMs?: number | undefined;
  /**
   * Keeps the notice until this settles, as for an Undo that ends then. It is shown even beside a notice with the same
   * message.
   */
  until?: Promise<unknown> | undefined;
}

export interface Notice {
  kind: 'success' | 'failure' | 'note';
  message: string;
  details: NoticeDetails;
}

interface ToastDisplay {
  show: (notice: Notice) => void;
  clear: () => void;
}

let display: ToastDisplay | null = null;
let waitingNotices: Notice[] = [];

function show(kind: Notice['kind'], message: string, details: NoticeDetails = {}): void {
  const notice = { kind, message, details };
  if (display) display.show(notice);
  else waitingNotices.push(notice);
}

/** A failure stays until it is dismissed. An identical message replaces the one on screen and restarts its time. */
export const notify = {
  success: (message: string, details?: NoticeDetails) => show('success', message, details),
  failure: (message: string, details?: NoticeDetails) => show('failure', message, details),
  note: (message: string, details?: NoticeDetails) => show('note', message, details),
  clear: (): void => {
    waitingNotices = [];
    display?.clear();
  },
};

/** Sends all toasts to `next`, including those from before it was loaded. */
export function connectToasts(next: ToastDisplay): void {
  display = next;
  const earlier = waitingNotices;
  waitingNotices = [];
  earlier.forEach(next.show);
}
