import { getOperationAST, Kind, parse, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { MAX_TOKENS } from './limits.js';

const MOST_DOCUMENTS = 200;
/** Longer documents are parsed each time; those of our client have at most 2,000 characters. */
const LONGEST = 4_000;

const documents = new Map<string, DocumentNode | null>();

/** The parsed document of a request; null if it does not parse. Clients repeat few documents, so the last ones are kept. */
export function documentOf(query: string): DocumentNode | null {
  const kept = documents.get(query);
  if (kept !== undefined) return kept;
  const document = parsed(query);
  if (query.length > LONGEST) return document;
  if (documents.size >= MOST_DOCUMENTS) documents.clear();
  documents.set(query, document);
  return document;
}

function parsed(query: string): DocumentNode | null {
  try {
    return parse(query, { maxTokens: MAX_TOKENS, noLocation: true });
  } catch {
    return null;
  }
}

/** The operation that a request means; null if the document has no such operation, or several and the request names none. */
export const operationOf = (document: DocumentNode, name: unknown): OperationDefinitionNode | null =>
  getOperationAST(document, name as string | undefined) ?? null;

/** How metrics name an operation: by its first root field. */
export function operationLabel({ operation, selectionSet }: OperationDefinitionNode): string {
  const [first, ...others] = selectionSet.selections;
  if (others.length > 0 || first?.kind !== Kind.FIELD) return `${operation} (several)`;
  return `${operation} ${first.name.value}`;
}
