export interface NoticeDetails {
  detail?: string | undefined;
  /** When to try again. A paragraph below: the message and the detail may be specified sentences. */
  wait?: string | null;
  action?: { label: string; onPress: () => void } | undefined;
  durationMs?: number | undefined;
  /** Shows the notice beside others with the same message, until this settles: what can be undone only as long. */
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
let waiting: Notice[] = [];

function show(kind: Notice['kind'], message: string, details: NoticeDetails = {}): void {
  const notice = { kind, message, details };
  if (display) display.show(notice);
  else waiting.push(notice);
}

/** A failure stays until dismissed. An identical message replaces the shown one and restarts its time. */
export const notify = {
  success: (message: string, details?: NoticeDetails) => show('success', message, details),
  failure: (message: string, details?: NoticeDetails) => show('failure', message, details),
  note: (message: string, details?: NoticeDetails) => show('note', message, details),
  clear: (): void => {
    waiting = [];
    display?.clear();
  },
};

/** Shows all toasts on `next`, including those notified before it was loaded. */
export function connectToasts(next: ToastDisplay): void {
  display = next;
  const earlier = waiting;
  waiting = [];
  earlier.forEach(next.show);
}
