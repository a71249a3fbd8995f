import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  icon: IconName;
  /** What it does, said to screen readers and shown as a tooltip. */
  label: string;
}

/** A 48 px round button without words: only for close, more, play, back, on and showing a password. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames('icon-btn', className)}>
      <Icon name={icon} size="medium" />
    </button>
  );
}
