// A plain page of the same rows: node:http, pg and React's renderToString, with a small stylesheet and no other code.
import { createServer } from 'node:http';
import pg from 'pg';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.CONNECTIONS),
  idleTimeoutMillis: 30_000,
});
const COLUMNS =
  'id, title, type, description, location, monthly_payment, remaining_term_months, status, created_at';
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const Contract = ({ row, heading }) =>
  h(
    'article',
    { className: 'contract' },
    h(heading, null, h('a', { href: `/contracts/${row.id}` }, row.title)),
    h('p', { className: 'kind' }, row.type, ' · ', row.location, ' · ', row.status),
    h('p', null, row.description),
    h(
      'dl',
      null,
      h('dt', null, 'Monthly payment'),
      h('dd', null, dollars.format(row.monthly_payment / 100)),
      h('dt', null, 'Months left'),
      h('dd', null, row.remaining_term_months),
      h('dt', null, 'Listed'),
      h('dd', null, row.created_at.toISOString().slice(0, 10)),
    ),
  );

const Page = ({ title, children }) =>
  h(
    'html',
    { lang: 'en' },
    h('head', null, h('title', null, title), h('link', { rel: 'stylesheet', href: '/page.css' })),
    h('body', null, h('header', null, h('a', { href: '/' }, 'Contracts')), h('main', null, children)),
  );

async function list() {
  const { rows } = await pool.query({
    name: 'list',
    text: `select ${COLUMNS} from peer.contracts where status in ('active', 'pending') order by created_at desc, id desc limit 24`,
  });
  return h(
    Page,
    { title: 'Browse contracts' },
    rows.map((row) => h(Contract, { key: row.id, row, heading: 'h2' })),
  );
}

async function one(id) {
  const { rows } = await pool.query({
    name: 'one',
    text: `select ${COLUMNS} from peer.contracts where id = $1`,
    values: [id],
  });
  return h(Page, { title: rows[0].title }, h(Contract, { row: rows[0], heading: 'h1' }));
}

const server = createServer(async (request, response) => {
  const id = /^\/contracts\/([\w-]+)/.exec(request.url)?.[1];
  const html = `<!doctype html>${renderToString(await (id ? one(id) : list()))}`;
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(html) })
    .end(html);
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => process.send?.('ready'));
