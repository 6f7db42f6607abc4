import { dataOf } from '../lists.js';
import { enumName, type Outcome, type Person } from '../person.js';
import { until } from '../until.js';

export interface ImportShown {
  id: string;
  state: string;
  rows: number;
  ok: number;
  failed: number;
  created: number;
  changed: number;
  unchanged: number;
  paused: number;
  problems: number;
  photosWaiting: number;
  ignored: string[];
}
export interface ReportShown extends ImportShown {
  report: { row: number | null; column: string | null; message: string }[];
}
export interface Options {
  mode?: 'dry-run' | 'apply';
  format?: 'csv' | 'jsonl';
  match?: 'external-id' | 'vin';
  missing?: 'keep' | 'pause';
}

export interface ImportsApi {
  send(as: Person, file: string | Uint8Array, options?: Options): Promise<Outcome<ImportShown>>;
  get(as: Person, id: string): Promise<Outcome<ReportShown>>;
  list(as: Person): Promise<ImportShown[]>;
  cancel(as: Person, id: string): Promise<Outcome<ImportShown>>;
  map(as: Person, headings: object): Promise<Outcome<{ headings: object }>>;
  mapping(as: Person): Promise<object>;
  sample(as: Person, type: string): Promise<string>;
  columns(as: Person): Promise<{ heading: string; label: string; isRequired: boolean }[]>;
}

const FIELDS = 'id state rows ok failed created changed unchanged paused problems photosWaiting ignored';
const REPORT = `${FIELDS} report { row column message }`;
const plain = <Shown extends ImportShown>(shown: Shown): Shown => ({
  ...shown,
  state: shown.state.toLowerCase(),
});
const inRestWords = <Shown extends ImportShown>(outcome: Outcome<Shown>): Outcome<Shown> =>
  outcome.ok ? { ok: true, data: plain(outcome.data) } : outcome;

const rest: ImportsApi = {
  send: (as, file, options = {}) =>
    as.viaRest('POST', `/api/imports?${new URLSearchParams({ ...options }).toString()}`, file, {
      'content-type': options.format === 'jsonl' ? 'application/jsonl' : 'text/csv',
    }),
  get: (as, id) => as.viaRest('GET', `/api/imports/${id}`),
  list: async (as) => dataOf(await as.viaRest<ImportShown[]>('GET', '/api/imports')),
  cancel: (as, id) => as.viaRest('POST', `/api/imports/${id}/cancel`),
  map: (as, headings) => as.viaRest('PUT', '/api/imports/mapping', { headings }),
  mapping: async (as) =>
    dataOf(await as.viaRest<{ headings: object }>('GET', '/api/imports/mapping')).headings,
  sample: async (as, type) => (await as.rest<string>('GET', `/api/imports/sample/${type}`)).body,
  columns: async (as) => dataOf(await as.viaRest('GET', '/api/imports/columns')),
};

const graphql: ImportsApi = {
  send: async (as, file, options = {}) =>
    inRestWords(
      await as.viaGraphql<ImportShown>(
        `mutation($content: String!, $mode: ImportMode, $format: ImportFormat, $match: ImportMatch,
           $missing: ImportMissing) {
           createImport(content: $content, mode: $mode, format: $format, match: $match, missing: $missing) {
             ${FIELDS} } }`,
        {
          content: typeof file === 'string' ? file : new TextDecoder().decode(file),
          ...Object.fromEntries(
            Object.entries<string>({ ...options }).map(([name, word]) => [name, enumName(word)]),
          ),
        },
      ),
    ),
  get: async (as, id) =>
    inRestWords(
      await as.viaGraphql<ReportShown>(`query($id: ID!) { import(id: $id) { ${REPORT} } }`, { id }),
    ),
  async list(as) {
    const page = dataOf(
      await as.viaGraphql<{ edges: { node: ImportShown }[] }>(
        `{ imports(first: 50) { edges { node { ${FIELDS} } } } }`,
      ),
    );
    return page.edges.map(({ node }) => plain(node));
  },
  cancel: async (as, id) =>
    inRestWords(
      await as.viaGraphql<ImportShown>(`mutation($id: ID!) { cancelImport(id: $id) { ${FIELDS} } }`, { id }),
    ),
  map: (as, headings) =>
    as.viaGraphql('mutation($input: ImportMappingInput!) { setImportMapping(input: $input) { headings } }', {
      input: { headings },
    }),
  mapping: async (as) =>
    dataOf(await as.viaGraphql<{ headings: object }>('{ importMapping { headings } }')).headings,
  sample: async (as, type) =>
    dataOf(
      await as.viaGraphql<string>('query($type: ContractType!) { importSample(type: $type) }', {
        type: enumName(type),
      }),
    ),
  columns: async (as) => dataOf(await as.viaGraphql('{ importColumns { heading label isRequired } }')),
};

export const IMPORT_APIS: [string, ImportsApi][] = [
  ['REST', rest],
  ['GraphQL', graphql],
];
export const restImports = rest;

/** The report once the import has ended. */
export async function ended(as: Person, id: string): Promise<ReportShown> {
  let report: ReportShown | undefined;
  await until(async () => {
    report = dataOf(await rest.get(as, id));
    return !['queued', 'running'].includes(report.state);
  });
  return report as ReportShown;
}

/** Sends a file and waits for its report. */
export const imported = async (api: ImportsApi, as: Person, file: string | Uint8Array, options: Options) =>
  ended(as, dataOf(await api.send(as, file, options)).id);

export const csv = (...rows: string[]): string => rows.map((row) => `${row}\r\n`).join('');

export const HEADINGS =
  'external_id,type,title,description,location,monthly_payment_dollars,remaining_term_months,make,vin';

/** A row below the headings. */
export const carRow = (
  at: number | string,
  { price = '389.00', months = '18', make = 'Honda', vin = '' }: Record<string, string | undefined> = {},
): string =>
  `CAR-${at},car-lease,Honda Civic ${at},Well kept.,"Austin, TX",${price},${months},${make},${vin}`;

/** A VIN with the right check digit that differs by its number. */
export function vinOf(at: number): string {
  const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const digits = `11111111011${String(at).padStart(6, '0')}`;
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (WEIGHTS[index] ?? 0), 0);
  const check = sum % 11 === 10 ? 'X' : String(sum % 11);
  return `${digits.slice(0, 8)}${check}${digits.slice(9)}`;
}
