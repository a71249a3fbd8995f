import { Button } from '../../ui/button.tsx';
import { useVerificationMail } from './use-verification-mail.ts';

export function SendMailAgain({ size }: { size?: 'big' }) {
  const { isSending, send } = useVerificationMail();
  return (
    <Button
      size={size ?? 'normal'}
      variant="line"
      icon="mail"
      busy={isSending}
      busyLabel="Sending…"
      onClick={() => void send()}
    >
      Send the email again
    </Button>
  );
}
