import { Global, Module } from '@nestjs/common';
import { Front } from './front.js';
import { OverloadControl } from './overload.js';
import { SharedAnswers } from './shared-answers.js';

@Global()
@Module({
  providers: [Front, SharedAnswers, { provide: OverloadControl, useFactory: () => new OverloadControl() }],
  exports: [SharedAnswers],
})
export class HttpModule {}
