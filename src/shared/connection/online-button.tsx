import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { OFFLINE_BUTTON, useOnline } from './use-online.ts';

export function OnlineButton({ children, ...props }: ComponentProps<typeof Button>) {
  const isOnline = useOnline();
  if (isOnline || props.notReady) return <Button {...props}>{children}</Button>;
  return (
    <Button {...props} notReady={!props.busy} onNotReady={undefined} busyLabel={OFFLINE_BUTTON}>
      {OFFLINE_BUTTON}
    </Button>
  );
}
