import { useState } from 'react';
import { MessageFieldsFragmentDoc, useMessageChangedSubscription } from '../../generated/chat';
import { readsOtherwise, type ChatViewer } from './thread-messages';
import { useRestart } from '../../lib/apollo/useRestart';

/** Updates open threads when a moderator hides or shows a message. */
export function useMessageChanges(contractId: string, viewer: ChatViewer | null, reload: () => void) {
  const [broken, setBroken] = useState(false);
  const { restart } = useMessageChangedSubscription({
    variables: { contractId },
    fetchPolicy: 'no-cache',
    onData: ({ client, data }) => {
      const message = data.data?.messageChanged;
      if (!message) return;
      if (viewer?.readsOriginals || readsOtherwise(viewer, message)) return reload();
      client.writeFragment({
        id: client.cache.identify({ ...message, __typename: 'Message' }),
        fragment: MessageFieldsFragmentDoc,
        fragmentName: 'MessageFields',
        data: message,
      });
    },
    onError: () => setBroken(true),
    onComplete: () => setBroken(true),
  });
  useRestart(broken, () => {
    setBroken(false);
    restart();
    // Fetch changes missed while disconnected.
    reload();
  });
}
