import { DELETION_WORD, isDeletionWord } from '@talelantern/domain/accounts/account-data';
import { useRef, useState } from 'react';
import { TextField } from '../../ui/text-field.tsx';

/** The field for the word that confirms a permanent deletion. @param missing error message for a missing word */
export function useConfirmationWord(missing: string) {
  const field = useRef<HTMLInputElement>(null);
  const [word, setWord] = useState('');
  const [isMissing, setMissing] = useState(false);

  function handleChange(value: string): void {
    setWord(value);
    setMissing(false);
  }

  return {
    isTyped: (): boolean => {
      if (isDeletionWord(word)) return true;
      setMissing(true);
      field.current?.focus();
      return false;
    },
    field: (
      <TextField
        ref={field}
        label={`Type “${DELETION_WORD}” to continue`}
        value={word}
        onChange={handleChange}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={isMissing ? missing : null}
      />
    ),
  };
}
