import { dataOf } from './lists.js';
import { enumName, type Outcome, type Person } from './person.js';

interface SectionAnswer {
  id: string;
  title: string;
  html: string;
}

export interface LegalAnswer {
  version: number;
  body: string;
  summary: string | null;
  intro: string;
  sections: SectionAnswer[];
  requiresConsent: boolean;
  note: string | null;
  publishedAt: string;
}

interface PieceAnswer {
  change: string;
  text: string;
}

export interface DraftAnswer {
  body: string;
  requiresConsent: boolean;
  isSaved: boolean;
  revision: number;
  changedAt: string | null;
  changedBy: string | null;
  versions: {
    version: number;
    requiresConsent: boolean;
    note: string | null;
    publishedAt: string;
    publishedBy: string | null;
    acceptances: number;
  }[];
}

interface SaveWords {
  body: string;
  requiresConsent?: boolean;
  revision?: number;
}

/** The operations about legal texts that both APIs offer. */
export interface LegalApi {
  name: string;
  texts(as: Person, kind: string): Promise<Outcome<LegalAnswer[]>>;
  changes(
    as: Person,
    kind: string,
    since: number,
  ): Promise<Outcome<{ since: number; version: number; notes: string[]; pieces: PieceAnswer[] }>>;
  draft(as: Person, kind: string): Promise<Outcome<DraftAnswer>>;
  preview(
    as: Person,
    kind: string,
    body: string,
  ): Promise<Outcome<Pick<LegalAnswer, 'intro' | 'sections'> & { pieces: PieceAnswer[] }>>;
  save(as: Person, kind: string, input: SaveWords): Promise<Outcome<DraftAnswer>>;
  publish(as: Person, kind: string, note: string, revision?: number): Promise<Outcome<LegalAnswer>>;
  accept(as: Person, version: number): Promise<Outcome<{ success: boolean }>>;
}

const SECTIONS = 'sections { id title html }';
const TEXT = `version body summary intro ${SECTIONS} requiresConsent note publishedAt`;
const DRAFT = `body requiresConsent isSaved revision changedAt changedBy
  versions { version requiresConsent note publishedAt publishedBy acceptances }`;
const PIECES = 'pieces { change text }';

const path = (kind: string, ...parts: string[]) => ['/api/legal', kind, ...parts].join('/');
const adminPath = (kind: string, ...parts: string[]) => ['/api/admin/legal', kind, ...parts].join('/');

export const restApi: LegalApi = {
  name: 'REST',
  texts: (as, kind) => as.viaRest('GET', path(kind, 'versions')),
  changes: (as, kind, since) => as.viaRest('GET', path(kind, `changes?since=${since}`)),
  draft: (as, kind) => as.viaRest('GET', adminPath(kind)),
  preview: (as, kind, body) => as.viaRest('POST', adminPath(kind, 'preview'), { body }),
  save: (as, kind, input) => as.viaRest('PUT', adminPath(kind), input),
  publish: (as, kind, note, revision) =>
    as.viaRest('POST', adminPath(kind, 'publish'), { note, ...(revision !== undefined && { revision }) }),
  accept: (as, version) => as.viaRest('POST', '/api/user/terms', { version }),
};

/** Enum words of the pieces as REST has them. */
async function inWords<Data extends { pieces: PieceAnswer[] }>(asked: Promise<Outcome<Data>>) {
  const outcome = await asked;
  for (const piece of outcome.data?.pieces ?? []) piece.change = piece.change.toLowerCase();
  return outcome;
}

export const graphqlApi: LegalApi = {
  name: 'GraphQL',
  texts: (as, kind) =>
    as.viaGraphql(`query($kind: LegalKind!) { legalTexts(kind: $kind) { ${TEXT} } }`, {
      kind: enumName(kind),
    }),
  changes: (as, kind, since) =>
    inWords(
      as.viaGraphql(
        `query($kind: LegalKind!, $since: Int!) {
          legalChanges(kind: $kind, since: $since) { since version notes ${PIECES} } }`,
        { kind: enumName(kind), since },
      ),
    ),
  draft: (as, kind) =>
    as.viaGraphql(`query($kind: LegalKind!) { legalDraft(kind: $kind) { ${DRAFT} } }`, {
      kind: enumName(kind),
    }),
  preview: (as, kind, body) =>
    inWords(
      as.viaGraphql(
        `query($kind: LegalKind!, $body: String!) {
          previewLegalText(kind: $kind, body: $body) { intro ${SECTIONS} ${PIECES} } }`,
        { kind: enumName(kind), body },
      ),
    ),
  save: (as, kind, input) =>
    as.viaGraphql(
      `mutation($kind: LegalKind!, $input: SaveLegalTextInput!) {
        saveLegalText(kind: $kind, input: $input) { ${DRAFT} } }`,
      { kind: enumName(kind), input },
    ),
  publish: (as, kind, note, revision) =>
    as.viaGraphql(
      `mutation($kind: LegalKind!, $input: PublishLegalTextInput!) {
        publishLegalText(kind: $kind, input: $input) { ${TEXT} } }`,
      { kind: enumName(kind), input: { note, revision } },
    ),
  accept: (as, version) =>
    as.viaGraphql('mutation($version: Int!) { acceptTerms(version: $version) { success } }', { version }),
};

export const apis = [restApi, graphqlApi];

/** Publishes a text over REST and returns its version. */
export async function publishText(
  admin: Person,
  kind: string,
  body: string,
  requiresConsent = false,
): Promise<LegalAnswer> {
  dataOf(await restApi.save(admin, kind, { body, requiresConsent }));
  return dataOf(await restApi.publish(admin, kind, 'What is new here.'));
}
