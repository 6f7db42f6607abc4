import { Global, Module } from '@nestjs/common';
import { Visits } from './visits.js';

/** Global, because pages are sent in front of the modules, too. */
@Global()
@Module({ providers: [Visits], exports: [Visits] })
export class VisitsModule {}
