import type { Call } from './call.js';
import { parameterInvalid, resourceMissing } from './errors.js';
import type { Kind, Kinds } from './store.js';

export interface Page<K extends Kind> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: Kinds[K][];
}

interface Filters {
  intent?: string | undefined;
  type?: string | undefined;
}

/** Stripe's cursor: newest first, `starting_after` goes on towards older ones. */
export async function listOf<K extends Kind>(
  call: Call,
  kind: K,
  url: string,
  filters: Filters = {},
): Promise<Page<K>> {
  const { params } = call;
  const limit = params.integer('limit') ?? 10;
  if (limit > 100)
    throw parameterInvalid(
      'This value must be less than or equal to 100.',
      'limit',
      'parameter_invalid_integer',
    );
  const after = params.text('starting_after');
  const created = params.child('created');
  const since = created?.integer('gte', 0);
  created?.done();
  params.done();
  const from = after === undefined ? null : await seqOf(call, kind, after);
  const { rows } = await call.store.db.query<{ body: Kinds[K] }>(
    `select body from sandbox.objects
     where kind = $1 and ($2::bigint is null or seq < $2)
       and ($3::text is null or intent = $3) and ($4::text is null or body->>'type' = $4)
       and ($5::bigint is null or (body->>'created')::bigint >= $5)
     order by seq desc limit $6`,
    [kind, from, filters.intent ?? null, filters.type ?? null, since ?? null, limit + 1],
  );
  const data = rows.slice(0, limit).map((row) => row.body);
  return { object: 'list', url, has_more: rows.length > limit, data };
}

async function seqOf(call: Call, kind: Kind, id: string): Promise<string> {
  const { rows } = await call.store.db.query<{ seq: string }>(
    'select seq from sandbox.objects where id = $1 and kind = $2',
    [id, kind],
  );
  if (!rows[0]) throw resourceMissing(kind, id, 'starting_after', 400);
  return rows[0].seq;
}
