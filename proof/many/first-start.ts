import { isSo, type Line } from '../siege/verdict.js';
import type { Rig } from './rig.js';

const EMAIL = 'admin@example.com';

/** Three processes start at once on an empty database, with an admin to make and a replica that is away. */
export async function firstStart(rig: Rig): Promise<Line[]> {
  const { primary } = rig.servers;
  await primary.rows('create database first_start');
  const url = Object.assign(new URL(primary.url), { pathname: '/first_start' }).href;
  const from = performance.now();
  const processes = await rig.processes(rig.redis.url ? 3 : 1, {
    DATABASE_URL: url,
    DATABASE_REPLICA_URLS: 'postgres://handover@127.0.0.1:1/first_start',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: 'a password of the rig',
  });
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  const lists = await Promise.all(processes.map((one) => fetch(`${one.url}/api/contracts`)));
  const served = lists.filter(({ status }) => status === 200).length;
  await rig.stop(processes);
  const [row] = await primary.rows<{ admins: number; doubled: number }>(
    `select (select count(*)::int from users where is_admin) as admins,
       (select count(*)::int - count(distinct name)::int from migrations) as doubled`,
    url,
  );
  return [
    isSo(
      `${processes.length} processes start at once on an empty database, without their replica`,
      'all serve',
      `${served} serve after ${seconds} s`,
      served === processes.length,
    ),
    isSo(
      'admins made and migrations that ran twice',
      '1, 0',
      `${row?.admins}, ${row?.doubled}`,
      row?.admins === 1 && row.doubled === 0,
    ),
  ];
}
