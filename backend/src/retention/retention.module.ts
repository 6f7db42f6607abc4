import { Global, Module } from '@nestjs/common';
import { Retention } from './retention.js';

/** Global, as JobsModule is: any module may register a rule for its own table. */
@Global()
@Module({ providers: [Retention], exports: [Retention] })
export class RetentionModule {}
