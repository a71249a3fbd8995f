import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';

interface RandomCharacterButtonProps {
  isSaved: boolean;
  onRoll?: (() => void) | undefined;
}

/** Only a character that is not saved yet can be made by chance (specification §4). */
export function RandomCharacterButton({ isSaved, onRoll }: RandomCharacterButtonProps) {
  return (
    <Button
      variant="line"
      icon="dice"
      notReady={isSaved}
      onNotReady={() => notify.note('This character is saved already. Make a new one for another surprise.')}
      onClick={onRoll}
    >
      Random Character
    </Button>
  );
}
