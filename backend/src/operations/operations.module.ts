import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Gauges } from './gauges.js';
import { OperationsController } from './operations.controller.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [FilesModule, PaymentsModule],
  controllers: [OperationsController],
  providers: [Gauges, Readiness],
})
export class OperationsModule {}
