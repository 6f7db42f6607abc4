import { graphqlPage, restPage, type Page, type PageQuery } from '../lists.js';
import type { Outcome, Person } from '../person.js';

export interface ReplyShown {
  id: string;
  author: string | null;
  text: string;
  createdAt: string;
  sentAt: string | null;
}
export interface RequestShown {
  id: string;
  name: string;
  email: string;
  message: string | null;
  answeredAt: string | null;
  replies: ReplyShown[];
}
export interface AnswerShown {
  id: string;
  title: string;
  text: string;
  updatedAt: string;
}
interface AnswerGiven {
  title?: unknown;
  text?: unknown;
}

/** What staff do with contact requests and canned answers, in both APIs. */
export interface ContactApi {
  name: string;
  list(as: Person, query?: PageQuery): Promise<Outcome<Page<RequestShown>>>;
  reply(as: Person, id: string, text: unknown): Promise<Outcome<RequestShown>>;
  answers(as: Person): Promise<Outcome<AnswerShown[]>>;
  addAnswer(as: Person, answer: AnswerGiven): Promise<Outcome<AnswerShown>>;
  changeAnswer(as: Person, id: string, answer: AnswerGiven): Promise<Outcome<AnswerShown>>;
  deleteAnswer(as: Person, id: string): Promise<Outcome<{ success: boolean }>>;
}

const REQUESTS = '/api/admin/contact-requests';
const ANSWERS = '/api/admin/canned-answers';

const rest: ContactApi = {
  name: 'REST',
  list: (as, query) => restPage(as, REQUESTS, query),
  reply: (as, id, text) => as.viaRest('POST', `${REQUESTS}/${id}/replies`, { text }),
  answers: (as) => as.viaRest('GET', ANSWERS),
  addAnswer: (as, answer) => as.viaRest('POST', ANSWERS, answer),
  changeAnswer: (as, id, answer) => as.viaRest('PUT', `${ANSWERS}/${id}`, answer),
  deleteAnswer: (as, id) => as.viaRest('DELETE', `${ANSWERS}/${id}`),
};

const REQUEST = 'id name email message answeredAt replies { id author text createdAt sentAt }';
const ANSWER = 'id title text updatedAt';
const save = (as: Person, variables: object) =>
  as.viaGraphql<AnswerShown>(
    `mutation($id: ID, $title: String!, $text: String!) { saveCannedAnswer(id: $id, title: $title, text: $text) { ${ANSWER} } }`,
    variables,
  );

const graphql: ContactApi = {
  name: 'GraphQL',
  list: (as, query) => graphqlPage(as, 'contactRequests', REQUEST, query),
  reply: (as, id, text) =>
    as.viaGraphql(
      `mutation($id: ID!, $text: String!) { replyToContactRequest(id: $id, text: $text) { ${REQUEST} } }`,
      { id, text },
    ),
  answers: (as) => as.viaGraphql(`{ cannedAnswers { ${ANSWER} } }`),
  addAnswer: save,
  changeAnswer: (as, id, answer) => save(as, { id, ...answer }),
  deleteAnswer: (as, id) =>
    as.viaGraphql('mutation($id: ID!) { deleteCannedAnswer(id: $id) { success } }', { id }),
};

export const contactApis = [rest, graphql];
