import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enumName, enumWord, type Outcome, type Person } from '../person.js';

export interface SourceShown {
  id: string;
  organisationId: string | null;
  url: string;
  format: string;
  match: string;
  missing: string;
  everyHours: number;
  createdAt: string;
  nextFetchAt: string | null;
  lastFetchedAt: string | null;
  lastOutcome: string | null;
  lastError: string | null;
  lastImportId: string | null;
  failures: number;
  failingSince: string | null;
  disabledAt: string | null;
  offReason: string | null;
}

/** The operations of import sources; the same expectations hold behind both APIs. */
export interface SourcesApi {
  create(as: Person, input: object): Promise<Outcome<SourceShown>>;
  list(as: Person): Promise<Outcome<SourceShown[]>>;
  update(as: Person, id: string, input: object): Promise<Outcome<SourceShown>>;
  delete(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
  fetch(as: Person, id: string): Promise<Outcome<SourceShown>>;
}

const PATH = '/api/imports/sources';

export const rest: SourcesApi = {
  create: (as, input) => as.viaRest('POST', PATH, input),
  list: (as) => as.viaRest('GET', PATH),
  update: (as, id, input) => as.viaRest('PUT', `${PATH}/${id}`, input),
  delete: (as, id) => as.viaRest('DELETE', `${PATH}/${id}`),
  fetch: (as, id) => as.viaRest('POST', `${PATH}/${id}/fetch`),
};

const FIELDS = `id organisationId url format match missing everyHours createdAt nextFetchAt lastFetchedAt lastOutcome
  lastError lastImportId failures failingSince disabledAt offReason`;
const ENUMS = ['format', 'match', 'missing', 'lastOutcome', 'offReason'];

const withEnums = <Given extends object>(given: Given, change: (word: string) => string): Given =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      ENUMS.includes(name) && typeof value === 'string' ? change(value) : (value as unknown),
    ]),
  ) as Given;

async function ask<Data extends object>(
  as: Person,
  query: string,
  variables: object,
): Promise<Outcome<Data>> {
  const outcome = await as.viaGraphql<Data>(query, variables);
  if (!outcome.ok) return outcome;
  const { data } = outcome;
  const shown = Array.isArray(data)
    ? data.map((one: object) => withEnums(one, enumWord))
    : withEnums(data, enumWord);
  return { ok: true, data: shown as Data };
}

export const graphql: SourcesApi = {
  create: (as, input) =>
    ask(as, `mutation($input: ImportSourceInput!) { createImportSource(input: $input) { ${FIELDS} } }`, {
      input: withEnums(input, enumName),
    }),
  list: (as) => ask(as, `{ importSources { ${FIELDS} } }`, {}),
  update: (as, id, input) =>
    ask(
      as,
      `mutation($id: ID!, $input: UpdateImportSourceInput!) { updateImportSource(id: $id, input: $input) { ${FIELDS} } }`,
      { id, input: withEnums(input, enumName) },
    ),
  delete: (as, id) => as.viaGraphql('mutation($id: ID!) { deleteImportSource(id: $id) { success } }', { id }),
  fetch: (as, id) => ask(as, `mutation($id: ID!) { fetchImportSource(id: $id) { ${FIELDS} } }`, { id }),
};

export const apis = [
  ['REST', rest],
  ['GraphQL', graphql],
] as const;

/** A web server on this machine that offers a file. */
export class FileServer {
  file = '';
  status = 200;
  headers: OutgoingHttpHeaders = {};
  /** Answers 304 to who has this one. */
  etag: string | null = null;
  /** Not answered until it is resolved. */
  gate: Promise<unknown> = Promise.resolve();
  /** The headers of each request, by path. */
  readonly asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  private server: Server | undefined;
  private origin = '';

  async start(): Promise<this> {
    this.server = createServer((request, response) => {
      this.asked.push({ path: request.url ?? '', headers: request.headers });
      void this.gate.then(() => {
        const { etag } = this;
        if (etag !== null && request.headers['if-none-match'] === etag) return response.writeHead(304).end();
        const headers = { ...(etag !== null && { etag }), ...this.headers };
        return response.writeHead(this.status, headers).end(this.file);
      });
    }).listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  url(path = '/stock.csv'): string {
    return this.origin + path;
  }

  stop(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
