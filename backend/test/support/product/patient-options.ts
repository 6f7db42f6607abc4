import type { DataSourceOptions } from 'typeorm';
import type { Config } from '../../../src/common/config/config.js';
import { dataSourceOptions } from '../../../src/schema/data-source-options.js';

/** The product's settings, but on a busy machine PostgreSQL may take longer for a connection than a visitor waits. */
export function patientOptions(config: Config, url: string): DataSourceOptions {
  const options = dataSourceOptions(config, url);
  const extra = { ...(options.extra as object), connectionTimeoutMillis: 20_000 };
  return { ...options, extra };
}
