// P2: PostGraphile 5 on the peer's table, which plans GraphQL down to SQL. No sessions, limits, security headers or logging.
import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [
    makePgService({
      connectionString: process.env.DATABASE_URL,
      schemas: ['peer'],
      poolConfig: { max: Number(process.env.CONNECTIONS), idleTimeoutMillis: 30_000 },
    }),
  ],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  grafast: { explain: false },
});
const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => process.send?.('ready'));
