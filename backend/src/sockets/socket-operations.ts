import {
  createSourceEventStream,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  print,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { MessageType, type SubscribePayload } from 'graphql-ws';
import { AppError } from '../common/api/errors.js';
import { refuseHostileJson } from '../common/http/refuse-hostile-json.js';
import { toAppError } from '../common/api/to-app-error.js';
import { Audiences } from './audiences.js';
import { costsTooMuch, MAX_COST, operationCost } from '../graphql/cost.js';
import { fewErrors, formatError } from '../graphql/format-error.js';
import type { GateSocket } from './gate-socket.js';
import { MAX_ERRORS, MAX_TOKENS, rulesFor } from '../graphql/limits.js';
import { LiveStream } from '../common/live-stream.js';
import { SOCKET_LIMITS } from './socket-limits.js';
import type { SubscriptionCounts } from './subscription-counts.js';
import { TurnTasks } from './turns.js';

/** What graphql-ws passes from `onSubscribe` to `subscribe`, with our additions. */
export interface SocketOperation extends ExecutionArgs {
  socket: GateSocket;
  id: string;
  /** Equal for operations that have the same results. */
  key: string;
  /** Fields that one event may have (`graphql/cost.ts`). */
  cost: number;
}

interface CheckedDocument {
  document: DocumentNode;
  /** The document without comments and layout. */
  printed: string;
}

/** Number of cached documents, and the maximum length of one. */
const MAX_DOCUMENTS = 200;
const MAX_CACHED_LENGTH = 2_000;
const SUGGESTION = / ?Did you mean.*\?$/s;

/** Prepares and runs operations on sockets: subscriptions only, under the rules of GraphQL over HTTP. */
export class SocketOperations {
  /**
   * Checked documents, including refused ones. Thousands of clients send the same one, so it is parsed and validated
   * once.
   */
  private readonly documents = new Map<string, CheckedDocument | GraphQLError[]>();
  /** Queues checks: one may take milliseconds and a client may send thousands, so requests are handled in between. */
  private readonly checks = new TurnTasks();
  private readonly audiences = new Audiences((result) => JSON.stringify(this.shown(result)));

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspection: 'open' | 'admins',
    private readonly counts: SubscriptionCounts,
    private readonly refreshCaller: (socket: GateSocket) => Promise<void>,
    private readonly log: (error: unknown) => void,
  ) {}

  get open(): number {
    return this.audiences.open;
  }

  /** Returns the operation, or the errors that refuse it. */
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
      if (!socket.operations.allowsOneMore())
        throw new AppError('RATE_LIMITED', 'Too many operations on this socket.', {
          retryAfterSeconds: SOCKET_LIMITS.windowMs / 1000,
        });
      refuseHostileJson(payload);
      await this.refreshCaller(socket);
      const { query, operationName, variables } = payload;
      const checked = await this.checked(query, socket);
      if (Array.isArray(checked)) return checked;
      const { document, printed } = checked;
      const operation = getOperationAST(document, operationName);
      if (operation?.operation !== 'subscription')
        throw new AppError(
          'BAD_REQUEST',
          'Only subscriptions run on this socket; please send the rest over HTTP.',
        );
      // undeclared variables cannot change a result, but would make operations differ that could share executions
      const variableValues = declaredOf(operation, variables);
      const cost = operationCost(this.schema, document, operation)(variableValues);
      if (cost > MAX_COST) throw costsTooMuch();
      return {
        schema: this.schema,
        document,
        operationName,
        variableValues,
        contextValue: { ...socket.caller },
        socket,
        id,
        cost,
        key: JSON.stringify([printed, operation.name?.value, this.coerced(operation, variableValues)]),
      };
    } catch (error) {
      return [asGraphQLError(error)];
    }
  }

  /** Counts the subscription until it ends. Too many subscriptions are answered like an error of the resolver. */
  async subscribe(operation: SocketOperation) {
    let release = (): void => undefined;
    try {
      release = this.counts.add(operation.socket.caller, operation);
      const subscribed = await this.join(operation, release);
      if (!(Symbol.asyncIterator in subscribed)) release();
      return subscribed;
    } catch (error) {
      release();
      return { errors: [asGraphQLError(error)] };
    }
  }

  /** Runs the resolver once per subscriber, so that access is checked for each; events are executed once for all. */
  private async join({ socket, id, key, cost: _, ...args }: SocketOperation, onEnd: () => void) {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) return source;
    if (!(source instanceof LiveStream)) throw new Error('A subscription resolver must return a LiveStream.');
    // events are executed without a viewer, so that they cannot depend on which subscriber came first
    const asVisitor = { ...args, contextValue: { viewer: null, ip: 'socket', source: 'socket' } };
    const live = this.audiences.subscribe(source, key, asVisitor, socket, id, onEnd);
    // graphql-ws has no "subscribed" acknowledgement; a ping payload tells clients when to fetch the history
    socket.send(JSON.stringify({ type: MessageType.Ping, payload: { live: id } }));
    return live;
  }

  /** Formats errors as over HTTP: with a code; internal ones are logged and masked. */
  errors(errors: readonly (GraphQLError | GraphQLFormattedError)[]): GraphQLFormattedError[] {
    const formatted = errors.map((error) => {
      const shown = formatError(error instanceof GraphQLError ? error.toJSON() : error, error);
      if (shown.extensions?.code === 'INTERNAL') this.log(error);
      // if only admins may see the schema, errors must not suggest names from it
      return this.introspection === 'open'
        ? shown
        : { ...shown, message: shown.message.replace(SUGGESTION, '') };
    });
    return fewErrors(formatted);
  }

  shown({ errors, ...result }: ExecutionResult): object {
    return errors ? { ...result, errors: this.errors(errors) } : result;
  }

  /** Variables with defaults and coerced to their types; invalid ones are reported by the execution. */
  private coerced(operation: OperationDefinitionNode, values: Variables): Variables {
    const options = { maxErrors: MAX_ERRORS };
    return (
      getVariableValues(this.schema, operation.variableDefinitions ?? [], values, options).coerced ?? values
    );
  }

  /**
   * Returns a known document at once. Unknown ones wait in a queue; if several clients send the same one, it is checked
   * once.
   */
  private async checked(query: string, socket: GateSocket): Promise<CheckedDocument | GraphQLError[]> {
    const mayIntrospect = this.introspection === 'open' || Boolean(socket.caller.viewer?.isAdmin);
    const cacheKey = `${mayIntrospect} ${query}`;
    const known = () => this.documents.get(cacheKey);
    const check = async () => {
      if (!socket.isOpen) throw new AppError('BAD_REQUEST', 'The socket was closed.');
      return known() ?? this.check(query, mayIntrospect, cacheKey);
    };
    return known() ?? this.checks.run(check);
  }

  private check(query: string, mayIntrospect: boolean, cacheKey: string): CheckedDocument | GraphQLError[] {
    const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
    const errors = validate(this.schema, document, rulesFor(mayIntrospect), { maxErrors: MAX_ERRORS });
    const checked = errors.length > 0 ? [...errors] : { document, printed: print(document) };
    if (query.length <= MAX_CACHED_LENGTH) {
      if (this.documents.size >= MAX_DOCUMENTS) this.documents.clear();
      this.documents.set(cacheKey, checked);
    }
    return checked;
  }
}

type Variables = Record<string, unknown>;

function declaredOf(operation: OperationDefinitionNode, variables: Variables | null | undefined): Variables {
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return Object.fromEntries(
    names.filter((name) => Object.hasOwn(variables ?? {}, name)).map((name) => [name, variables?.[name]]),
  );
}

/** Wraps other errors, so that they get their code as in the other APIs. */
function asGraphQLError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = toAppError(error);
  return new GraphQLError(originalError.message, { originalError });
}
