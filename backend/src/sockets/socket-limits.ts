/** What one socket, one source (`common/source.ts`) and this process may use. */
export const SOCKET_LIMITS = {
  /** Sockets of the whole process; one more is answered 503. At some 30 kB each. */
  sockets: 20_000,
  /** Sockets of one source: an office behind one router still fits. Not limited with RATE_LIMITS=off. */
  socketsPerSource: 500,
  /** Those of them without a session. Each may make the server execute every event of a thread for it alone. */
  visitorSocketsPerSource: 100,
  /** Bytes of one incoming message; a subscription of ours has about 300. */
  messageBytes: 16_384,
  /** Frames of any kind that a socket may send within the window. */
  frames: 300,
  /** Operations that a socket may start within the window. */
  operations: 30,
  windowMs: 10_000,
  /** Operations that live on a socket at once. */
  live: 20,
  /** Characters of an operation's id, which every message to it repeats. */
  idLength: 64,
  /** Bytes that wait for a socket that does not read; more, and it has to resynchronise. */
  unreadBytes: 256 * 1024,
  initMs: 3_000,
  heartbeatMs: 12_000,
  /** How long a socket that was told to close may take to say goodbye. */
  closeMs: 3_000,
  /** The same while the product stops. */
  goodbyeMs: 1_000,
} as const;

/** Why the server closes a socket. The client of graphql-ws connects anew after all of these but BAD_REQUEST. */
export const SOCKET_CLOSE = {
  GOING_AWAY: 1001,
  /** Too slow: connect anew and load what was missed. */
  RESYNC: 1013,
  /** The session is over; what comes next is a visitor. */
  SESSION_ENDED: 4001,
  BAD_REQUEST: 4400,
  INTERNAL: 4500,
} as const;
