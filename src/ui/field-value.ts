import type { RefObject } from 'react';

/** What a field shows now: a password manager may have filled it without an event. */
export const fieldValue = ({ current }: RefObject<HTMLInputElement | null>): string => current?.value ?? '';
