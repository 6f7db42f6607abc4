import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Store, type Session, type SessionData } from 'express-session';
import { PinoLogger } from 'nestjs-pino';
import { invalid } from '../common/api/errors.js';
import { TopicBus } from '../common/cluster/topics.js';
import { Database, type Statement, type Tx } from '../database/database.js';
import { SessionRow, type Proof } from './session.entity.js';

/** A session in use is extended this often, to save a write per request. */
const TOUCH_EVERY_MINUTES = 10;

/** A session ends 30 days after sign-in at the latest, even if it is used all the time. */
export const SESSION_LIVES = `expire > localtimestamp and created_at > now() - interval '30 days'`;

/** Sessions of the user $1. */
export const SIGNED_IN = `sess #>> '{passport,user}' = $1`;

/** Signed in, or waiting for the second factor. */
const OF_USER = `(${SIGNED_IN} or sess #>> '{pending,userId}' = $1)`;

/** The columns of a session's member, as users joins them. */
export type SessionMember = Record<string, unknown>;

/** SQL that joins the columns of the account with this id as `member`. */
type JoinMember = (id: string) => string;

type Done = (error?: unknown) => void;

/**
 * Deletes a user's sessions and returns their ids. Their sockets close within two seconds, at once with `sessionsEnded`. SQL: the condition is an
 * expression on JSON with an index.
 */
export const deleteSessionsOf = (
  tx: Pick<Tx, 'query'>,
  userId: string,
  exceptSid: string | null = null,
): Promise<{ sid: string }[]> =>
  tx.query(`delete from sessions where ${OF_USER} and sid is distinct from $2 returning sid`, [
    userId,
    exceptSid,
  ]);

/** SQL: compares with the clock of the database; one statement for the sessions of all sockets. */
const ENDED: Statement = {
  name: 'sessions.ended',
  text: `select asked.sid from unnest($1::text[]) asked (sid)
         where not exists (select from sessions s where s.sid = asked.sid and ${SESSION_LIVES})`,
};

const IS_DUE = `seen_at < now() - interval '${TOUCH_EVERY_MINUTES} minutes'`;

/** SQL: compares with the clock of the database. Of several requests at once, the first one writes. */
const EXTEND: Statement = {
  name: 'sessions.extend',
  text: `update sessions set expire = to_timestamp($2), seen_at = now() where sid = $1 and ${IS_DUE}`,
};

/** In seconds since 1970. */
const expiryOf = ({ cookie }: SessionData): number =>
  Math.ceil((Date.now() + (cookie.originalMaxAge ?? TOUCH_EVERY_MINUTES * 60_000)) / 1000);

export interface FoundSession {
  data: SessionData;
  /** Null for a session without a member, or if their account may not act. */
  member: SessionMember | null;
}

/** Stores sessions in PostgreSQL, ends them and closes their sockets. */
@Injectable()
export class SessionStore extends Store {
  /** The sessions of open requests that have a row in the table. */
  private readonly stored = new WeakSet<object>();
  private joinMember: JoinMember = () => '';

  constructor(
    private readonly database: Database,
    private readonly topics: TopicBus,
    private readonly logger: PinoLogger,
  ) {
    super();
  }

  /** Users registers what it reads of an account, because imports only go down. */
  register(joinMember: JoinMember): void {
    this.joinMember = joinMember;
  }

  override get(sid: string, done: (error: unknown, data?: SessionData | null) => void): void {
    this.find(sid).then((found) => done(null, found?.data), done);
  }

  /** A session that has not ended, with its member. Extends it if it was last extended more than ten minutes ago. */
  async find(sid: string): Promise<FoundSession | null> {
    const [row] = await this.database.query<{ sess: SessionData; isDue: boolean } & SessionMember>(
      this.read(),
      [sid],
    );
    if (!row) return null;
    const { sess: data, isDue, ...member } = row;
    if (isDue) this.extend(sid, data);
    return { data, member: member.id ? member : null };
  }

