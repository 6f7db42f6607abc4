/** Limits of one socket, of one source (`common/api/source.ts`) and of this process. */
export const SOCKET_LIMITS = {
  /** Sockets of the process, at about 30 kB each; further handshakes are answered with 503. */
  sockets: 20_000,
  /** Sockets of one source, enough for an office behind one router. Not limited with RATE_LIMITS=off. */
  socketsPerSource: 500,
  /** Sockets of one source without a session. Each may make the server execute every event of a thread for it alone. */
  visitorSocketsPerSource: 100,
  /** Bytes of one incoming message; a subscription of our client has about 300. */
  messageBytes: 16_384,
  /** Frames of any kind that a socket may send within the window. */
  frames: 300,
  /** Operations that a socket may start within the window. */
  operations: 30,
  windowMs: 10_000,
  /** Concurrent operations of a socket. */
  live: 20,
  /** Subscriptions of a member on all sockets of this process: with four processes, up to four times as many. */
  perMember: 100,
  /** Characters of an operation's id, which every message of the operation repeats. */
  idLength: 64,
  /** Bytes that may be buffered for a socket that does not read; beyond that it is closed and must resynchronize. */
  unreadBytes: 256 * 1024,
  initMs: 3_000,
  heartbeatMs: 12_000,
  /**
   * How often the sessions of all sockets are read, in one statement: a socket outlives its session by two seconds at
   * most.
   */
  sessionCheckMs: 1_000,
  /** How long a client may take to complete the closing handshake. */
  closeMs: 3_000,
  /** How long clients may take while the server stops. */
  stopMs: 1_000,
} as const;

/** Why the server closes a socket. The client of graphql-ws reconnects after all of these except BAD_REQUEST. */
export const SOCKET_CLOSE = {
  GOING_AWAY: 1001,
  /** The client read too slowly: it reconnects and loads what it missed. */
  RESYNC: 1013,
  /** The session has ended; the client reconnects as a visitor. */
  SESSION_ENDED: 4001,
  BAD_REQUEST: 4400,
  /** The API token of `connection_init` does not work, or came to a socket with a session. */
  INVALID_TOKEN: 4401,
  INTERNAL: 4500,
} as const;
