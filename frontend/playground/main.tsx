import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import './playground.css';

const socketUrl = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

/** A request with an API token in the Headers tab is sent without the session: a request has one of them. */
const send: typeof fetch = (input, init) => {
  const hasToken = new Headers(init?.headers).has('authorization');
  return fetch(input, hasToken ? { ...init, credentials: 'omit' } : init);
};

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  fetch: send,
  wsClient: createClient({ url: socketUrl, lazy: true }),
});

const root = document.getElementById('graphiql');
if (root)
  createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={examples} isHeadersEditorEnabled />);
