import { Global, Module } from '@nestjs/common';
import { Front } from './answers/front.js';
import { OverloadControl } from './overload.js';
import { SharedAnswers } from './answers/shared-answers.js';

@Global()
@Module({
  providers: [Front, SharedAnswers, { provide: OverloadControl, useFactory: () => new OverloadControl() }],
  exports: [SharedAnswers],
})
export class HttpModule {}
