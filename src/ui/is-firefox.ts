/** By a style that only Firefox has, which offers saved passwords in every password field (docs/decisions/0061). */
export const isFirefox = (): boolean => CSS.supports('-moz-appearance', 'none');
