/** What waits in moderation, the most urgent first; the ids stand in addresses. */
export const QUEUES = [
  { value: 'reports', label: 'Reports' },
  { value: 'comments', label: 'Held comments' },
  { value: 'offered', label: 'Offered' },
  { value: 'unfit', label: 'Unfit' },
  { value: 'waiting', label: 'Unchecked' },
  { value: 'hidden', label: 'Hidden by us' },
  { value: 'refused', label: 'Hidden comments' },
  { value: 'closed', label: 'Closed reports' },
] as const;
export type QueueId = (typeof QUEUES)[number]['value'];

/** The queue of an address; reports where it names none. */
export const readQueue = (name: string | null): QueueId =>
  QUEUES.find(({ value }) => value === name)?.value ?? 'reports';
