import type { RefObject } from 'react';

/** The current value of a field, which a password manager may have filled without an event. */
export const fieldValue = ({ current }: RefObject<HTMLInputElement | null>): string => current?.value ?? '';
