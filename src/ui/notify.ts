export interface NoticeDetails {
  detail?: string | undefined;
  /** How long to wait: a separate paragraph, because message and detail may be sentences of the specification. */
  wait?: string | null;
  action?: { label: string; onClick: () => void } | undefined;
  durationMs?: number | undefined;
  /** Shown even while a child reads alone, because it answers a grown-up who is leaving the child's books. */
  isForGrownUp?: boolean;
  /** Keeps the notice until this settles, as for an Undo, even beside a notice with the same message. */
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

const waitingNotices: Notice[] = [];
let display: ToastDisplay = {
  show: (notice) => void waitingNotices.push(notice),
  clear: () => void waitingNotices.splice(0),
};
let isQuiet = false;

const raise =
  (kind: Notice['kind']) =>
  (message: string, details: NoticeDetails = {}): void => {
    if (!isQuiet || details.isForGrownUp) display.show({ kind, message, details });
  };

/** A failure stays until it is dismissed. An identical message replaces the one on screen and restarts its time. */
export const notify = {
  success: raise('success'),
  failure: raise('failure'),
  note: raise('note'),
  clear: (): void => display.clear(),
};

/** While a child reads alone, only toasts for grown-ups are shown. Its start and its end remove all toasts. */
export function setQuiet(next: boolean): void {
  isQuiet = next;
  notify.clear();
}

/** Sends all toasts to `next`, including those from before it was loaded. */
export function connectToasts(next: ToastDisplay): void {
  display = next;
  waitingNotices.splice(0).forEach(next.show);
}
