import { ID, ObjectType } from '@nestjs/graphql';
import { Injectable } from '@nestjs/common';
import { DateTime } from '../common/api/scalars.js';
import { Shown } from '../common/api/shown.js';
import { DONE, type Done } from '../common/api/done.js';
import { notFound } from '../common/api/errors.js';
import { viewerOf, type RequestContext } from '../common/api/request-of.js';
import { Database, digestId } from '../database/database.js';
import { SESSION_LIVES, SessionStore, SIGNED_IN } from './session.store.js';

@ObjectType('Session', { description: 'A session of a member.' })
export class MemberSession {
  @Shown(() => ID, { description: 'Identifies the session; it differs from the value of the cookie.' })
  id: string;
  @Shown(() => String, { description: 'Browser and system of the sign-in.', example: 'Chrome on macOS' })
  device: string;
  @Shown(() => String, {
    nullable: true,
    description: 'The IP address of the sign-in; null for older sessions.',
    example: '203.0.113.7',
  })
  ip: string | null;
  @Shown(() => DateTime, { description: 'When the member signed in.' })
  signedInAt: string;
  @Shown(() => DateTime, { description: 'When it was last used, to within ten minutes.' })
  lastSeenAt: string;
  @Shown(() => Boolean, { description: 'True for the session of this request.' })
  current: boolean;
}

/** The API identifies a session by a digest, because the cookie contains the real id. */
const PUBLIC_ID = digestId('sid');

const MOST_SHOWN = 100;

/** Lists and ends a member's sessions. SQL: the member is in the JSON of a session, and the database makes public ids. */
@Injectable()
export class MemberSessions {
  constructor(
    private readonly database: Database,
    private readonly store: SessionStore,
  ) {}

  /** The caller's session first, then the most recently used. */
  async list(caller: RequestContext): Promise<MemberSession[]> {
    const rows = await this.database.query<object>(
      `select ${PUBLIC_ID} as id, coalesce(device, 'Unknown device') as device, ip,
         created_at as "signedInAt", seen_at as "lastSeenAt", sid = $2 as current
       from sessions where ${SIGNED_IN} and ${SESSION_LIVES}
       order by sid = $2 desc, seen_at desc limit ${MOST_SHOWN}`,
      [viewerOf(caller).id, caller.sessionId],
    );
    return rows.map((row) => Object.assign(new MemberSession(), row));
  }

  /** Ends one of the member's sessions and its sockets. */
  async end(caller: RequestContext, id: string): Promise<Done> {
    const [session] = await this.database.query<{ sid: string }>(
      `select sid from sessions where ${SIGNED_IN} and ${PUBLIC_ID}::text = $2`,
      [viewerOf(caller).id, id],
    );
    if (!session) throw notFound('Session');
    await this.store.end(session.sid);
    return DONE;
  }

  /** Ends all of the member's sessions except the caller's. */
  async endOthers(caller: RequestContext): Promise<Done> {
    await this.database.transaction((tx) =>
      this.store.endAllOf(tx, viewerOf(caller).id, caller.sessionId ?? null),
    );
    return DONE;
  }
}