  /** SQL: runs with each request of a member, so the session and its member are read in one round trip. */
  private read(): Statement {
    return {
      name: 'sessions.read',
      text: `select sess, ${IS_DUE} as "isDue", member.*
             from sessions ${this.joinMember(`(sess #>> '{passport,user}')::uuid`)}
             where sid = $1 and ${SESSION_LIVES}`,
      isQuick: true,
    };
  }

  override createSession(request: Request, data: SessionData): Session & SessionData {
    const stored = super.createSession(request, data);
    this.stored.add(stored);
    return stored;
  }

  /**
   * Inserts a new session once; later it only updates, so that a session that was ended meanwhile stays ended. SQL: the
   * store's callbacks run with requests.
   */
  override set(sid: string, data: SessionData, done?: Done): void {
    const statement = this.stored.has(data)
      ? 'update sessions set sess = $2, expire = to_timestamp($3) where sid = $1'
      : 'insert into sessions (sid, sess, expire) values ($1, $2, to_timestamp($3))';
    this.stored.add(data);
    this.database
      .query(statement, [sid, data, expiryOf(data)])
      .then(() => done?.())
      .catch((error: unknown) => done?.(error));
  }

  /** Nothing: reading a session extends it. */
  override touch(_sid: string, _data: SessionData, done?: Done): void {
    done?.();
  }

  /** Beside the request: it neither waits for this nor fails with it. */
  private extend(sid: string, data: SessionData): void {
    const extended = this.database.query(EXTEND, [sid, expiryOf(data)]);
    extended.catch((error: unknown) =>
      this.logger.warn({ reason: String(error) }, 'A session could not be extended'),
    );
  }

  override destroy(sid: string, done?: Done): void {
    this.end(sid)
      .then(() => done?.())
      .catch((error: unknown) => done?.(error));
  }

  /** Ends a session and its sockets. SQL: runs with the requests that sign out. */
  async end(sid: string): Promise<void> {
    await this.database.query('delete from sessions where sid = $1', [sid]);
    this.topics.publish('sessionsEnded', { sessionId: sid });
  }

  /** Records address, device and kind of proof of a sign-in. */
  async keepSignIn(sid: string, facts: Pick<SessionRow, 'ip' | 'device' | 'provedBy'>): Promise<void> {
    await this.database.manager.update(SessionRow, { sid }, { ...facts, provedAt: () => 'now()' });
  }

  /** Which of these sessions have ended. */
  async endedOf(sids: readonly string[]): Promise<string[]> {
    return (await this.database.query<{ sid: string }>(ENDED, [sids])).map(({ sid }) => sid);
  }

  /**
   * How the member of this session last proved their identity, unless that was longer ago than `interval`. SQL: compares
   * with the clock of the database, which wrote the time.
   */
  async recentProof(sid: string | undefined, interval: string): Promise<Proof | null> {
    const [recent] = await this.database.query<{ by: Proof }>(
      'select proved_by as by from sessions where sid = $1 and proved_at > now() - $2::interval',
      [sid, interval],
    );
    return recent?.by ?? null;
  }

  /** Records that the member of this session has just proved their identity. */
  async keepProof({ manager }: Pick<Tx, 'manager'>, sid: string, provedBy: Proof): Promise<void> {
    await manager.update(SessionRow, { sid }, { provedAt: () => 'now()', provedBy });
  }

  /** Stores a WebAuthn challenge for this session; it replaces an open one. */
  async openChallenge(sid: string, challenge: string): Promise<void> {
    await this.database.manager.update(SessionRow, { sid }, { challenge, challengeAt: () => 'now()' });
  }

  /** Returns the session's open challenge and removes it. SQL: one statement, so that a challenge is used once. */
  async takeChallenge(sid: string): Promise<string> {
    const [row] = await this.database.query<{ challenge: string; fresh: boolean }>(
      `update sessions set challenge = null where sid = $1 and challenge is not null
       returning old.challenge, old.challenge_at > now() - interval '5 minutes' as fresh`,
      [sid],
    );
    if (!row?.fresh) throw invalid({ passkey: 'That took too long. Please try again.' });
    return row.challenge;
  }

  /** Ends all of a user's sessions when the transaction commits, except for the given one. */
  async endAllOf(tx: Tx, userId: string, exceptSid: string | null = null): Promise<void> {
    const ended = await deleteSessionsOf(tx, userId, exceptSid);
    tx.afterCommit(() => {
      if (exceptSid === null) this.topics.publish('sessionsEnded', { userId });
      else for (const { sid } of ended) this.topics.publish('sessionsEnded', { sessionId: sid });
    });
  }
}
