import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createClient } from 'graphql-ws';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import './playground.css';

const socketUrl = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/graphql`;

const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  wsClient: createClient({ url: socketUrl, lazy: true }),
});

const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={examples} />);
