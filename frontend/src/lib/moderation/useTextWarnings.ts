import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PreviewTextDocument } from '../../generated/moderation';
import { isWorthAsking } from './is-worth-asking';

/** Debounce while the user is typing. */
const PAUSE_MS = 400;
const MOST_CHARACTERS = 5000;

/** The server's warnings about a text before it is sent: contacts that will be masked, off-site payment. */
export function useTextWarnings(text: string): readonly string[] {
  const client = useApolloClient();
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly string[] = []) => isCurrent && setWarnings(found);
    const ask = () =>
      client
        .query({
          query: PreviewTextDocument,
          variables: { text: text.slice(0, MOST_CHARACTERS) },
          fetchPolicy: 'no-cache',
        })
        .then(({ data }) => show(data?.previewText.warnings))
        // A failed check must not keep the user from sending.
        .catch(() => show());
    const timer = setTimeout(() => void (isWorthAsking(text) ? ask() : show()), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text]);
  return text.trim() ? warnings : [];
}
