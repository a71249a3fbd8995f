export interface NoticeDetails {
  /** One line under the message: what was kept, what happens next. */
  detail?: string | undefined;
  /** At most one thing to do; the note leaves when it is pressed. */
  action?: { label: string; onPress: () => void } | undefined;
  /** How long the note stays, when not the usual 5 s of a success. */
  durationMs?: number | undefined;
}

export interface Notice {
  kind: 'success' | 'failure' | 'note';
  message: string;
  details: NoticeDetails;
}

/** What draws the notes. */
interface NoticeBoard {
  show: (notice: Notice) => void;
  clear: () => void;
}

let board: NoticeBoard | null = null;
let waiting: Notice[] = [];

function say(kind: Notice['kind'], message: string, details: NoticeDetails = {}): void {
  const notice = { kind, message, details };
  if (board) board.show(notice);
  else waiting.push(notice);
}

/**
 * Says something in a paper note. A success or note leaves after 5 s, a failure stays until dismissed. The same
 * message is never stacked: it replaces the one already there and its time starts again.
 */
export const notify = {
  success: (message: string, details?: NoticeDetails) => say('success', message, details),
  failure: (message: string, details?: NoticeDetails) => say('failure', message, details),
  note: (message: string, details?: NoticeDetails) => say('note', message, details),
  /** Takes away every note, for example after signing out. */
  clear: (): void => {
    waiting = [];
    board?.clear();
  },
};

/** Hands all notes to `next`, also those that were said before it was loaded. */
export function drawNotesOn(next: NoticeBoard): void {
  board = next;
  const earlier = waiting;
  waiting = [];
  earlier.forEach(next.show);
}
