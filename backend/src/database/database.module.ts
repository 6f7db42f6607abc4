import { Global, Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Database } from './database.js';
import { Events } from './events.js';
import { Replicas } from './replicas.js';

/** Takes an open DataSource, whose migrations have run, and closes it when the application stops. */
@Global()
@Module({})
export class DatabaseModule {
  static with(dataSource: DataSource): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({}),
          dataSourceFactory: () => Promise.resolve(dataSource),
        }),
      ],
      providers: [Database, Events, Replicas],
      exports: [Database, Events, Replicas],
    };
  }
}
