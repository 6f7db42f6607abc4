import { DataSource } from 'typeorm';
import type { Config } from '../common/config/config.js';
import { ConfigError } from '../common/config/config.values.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate } from './migrate.js';

/** Brings the tables up to date and connects. */
export async function openDataSource(config: Config, url: string): Promise<DataSource> {
  await migrate(config, url);
  return new DataSource(dataSourceOptions(config, url)).initialize();
}

/** A production server refuses a database that could lose committed transactions in a crash. */
export async function refuseForgetful(dataSource: DataSource): Promise<void> {
  const [row] = await dataSource.query<{ fsync: string }[]>('show fsync');
  if (row?.fsync === 'on') return;
  throw new ConfigError('The database has fsync off and could lose payments in a crash: switch it on.');
}
