import type { Comment } from '@talelantern/domain/sharing/comment';
import { isAppError } from '@talelantern/domain/errors/app-error';
import { useEffect, useState } from 'react';
import { sentIdKey, STORAGE_KEYS } from '../../config/storage-keys.ts';
import type { SharedItemMember } from '../../services/sharing/shared-item-member.ts';
import { notify } from '../../ui/notify.ts';
import { keep, readStored } from '../../shared/drafts/stored-draft.ts';
import { waitAfter } from '../../shared/notifications/wait-sentence.ts';
import { useUser } from '../../shared/account/use-account.ts';
import type { ServedShare } from './served-page.ts';

interface CommentProblem {
  field: 'penName' | 'text' | 'verify';
  message: string;
}

const PEN_NAME_FIRST = 'Please choose a pen name first';
const COMMENT_TEXT_REQUIRED = 'Please write something first';

export function useCommentForm(share: ServedShare, member: SharedItemMember, onAdded: (comment: Comment) => void) {
  const { uid } = useUser();
  const key = STORAGE_KEYS.commentDraft(uid, share.id);
  const idKey = sentIdKey(key);
  const [storedDraft] = useState(() => ({ text: readStored(key) ?? '', id: readStored(idKey) }));
  const [text, setText] = useState(storedDraft.text);
  /** The id under which the current text was sent: reusing it prevents a duplicate comment after a lost response. */
  const [sentId, setSentId] = useState(storedDraft.id);
  const [penName, setPenName] = useState('');
  /** Null until the family's pen name is known. */
  const [asksPenName, setAsksPenName] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<CommentProblem | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => keep(key, text.trim() === '' ? null : text), [key, text]);
  useEffect(() => keep(idKey, sentId), [idKey, sentId]);
  useEffect(() => {
    const { id } = storedDraft;
    if (id === null) return;
    member.findComment(id).then(
      (found) => found && clear(id, storedDraft.text),
      () => undefined,
    );
  }, [member, storedDraft]);
  useEffect(() => {
    member.penName().then(
      (chosen) => {
        setPenName(chosen);
        setAsksPenName(chosen === '');
      },
      () => setAsksPenName(true),
    );
  }, [member]);

  function clear(id: string, sent: string): void {
    setText((now) => (now === sent ? '' : now));
    setSentId((now) => (now === id ? null : now));
  }

  function change(newText: string): void {
    setText(newText);
    setSentId(null);
    setProblem(null);
  }

  function check(): boolean {
    if (penName.trim() === '') setProblem({ field: 'penName', message: PEN_NAME_FIRST });
    else if (text.trim() === '') setProblem({ field: 'text', message: COMMENT_TEXT_REQUIRED });
    else {
      setProblem(null);
      return true;
    }
    return false;
  }

  async function send(): Promise<void> {
    const id = sentId ?? crypto.randomUUID();
    setSentId(id);
    setBusy(true);
    try {
      const added = await member.addComment(share, { id, penName, isChosen: asksPenName !== false, text });
      onAdded(added);
      setPenName(added.userName);
      clear(id, text);
      setAsksPenName(false);
      notify.success('Thank you for your comment');
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (error.code === 'verify_email') setProblem({ field: 'verify', message: error.message });
      else notify.failure(error.message, { detail: 'We’ve kept what you wrote.', wait: waitAfter(error) });
    } finally {
      setBusy(false);
    }
  }

  return { penName, setPenName, asksPenName, text, setText: change, problem, isBusy, check, send: () => void send() };
}
