import { restPage, graphqlPage, type Page, type PageQuery } from '../support/lists.js';
import type { Flagged } from '../support/moderation-apis.js';
import type { Outcome, Person } from '../support/person.js';

export interface About {
  contractId?: string;
  memberId?: string;
}
export interface MailShown {
  id: string;
  kind: string;
  recipient: string | null;
  state: string;
  attempts: number;
  createdAt: string;
  nextAttemptAt: string | null;
}

/** Lists of staff with the filters of the page about a contract or a member. */
export interface AboutApi {
  name: string;
  transfers(as: Person, query: About & PageQuery): Promise<Outcome<Page<{ id: string }>>>;
  reports(as: Person, query: About & PageQuery): Promise<Outcome<Page<{ id: string }>>>;
  messages(as: Person, query: About & PageQuery): Promise<Outcome<Page<Flagged>>>;
  mails(as: Person, query: About): Promise<Outcome<MailShown[]>>;
}

const MESSAGE = 'id senderId message flags hidden senderEmail senderSuspended contractTitle';

export const aboutApis: AboutApi[] = [
  {
    name: 'REST',
    transfers: (as, query) => restPage(as, '/api/admin/transfers', query),
    reports: (as, query) => restPage(as, '/api/admin/reports', query),
    messages: (as, query) => restPage(as, '/api/admin/messages', query),
    mails: (as, query) => as.viaRest('GET', `/api/admin/queued-mails?${new URLSearchParams({ ...query })}`),
  },
  {
    name: 'GraphQL',
    transfers: (as, query) => graphqlPage(as, 'transfers', 'id', query),
    reports: (as, query) => graphqlPage(as, 'reports', 'id', query),
    messages: (as, query) => graphqlPage(as, 'writtenMessages', MESSAGE, query),
    mails: async (as, query) => {
      const outcome = await as.viaGraphql<MailShown[]>(
        `query($contractId: ID, $memberId: ID) { queuedMails(contractId: $contractId, memberId: $memberId) {
          id kind recipient state attempts createdAt nextAttemptAt } }`,
        { ...query },
      );
      if (!outcome.ok) return outcome;
      const data = outcome.data.map((mail) => ({ ...mail, state: mail.state.toLowerCase() }));
      return { ok: true, data };
    },
  },
];
