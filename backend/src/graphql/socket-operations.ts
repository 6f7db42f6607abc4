import {
  createSourceEventStream,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { MessageType, type SubscribePayload } from 'graphql-ws';
import { AppError } from '../common/errors.js';
import { refuseHostileJson } from '../common/refuse-hostile-json.js';
import { toAppError } from '../common/to-app-error.js';
import { Audiences } from './audiences.js';
import { fewErrors, formatError } from './format-error.js';
import type { GateSocket } from './gate-socket.js';
import { MAX_ERRORS, MAX_TOKENS, rulesFor } from './limits.js';
import { LiveStream } from './live-stream.js';
import { SOCKET_LIMITS } from './socket-limits.js';

/** What graphql-ws hands from `onSubscribe` to `subscribe`; the extra parts are ours. */
export interface SocketOperation extends ExecutionArgs {
  socket: GateSocket;
  id: string;
  /** The same for operations that ask for the same in the same words. */
  key: string;
}

const KNOWN_DOCUMENTS = 200;
const LONGEST_KNOWN = 2_000;
const SUGGESTION = / ?Did you mean.*\?$/s;

/** What may run on a socket, and how: subscriptions only, under the rules of GraphQL over HTTP. */
export class SocketOperations {
  /** Thousands open the same page: its document is parsed and checked once. */
  private readonly known = new Map<string, DocumentNode>();
  private readonly audiences = new Audiences((result) => JSON.stringify(this.shown(result)));

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspection: 'open' | 'admins',
    private readonly refreshCaller: (socket: GateSocket) => Promise<void>,
    private readonly log: (error: unknown) => void,
  ) {}

  get open(): number {
    return this.audiences.open;
  }

  /** The operation, or why it is refused. */
  async prepare(
    socket: GateSocket,
    id: string,
    live: number,
    payload: SubscribePayload,
  ): Promise<SocketOperation | GraphQLError[]> {
    try {
      if (id.length > SOCKET_LIMITS.idLength)
        throw new AppError('BAD_REQUEST', 'The id of the operation is too long.');
      if (live > SOCKET_LIMITS.live)
        throw new AppError('RATE_LIMITED', `At most ${SOCKET_LIMITS.live} subscriptions at a time, please.`);
      if (socket.operations.isOver())
        throw new AppError('RATE_LIMITED', 'Too many operations on this socket.', {
          retryAfterSeconds: SOCKET_LIMITS.windowMs / 1000,
        });
      refuseHostileJson(payload);
      await this.refreshCaller(socket);
      const { query, operationName, variables } = payload;
      const checked = this.checked(query, socket);
      if (!('kind' in checked)) return checked;
      if (getOperationAST(checked, operationName)?.operation !== 'subscription')
        throw new AppError(
          'BAD_REQUEST',
          'Only subscriptions run on this socket; please send the rest over HTTP.',
        );
      return {
        schema: this.schema,
        document: checked,
        operationName,
        variableValues: variables,
        contextValue: { ...socket.caller },
        socket,
        id,
        key: JSON.stringify([query, operationName, variables]),
      };
    } catch (error) {
      return [asGraphQLError(error)];
    }
  }

  /** Runs it. The resolver is asked for each subscriber, so that access is checked for each; its events are shared. */
  async subscribe(operation: SocketOperation) {
    const { socket, id, key, ...args } = operation;
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    if (!(source instanceof LiveStream)) throw new Error('A subscription resolver must return a LiveStream.');
    // shared events show what anybody may see, whoever came first
    const forAnybody = { ...args, contextValue: { viewer: null, ip: 'socket', source: 'socket' } };
    const live = this.audiences.subscribe(source, key, forAnybody, socket, id);
    // the protocol has no word for "from now on", and whoever loads the past needs one: a ping may carry it
    socket.send(JSON.stringify({ type: MessageType.Ping, payload: { live: id } }));
    return live;
  }

  /** Errors as HTTP shows them: coded, what is not for people masked and logged. */
  errors(errors: readonly (GraphQLError | GraphQLFormattedError)[]): GraphQLFormattedError[] {
    const formatted = errors.map((error) => {
      const shown = formatError(error instanceof GraphQLError ? error.toJSON() : error, error);
      if (shown.extensions?.code === 'INTERNAL') this.log(error);
      // where the schema is not for everybody, its names are not guessed aloud either
      return this.introspection === 'open'
        ? shown
        : { ...shown, message: shown.message.replace(SUGGESTION, '') };
    });
    return fewErrors(formatted);
  }

  shown({ errors, ...result }: ExecutionResult): object {
    return errors ? { ...result, errors: this.errors(errors) } : result;
  }

  private checked(query: string, socket: GateSocket): DocumentNode | GraphQLError[] {
    const mayIntrospect = this.introspection === 'open' || Boolean(socket.caller.viewer?.isAdmin);
    const name = `${mayIntrospect} ${query}`;
    const known = this.known.get(name);
    if (known) return known;
    const document = parse(query, { maxTokens: MAX_TOKENS });
    const errors = validate(this.schema, document, rulesFor(mayIntrospect), { maxErrors: MAX_ERRORS });
    if (errors.length > 0) return [...errors];
    if (query.length <= LONGEST_KNOWN) {
      if (this.known.size >= KNOWN_DOCUMENTS) this.known.clear();
      this.known.set(name, document);
    }
    return document;
  }
}

/** What is no word of GraphQL's own about the document is judged as everywhere else. */
function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = toAppError(error);
  return new GraphQLError(originalError.message, { originalError });
}
