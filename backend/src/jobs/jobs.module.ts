import { Global, Module } from '@nestjs/common';
import { JobWorker } from './worker.js';

@Global()
@Module({ providers: [JobWorker], exports: [JobWorker] })
export class JobsModule {}
