-- The lists of PostGraphile as functions, so that it plans the same statements as P1.
create function peer.contracts_of_type(of_type text) returns setof peer.contracts stable language sql as $$
  select * from peer.contracts where type = of_type and status in ('active', 'pending') order by created_at desc, id desc $$;
create function peer.contracts_of_type_after(of_type text, last_time timestamptz, last_id uuid)
  returns setof peer.contracts stable language sql as $$
  select * from peer.contracts where type = of_type and status in ('active', 'pending') and (created_at, id) < (last_time, last_id)
  order by created_at desc, id desc $$;
create function peer.search_contracts(words text) returns setof peer.contracts stable language sql as $$
  select * from peer.contracts where search @@ websearch_to_tsquery('english', words) and status in ('active', 'pending')
  order by created_at desc, id desc $$;
