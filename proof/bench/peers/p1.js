// P1: what an experienced engineer writes by hand for speed: Fastify and pg, named statements, response schemas, keyset
// pages. No login pages, limits, security headers or logging. With FIELDS=product it reads lists and single contracts, with
// all fields that the product's REST API has, from the product's table. With PIPELINES=4 the statements of one turn of the event
// loop leave in one packet, over as many connections in turn, before earlier ones are answered.
import { createHmac, timingSafeEqual } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { FIELDS } from './p1-fields.js';

/** '2026-03-01 12:00:00.5+00' as '2026-03-01T12:00:00.500Z'; the sessions of this peer are in UTC. */
const isoTime = (text) =>
  `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.length > 22 ? text.slice(20, -3).padEnd(3, '0') : '000'}Z`;
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoTime);

const { table, options, properties, columns: COLUMNS } = FIELDS[process.env.FIELDS ?? 'own'];
const secret = process.env.SESSION_SECRET;
const { DATABASE_URL: connectionString, CONNECTIONS, PIPELINES = 0 } = process.env;
const connection = { connectionString, options: `-c TimeZone=UTC ${options}` };
const pool = new pg.Pool({ ...connection, max: Number(CONNECTIONS), idleTimeoutMillis: 30_000 });
const pipelines = Array.from(
  { length: Number(PIPELINES) },
  () => new pg.Client({ ...connection, pipeline: true }),
);
await Promise.all(pipelines.map((client) => client.connect()));

/** The pipeline of all statements of this turn of the event loop. */
let current = null;
function nextPipeline() {
  current = pipelines.shift();
  pipelines.push(current);
  const { stream } = current.connection;
  stream.cork();
  setImmediate(() => {
    stream.uncork();
    current = null;
  });
  return current;
}
const clientOf = () => (pipelines.length > 0 ? (current ?? nextPipeline()) : pool);
const rowsOf = async (name, text, values) => (await clientOf().query({ name, text, values })).rows;

const contract = { type: 'object', properties };
const contracts = { type: 'array', items: contract };
const LISTED = `status in ('active', 'pending')`;
const NEWEST = 'order by created_at desc, id desc limit';

const app = Fastify();

app.get('/contracts', { schema: { response: { 200: contracts } } }, ({ query }) => {
  const { q, type, limit = 20, after } = query;
  if (q)
    return rowsOf(
      'search',
      `select ${COLUMNS} from ${table} where search @@ websearch_to_tsquery('english', $1) and ${LISTED} ${NEWEST} $2`,
      [q, limit],
    );
  const filter = type ? `type = $2 and ${LISTED}` : `$2::text is null and ${LISTED}`;
  if (!after)
    return rowsOf(
      type ? 'list-of-type' : 'list',
      `select ${COLUMNS} from ${table} where ${filter} ${NEWEST} $1`,
      [limit, type],
    );
  const [time, id] = after.split('_');
  return rowsOf(
    type ? 'page-of-type' : 'page',
    `select ${COLUMNS} from ${table} where ${filter} and (created_at, id) < ($3, $4) ${NEWEST} $1`,
    [limit, type, time, id],
  );
});

app.get('/contracts/:id', { schema: { response: { 200: contract } } }, async ({ params }, reply) => {
  const [row] = await rowsOf('one', `select ${COLUMNS} from ${table} where id = $1`, [params.id]);
  return row ?? reply.code(404).send();
});

const body = {
  type: 'object',
  required: ['title', 'type', 'description', 'location', 'monthlyPayment', 'remainingTermMonths'],
  properties: {
    title: { type: 'string', minLength: 3, maxLength: 200 },
    type: { enum: ['car-lease', 'apartment', 'mortgage', 'timeshare', 'loan'] },
    description: { type: 'string', minLength: 1, maxLength: 5000 },
    location: { type: 'string', minLength: 2, maxLength: 200 },
    monthlyPayment: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
    remainingTermMonths: { type: 'integer', minimum: 1, maximum: 600 },
  },
};
const schema = { body, response: { 201: contract } };

async function create(userId, given, reply) {
  const [row] = await rowsOf(
    'create',
    `insert into peer.contracts (user_id, title, type, description, location, monthly_payment, remaining_term_months)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [
      userId,
      given.title.trim(),
      given.type,
      given.description.trim(),
      given.location.trim(),
      given.monthlyPayment,
      given.remainingTermMonths,
    ],
  );
  return reply.code(201).send(row);
}

app.post('/contracts', { schema }, async ({ headers, body: given }, reply) => {
  const sid = signedSession(headers.cookie);
  const [member] = sid
    ? await rowsOf(
        'member',
        `select m.id, m.email, m.is_admin from peer.sessions s join peer.members m on m.id = s.member_id
         where s.sid = $1 and s.expires_at > now()`,
        [sid],
      )
    : [];
  return member ? create(member.id, given, reply) : reply.code(401).send();
});

/** The same without a check of the session. */
app.post('/open/contracts', { schema }, ({ headers, body: given }, reply) =>
  create(headers['x-member'], given, reply),
);

/** The session id of a cookie as express-session signs it; null if the signature is wrong. */
function signedSession(cookie = '') {
  const value = /handover\.sid=s%3A([^;]+)/.exec(cookie)?.[1];
  if (!value) return null;
  const signed = decodeURIComponent(value);
  const end = signed.lastIndexOf('.');
  const sid = signed.slice(0, end);
  const expected = Buffer.from(createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, ''));
  const given = Buffer.from(signed.slice(end + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? sid : null;
}

await app.listen({ port: Number(process.env.PORT ?? 0), host: '127.0.0.1' });
process.send?.('ready');
