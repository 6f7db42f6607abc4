import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { PreviewTextDocument } from '../../generated/moderation';
import { isWorthAsking } from './is-worth-asking';

/** Nothing is asked while somebody is typing. */
const PAUSE_MS = 400;
const MOST_CHARACTERS = 5000;

/** What the server says to know before sending a text: contacts that others won't read, money off the site. */
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
        // a hint that does not come keeps nobody from sending
        .catch(() => show());
    const timer = setTimeout(() => void (isWorthAsking(text) ? ask() : show()), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, text]);
  return text.trim() ? warnings : [];
}
