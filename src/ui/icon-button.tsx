import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'disabled'> {
  icon: IconName;
  label: string;
}

export const IconButton = ({ icon, label, className, ...rest }: IconButtonProps) => (
  <button type="button" {...rest} aria-label={label} title={label} className={classNames('icon-btn', className)}>
    <Icon name={icon} size="medium" />
  </button>
);
