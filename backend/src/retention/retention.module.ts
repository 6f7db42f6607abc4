import { Global, Module } from '@nestjs/common';
import { Retention } from './retention.js';

/** Global, so that any module can register the rule for its own table. */
@Global()
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
