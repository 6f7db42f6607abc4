import type { INestApplication } from '@nestjs/common';
import { NestFactory, ModulesContainer } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { Installation } from '../installation/installation.js';
import { Config } from '../common/config/config.js';
import { writeOrCheck } from './write-or-check.js';
import { buildSchemaOptions } from '../graphql/graphql.module.js';

const RESOLVER = 'graphql:resolver_type';
const FILE = join(import.meta.dirname, '../../schema.graphql');
const HEADING = '# Printed from the code by `make codegen`; a check fails where the two differ.\n\n';

/** Nothing is started: Nest only lists the classes. */
export function listedApp(): Promise<INestApplication> {
  const config = new Config({ SESSION_SECRET: 'only-to-print-the-descriptions-of-the-apis' });
  return NestFactory.create(AppModule.with(config, {} as DataSource, new Installation('', false)), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
}

/** The schema as the running product serves it. */
async function schemaText(): Promise<string> {
  return HEADING + printSchema(lexicographicSortSchema(await schemaOf(await listedApp()))) + '\n';
}

export async function schemaOf(app: INestApplication): Promise<GraphQLSchema> {
  const resolvers = [...app.get(ModulesContainer).values()]
    .flatMap((module) => [...module.providers.values()])
    .map(({ metatype }) => metatype)
    .filter((metatype) => typeof metatype === 'function' && Reflect.hasMetadata(RESOLVER, metatype));
  const builder = await NestFactory.create(GraphQLSchemaBuilderModule, { logger: false });
  await builder.init();
  return builder.get(GraphQLSchemaFactory).create(resolvers as never[], buildSchemaOptions);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  process.exit(writeOrCheck(FILE, await schemaText()));
