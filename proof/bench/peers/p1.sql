-- The table of the hand-tuned peer: the product's texts, ids, types, statuses and times, with only the indexes that its routes need.
drop schema if exists peer cascade;
create schema peer;
create table peer.contracts as
  select id, user_id, title, type, description, location, monthly_payment, remaining_term_months, transfer_fee, status,
    created_at, updated_at from contracts;
alter table peer.contracts
  add primary key (id),
  alter column id set default uuidv7(),
  alter column user_id set not null,
  alter column transfer_fee set default 2500,
  alter column status set default 'active',
  alter column created_at set default now(),
  alter column updated_at set default now(),
  add column search tsvector generated always as (
    setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', location), 'B') ||
    setweight(to_tsvector('english', description), 'C')) stored;
create index on peer.contracts (created_at desc, id desc) where status in ('active', 'pending');
create index on peer.contracts (type, created_at desc, id desc) where status in ('active', 'pending');
create index on peer.contracts using gin (search);
create table peer.members (id uuid primary key, email text not null, is_admin boolean not null);
insert into peer.members select id, email, is_admin from users;
create table peer.sessions (sid text primary key, member_id uuid not null references peer.members, expires_at timestamptz not null);
insert into peer.sessions select sid, (sess #>> '{passport,user}')::uuid, expire from sessions;
