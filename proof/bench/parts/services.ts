import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../../backend/src/create-app.js';
import { Database } from '../../../backend/src/database/database.js';
import { openDataSource } from '../../../backend/src/schema/data-source.js';
import { record } from './plans.js';
import type { Stage } from '../stage.js';

/** The product's services on one database, whose statements are recorded. */
export interface Services {
  app: NestExpressApplication;
  database: Database;
  close(): Promise<void>;
}

export async function openServices(stage: Stage, url: string): Promise<Services> {
  const config = stage.config(url);
  const dataSource = await openDataSource(config, url);
  const app = await createApp(config, dataSource);
  const database = app.get(Database);
  record(database);
  return {
    app,
    database,
    close: async () => {
      await app.close();
      if (dataSource.isInitialized) await dataSource.destroy();
    },
  };
}
