import { findShareId } from '@talelantern/domain/sharing/find-share-id';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { useQueuePaths } from './use-queue-paths.ts';

/** Opens a share that is in no queue, such as one that somebody wrote to us about. */
export function ShareSearch() {
  const [searchText, setSearchText] = useState('');
  const navigate = useNavigate();
  const paths = useQueuePaths();
  const shareId = findShareId(searchText);
  return (
    <Form
      role="search"
      className="flex flex-wrap gap-3"
      onSubmit={() => shareId !== null && navigate(paths.sharedItem(shareId))}
    >
      <div className="min-w-64 grow">
        <SearchField
          label="Open a share"
          placeholder="Link or id of a share"
          value={searchText}
          onChange={setSearchText}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button type="submit" variant="line" notReady={shareId === null} className="grow md:grow-0">
        {shareId === null ? 'A whole link or id' : 'Open'}
      </Button>
    </Form>
  );
}
